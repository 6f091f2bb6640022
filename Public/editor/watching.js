// @ts-check
import { say } from '../words.js';

/**
 * Follows the file that the server watches.
 * @param {{replace: (text: string, done: string) => void, say: (sentence: string) => void}} acts
 */
export function followFile({ replace, say: tell }) {
  const source = new EventSource('/api/watch');
  source.addEventListener('text', ({ data }) => {
    const { name, text } = JSON.parse(data);
    if (text === null) tell(say('The file {name} cannot be read. Its last text stays here.', { name }));
    else replace(text, say('The file {name} was saved.', { name }));
  });
}
