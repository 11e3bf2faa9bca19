import { scatterPays, wayPays } from '../paytable.ts'
import { columnShown, REELS, ROWS, strips } from '../strips.ts'
import { payingSymbols, SCATTER, WILD } from '../symbols.ts'

/** The set of wild reels: one bit per reel. */
export type Reels = number

/** Frequency of each win of one spin with these reels held, by the reels that are wild after it. */
export interface SpinTally {
  held: Reels
  spins: number
  after: Map<Reels, Uint32Array>
}

interface Stop {
  /** Number of each visible paying symbol; a wild counts as each. */
  symbolCounts: Uint8Array
  scatters: number
  wild: Reels
  /** Number of strip positions with this appearance. */
  times: number
}

interface TallyState {
  /** Symbols that occur on every reel so far from the left, with their number of ways. */
  open: { symbol: number; ways: number }[]
  units: number
  scatters: number
  wild: Reels
  times: number
}

const payByCount = payingSymbols.map((name) => [0, 0, 0, ...wayPays[name]])
const scatterPayByCount = [0, 0, 0, ...scatterPays]
const MAX_WAYS = ROWS ** REELS
const MAX_UNITS = Math.max(...payByCount.flat()) * MAX_WAYS + Math.max(...scatterPays)

/** Sets of reels that can be held: wilds are only on the middle reels. */
export const heldSets: readonly Reels[] = Array.from({ length: 2 ** REELS }, (_, set) => set).filter((set) =>
  strips.every((strip, reel) => !includesReel(set, reel) || strip.includes(WILD)),
)

function includesReel(set: Reels, reel: number): boolean {
  return (set & (1 << reel)) !== 0
}

/** Enumerates all stops of the spinning reels: 130 million spins when none is held. */
export function tallySpin(held: Reels): SpinTally {
  const reels = strips.map((_, reel) => stopsOf(reel, includesReel(held, reel)))
  const tally: SpinTally = {
    held,
    spins: reels.reduce((product, stops) => product * stops.reduce((sum, { times }) => sum + times, 0), 1),
    after: new Map(),
  }
  const open = payingSymbols.map((_, symbol) => ({ symbol, ways: 1 }))
  visit(reels, 0, { open, units: 0, scatters: 0, wild: 0, times: 1 }, tally)
  return tally
}

/** Returns the distinct appearances of a reel with their frequencies; a held reel has a single one. */
function stopsOf(reel: number, held: boolean): Stop[] {
  const places = held ? 1 : (strips[reel]?.length ?? 0)
  const stops = new Map<string, Stop>()
  for (let position = 0; position < places; position++) {
    const column = columnShown(reel, position, held)
    const symbolCounts = payingSymbols.map(
      (name) => column.filter((candidate) => candidate === name || candidate === WILD).length,
    )
    const scatters = column.filter((candidate) => candidate === SCATTER).length
    const key = `${symbolCounts.join()}/${scatters}`
    const counted = stops.get(key)
    const wild = column.includes(WILD) ? 1 << reel : 0
    if (counted) counted.times += 1
    else stops.set(key, { symbolCounts: Uint8Array.from(symbolCounts), scatters, wild, times: 1 })
  }
  return [...stops.values()]
}

function visit(reels: Stop[][], depth: number, position: TallyState, tally: SpinTally): void {
  const stops = reels[depth]
  if (!stops) return count(position, tally)
  for (const stop of stops) visit(reels, depth + 1, advance(position, stop, depth), tally)
}

function advance({ open, units, scatters, wild, times }: TallyState, stop: Stop, depth: number): TallyState {
  const next: TallyState = {
    open: [],
    units,
    scatters: scatters + stop.scatters,
    wild: wild | stop.wild,
    times: times * stop.times,
  }
  for (const { symbol, ways } of open) {
    const symbolCount = stop.symbolCounts[symbol] ?? 0
    const pay = payByCount[symbol]?.[symbolCount > 0 ? depth + 1 : depth] ?? 0
    if (symbolCount === 0) next.units += pay * ways
    else if (depth === REELS - 1) next.units += pay * ways * symbolCount
    else next.open.push({ symbol, ways: ways * symbolCount })
  }
  return next
}

function count({ units, scatters, wild, times }: TallyState, tally: SpinTally): void {
  const total = units + (scatterPayByCount[scatters] ?? 0)
  let counts = tally.after.get(wild)
  if (!counts) tally.after.set(wild, (counts = new Uint32Array(MAX_UNITS + 1)))
  counts[total] = (counts[total] ?? 0) + times
}
