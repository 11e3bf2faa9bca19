import { columnAt as shownBy, stripOf } from '../../slots/maths/strip.ts'
import type { Strip as StripOf } from '../../slots/maths/strip.ts'
import { ROWS } from './lines.ts'
import { symbolByLetter } from './symbols.ts'
import type { SymbolName } from './symbols.ts'

export type Strip = StripOf<SymbolName>

/** The reel strips, left to right, for base game and free spins. */
export const strips: readonly Strip[] = [
  'RAOKHSTQAFFOKJQFHJTOFJRHKJTQAKOQHTAR',
  'QJTAQJRTHKQTWARHJASTOQJFKOWRHKOFHKSAF',
  'SFQJTKOAFKQTWWJQTHOJKHORFFAOKRAWHJAQR',
  'WKJRFHKQOTAHWQFKRSHFQATJQORKATJHSOTJA',
  'TKQAFORSTQAJHFFAKQHRKJOATQJORFTHAJKH',
].map((letters) => stripOf(letters, symbolByLetter))

/** Returns the symbols that a reel shows when it stops with this position of its strip in the top row. */
export function columnAt(strip: Strip, stop: number): SymbolName[] {
  return shownBy(strip, stop, ROWS)
}
