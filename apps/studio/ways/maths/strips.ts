import { columnAt, stripOf } from '../../slots/maths/strip.ts'
import type { Strip } from '../../slots/maths/strip.ts'
import { symbolByLetter, WILD } from './symbols.ts'
import type { SymbolName } from './symbols.ts'

export const REELS = 5
export const ROWS = 3

/** The reels, left to right, in every spin and respin alike. */
export const strips: readonly Strip<SymbolName>[] = [
  'FFDIHADEIHGIDHGIFGEHCIEGHECABFDIGFEBDFGCHIHEBGCS',
  'AFGDHGFDIGHFEHESIGCDBEAGIHEFCIDCFIGIHEGFHBWIBHCEDGHI',
  'CHSCHIDBEGDWEAGIFEDFGFIAGHIFHIFCHGIDGIFEBCHGEHEDHGIB',
  'EDHAGEBGHIEIDSHBCIDHEICEFHCWGFHGDFIGCHFGIFDEBGHIAFGI',
  'DGSDHIGBEHIGFDHIAEGFEICGBCGHAEGHEIDFHCIFBIFFDCEH',
].map((letters) => stripOf(letters, symbolByLetter))

const ALL_WILD: readonly SymbolName[] = Array.from({ length: ROWS }, () => WILD)
/** What each reel shows at each of its places; where a wild comes, it grows over the whole reel. */
const landed = strips.map((strip) => strip.map((_, stop) => grown(columnAt(strip, stop, ROWS))))

function grown(column: SymbolName[]): readonly SymbolName[] {
  return column.includes(WILD) ? ALL_WILD : column
}

/** What a reel shows; one that is held is wild wherever it stands. */
export function columnShown(reel: number, stop: number, held: boolean): readonly SymbolName[] {
  return held ? ALL_WILD : (landed[reel]?.[stop] ?? [])
}
