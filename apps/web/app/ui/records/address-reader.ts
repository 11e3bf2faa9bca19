interface AddressReader {
  /** Returns the value of a parameter if it is known; otherwise the default. */
  read<Value>(name: string, parse: (text: string) => Value | undefined, fallback: Value): Value
  /** Whether an invalid value was replaced with its default. */
  wasCorrected(): boolean
}

/** Reads parameters of an address, which is user input. */
export function addressReader(search: URLSearchParams): AddressReader {
  let corrected = false
  return {
    read(name, parse, fallback) {
      const text = search.get(name)
      if (!text) return fallback
      const value = parse(text)
      if (value === undefined) corrected = true
      return value ?? fallback
    },
    wasCorrected: () => corrected,
  }
}
