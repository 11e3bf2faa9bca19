interface AddressReader {
  /** What stands in an address under a name, as far as it is known there; else what is usual. */
  read<Value>(name: string, known: (text: string) => Value | undefined, usual: Value): Value
  /** Whether something made no sense and fell back. */
  wasMended(): boolean
}

/** Reads what is asked for out of an address that anybody may have changed. */
export function addressReader(search: URLSearchParams): AddressReader {
  let mended = false
  return {
    read(name, known, usual) {
      const text = search.get(name)
      if (!text) return usual
      const value = known(text)
      if (value === undefined) mended = true
      return value ?? usual
    },
    wasMended: () => mended,
  }
}
