/** The symbols of one reel in their order; the last is followed by the first. */
export type Strip<Name extends string> = readonly Name[]

/** Reads a strip that is written with one letter a symbol. */
export function stripOf<Name extends string>(letters: string, byLetter: Readonly<Record<string, Name>>): Strip<Name> {
  return Array.from(letters, (letter) => {
    const name = byLetter[letter]
    if (!name) throw new Error(`No symbol has the letter ${letter}.`)
    return name
  })
}

/** The symbol at any place, counted round and round in both directions. */
export function symbolAt<Name extends string>(strip: Strip<Name>, place: number): Name {
  const symbol = strip[((place % strip.length) + strip.length) % strip.length]
  if (!symbol) throw new Error(`A strip has no place ${place}.`)
  return symbol
}

/** The symbols that a reel shows in so many rows when it stops with this place of its strip in the top one. */
export function columnAt<Name extends string>(strip: Strip<Name>, stop: number, rows: number): Name[] {
  return Array.from({ length: rows }, (_, row) => symbolAt(strip, stop + row))
}
