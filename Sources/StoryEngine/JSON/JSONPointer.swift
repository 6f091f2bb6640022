extension JSONValue {
    /// The RFC 6901 pointer of the deepest value that covers `range`, seen from this value.
    ///
    /// - Returns: nil where this value itself does not cover it.
    func pointer(covering range: Range<Int>) -> String? {
        guard covers(range) else { return nil }
        var pointer = ""
        var value = self
        while value.range != range, let (token, child) = value.child(covering: range) {
            pointer += "/" + token
            value = child
        }
        return pointer
    }

    private func covers(_ other: Range<Int>) -> Bool {
        range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
    }

    private func child(covering range: Range<Int>) -> (token: String, child: JSONValue)? {
        switch content {
        case .array(let elements):
            guard let index = elements.lastIndex(startingBefore: range, at: \.range), elements[index].covers(range)
            else { return nil }
            return (String(index), elements[index])
        case .object(let members):
            guard let index = members.lastIndex(startingBefore: range, at: \.wholeRange) else { return nil }
            let member = members[index]
            let isKey = range == member.keyRange
            guard isKey || member.value.covers(range) else { return nil }
            return (member.key.pointerToken, isKey ? member.value.standing(at: range) : member.value)
        default:
            return nil
        }
    }

    /// The same value as if it stood at `range`: ends the walk at a member whose key is meant.
    private func standing(at range: Range<Int>) -> JSONValue {
        JSONValue(content: .null, range: range)
    }
}

extension JSONMember {
    fileprivate var wholeRange: Range<Int> {
        keyRange.lowerBound..<value.range.upperBound
    }
}

extension Array {
    /// The last element whose range starts at or before `range`; the elements are in the order of the text.
    fileprivate func lastIndex(startingBefore range: Range<Int>, at path: KeyPath<Element, Range<Int>>) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle][keyPath: path].lowerBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}

extension String {
    /// Escaped as RFC 6901, section 3, asks.
    fileprivate var pointerToken: String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return self }
        var token = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "~": token += "~0"
            case "/": token += "~1"
            default: token.unicodeScalars.append(scalar)
            }
        }
        return token
    }
}
