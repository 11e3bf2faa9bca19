import { lines, REELS, ROWS } from '../lines.ts'
import { MIN_OF_A_KIND, linePays, scatterPays } from '../paytable.ts'
import { columnAt, strips } from '../strips.ts'
import { SCATTER, symbolNames, WILD } from '../symbols.ts'

/** Frequency of each win (in stakes of one line) over all stops of the reels, by whether it awards free spins. */
export interface Tally {
  spins: number
  plain: Uint32Array
  triggering: Uint32Array
}

const [wild, scatter] = [symbolNames.indexOf(WILD), symbolNames.indexOf(SCATTER)]
/** By symbol, then by number of a kind. */
const payByCount = symbolNames.map((name) => {
  const pays = name === WILD || name === SCATTER ? [0, 0, 0] : linePays[name]
  return Uint32Array.from([...Array.from({ length: MIN_OF_A_KIND }, () => 0), ...pays])
})
const scatterPayByCount = [...Array.from({ length: MIN_OF_A_KIND }, () => 0), ...scatterPays]
const MAX_UNITS = lines.length * (Math.max(...Object.values(linePays).flat()) + Math.max(...scatterPays))

interface Reel {
  /** The symbol of each row at each stop. */
  symbols: Uint8Array
  /** Number of visible scatters at each stop. */
  scatters: Uint8Array
  stops: number
}

interface TallyState {
  /** Lines whose symbols so far match from the left, with that symbol. */
  open: { rows: readonly number[]; symbol: number }[]
  units: number
  scatters: number
}

/**
 * Enumerates all 65 million combinations of stops. Most lines no longer match at the third reel; only lines that still
 * match are evaluated further.
 */
export function tallyAllStops(): Tally {
  const reels = strips.map(reelOf)
  const tally = {
    spins: reels.reduce((product, reel) => product * reel.stops, 1),
    plain: new Uint32Array(MAX_UNITS + 1),
    triggering: new Uint32Array(MAX_UNITS + 1),
  }
  const open = lines.map((rows) => ({ rows, symbol: -1 }))
  visit(reels, 0, { open, units: 0, scatters: 0 }, tally)
  return tally
}

function reelOf(strip: (typeof strips)[number]): Reel {
  const columns = strip.map((_, stop) => columnAt(strip, stop))
  return {
    symbols: Uint8Array.from(columns.flat(), (name) => symbolNames.indexOf(name)),
    scatters: Uint8Array.from(columns, (column) => column.filter((name) => name === SCATTER).length),
    stops: strip.length,
  }
}

function visit(reels: Reel[], depth: number, position: TallyState, tally: Tally): void {
  const reel = reels[depth]
  if (!reel) return
  if (depth === REELS - 1) return tallyLast(reel, position, tally)
  for (let stop = 0; stop < reel.stops; stop++) visit(reels, depth + 1, advance(reel, stop, depth, position), tally)
}

function advance(reel: Reel, stop: number, depth: number, { open, units, scatters }: TallyState): TallyState {
  const next: TallyState = { open: [], units, scatters: scatters + (reel.scatters[stop] ?? 0) }
  for (const line of open) {
    const symbol = reel.symbols[stop * ROWS + (line.rows[depth] ?? 0)] ?? 0
    if (depth === 0 && symbol !== scatter) next.open.push({ rows: line.rows, symbol })
    else if (depth > 0 && (symbol === line.symbol || symbol === wild)) next.open.push(line)
    else if (depth > 0) next.units += payByCount[line.symbol]?.[depth] ?? 0
  }
  return next
}

/** The innermost loop of the enumeration: plain indices, no allocation. */
function tallyLast(reel: Reel, { open, units, scatters }: TallyState, tally: Tally): void {
  const last = REELS - 1
  for (let stop = 0; stop < reel.stops; stop++) {
    const seen = scatters + (reel.scatters[stop] ?? 0)
    let total = units + (scatterPayByCount[seen] ?? 0) * lines.length
    for (let index = 0; index < open.length; index++) {
      const line = open[index]
      if (!line) continue
      const symbol = reel.symbols[stop * ROWS + (line.rows[last] ?? 0)]
      const continues = symbol === line.symbol || symbol === wild
      total += payByCount[line.symbol]?.[continues ? REELS : last] ?? 0
    }
    const counts = seen < MIN_OF_A_KIND ? tally.plain : tally.triggering
    counts[total] = (counts[total] ?? 0) + 1
  }
}
