import { columnAt, stripOf } from '../../slots/maths/strip.ts'
import type { Strip } from '../../slots/maths/strip.ts'
import { symbolByLetter, WILD } from './symbols.ts'
import type { SymbolName } from './symbols.ts'

export const REELS = 5
export const ROWS = 3

/** The reels, left to right, for every spin and respin. */
export const strips: readonly Strip<SymbolName>[] = [
  'FFDIHADEIHGIDHGIFGEHCIEGHECABFDIGFEBDFGCHIHEBGCS',
  'AFGDHGFDIGHFEHESIGCDBEAGIHEFCIDCFIGIHEGFHBWIBHCEDGHI',
  'CHSCHIDBEGDWEAGIFEDFGFIAGHIFHIFCHGIDGIFEBCHGEHEDHGIB',
  'EDHAGEBGHIEIDSHBCIDHEICEFHCWGFHGDFIGCHFGIFDEBGHIAFGI',
  'DGSDHIGBEHIGFDHIAEGFEICGBCGHAEGHEIDFHCIFBIFFDCEH',
].map((letters) => stripOf(letters, symbolByLetter))

const ALL_WILD: readonly SymbolName[] = Array.from({ length: ROWS }, () => WILD)
/** Symbols of each reel at each stop; a wild expands over the whole reel. */
const landed = strips.map((strip) => strip.map((_, stop) => grown(columnAt(strip, stop, ROWS))))

function grown(column: SymbolName[]): readonly SymbolName[] {
  return column.includes(WILD) ? ALL_WILD : column
}

/** Returns the symbols of a reel; a held one is wild at any stop. */
export function columnShown(reel: number, stop: number, held: boolean): readonly SymbolName[] {
  return held ? ALL_WILD : (landed[reel]?.[stop] ?? [])
}
