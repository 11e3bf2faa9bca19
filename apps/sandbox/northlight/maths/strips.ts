import { ROWS } from './lines.ts'
import { symbolByLetter } from './symbols.ts'
import type { SymbolName } from './symbols.ts'

export type Strip = readonly SymbolName[]

/** The reel strips, left to right, in base game and free spins alike; the last symbol is followed by the first. */
export const strips: readonly Strip[] = [
  'RAOKHSTQAFFOKJQFHJTOFJRHKJTQAKOQHTAR',
  'QJTAQJRTHKQTWARHJASTOQJFKOWRHKOFHKSAF',
  'SFQJTKOAFKQTWWJQTHOJKHORFFAOKRAWHJAQR',
  'WKJRFHKQOTAHWQFKRSHFQATJQORKATJHSOTJA',
  'TKQAFORSTQAJHFFAKQHRKJOATQJORFTHAJKH',
].map((letters) => Array.from(letters, symbolOf))

/** The symbols a reel shows when it stops with this place of its strip in the top row. */
export function columnAt(strip: Strip, stop: number): SymbolName[] {
  const column: SymbolName[] = []
  for (let row = 0; row < ROWS; row++) column.push(symbolAt(strip, stop + row))
  return column
}

/** The symbol at any place, counted round and round in both directions. */
export function symbolAt(strip: Strip, place: number): SymbolName {
  const symbol = strip[((place % strip.length) + strip.length) % strip.length]
  if (!symbol) throw new Error(`A strip has no place ${place}.`)
  return symbol
}

function symbolOf(letter: string): SymbolName {
  const entry = Object.entries(symbolByLetter).find(([known]) => known === letter)
  if (!entry) throw new Error(`No symbol has the letter ${letter}.`)
  return entry[1]
}
