/** The symbols of one reel in order; the strip is circular. */
export type Strip<Name extends string> = readonly Name[]

/** Parses a strip written with one letter per symbol. */
export function stripOf<Name extends string>(letters: string, byLetter: Readonly<Record<string, Name>>): Strip<Name> {
  return Array.from(letters, (letter) => {
    const name = byLetter[letter]
    if (!name) throw new Error(`There is no symbol with the letter ${letter}.`)
    return name
  })
}

/** Returns the symbol at any position; the strip wraps around in both directions. */
export function symbolAt<Name extends string>(strip: Strip<Name>, index: number): Name {
  const symbol = strip[((index % strip.length) + strip.length) % strip.length]
  if (!symbol) throw new Error(`The reel strip has no position ${index}.`)
  return symbol
}

/** Returns the symbols that a reel shows in its rows when it stops with this strip position in the top one. */
export function columnAt<Name extends string>(strip: Strip<Name>, stop: number, rows: number): Name[] {
  return Array.from({ length: rows }, (_, row) => symbolAt(strip, stop + row))
}
