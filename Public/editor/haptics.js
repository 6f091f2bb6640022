// @ts-check
/** @import {PlayerElement} from './types.d.ts' */
import { say } from '../words.js';

/** What a haptic is on this device. @param {PlayerElement['haptics']} haptics */
export function hapticsText(haptics) {
  if (haptics === 'vibration') return say('This device vibrates on a tap.');
  if (haptics === 'switch') return say('This device plays the system’s haptic.');
  return say('This device cannot vibrate: a ripple shows the haptic.');
}
