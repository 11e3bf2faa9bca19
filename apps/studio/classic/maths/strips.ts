import { columnAt, stripOf } from '../../slots/maths/strip.ts'
import type { Strip } from '../../slots/maths/strip.ts'
import { symbolByLetter } from './symbols.ts'
import type { SymbolName } from './symbols.ts'

export const ROWS = 3

/** The reels, left to right. */
export const strips: readonly Strip<SymbolName>[] = [
  'DOPTCPBLTBCLDPLCBLOPPDBSOPBLOBPOLP',
  'OCDLPDBPLBOPBOCBLPPTOBLPCLBODPSTPL',
  'PLBTPBLOBLPTDPODPBOLCBSLPPLODCPOCB',
].map((letters) => stripOf(letters, symbolByLetter))

/** Symbols that each reel shows at each stop. */
const landed = strips.map((strip) => strip.map((_, stop) => columnAt(strip, stop, ROWS)))

export function columnsAt(stops: readonly number[]): SymbolName[][] {
  return landed.map((columns, reel) => columns[stops[reel] ?? 0] ?? [])
}
