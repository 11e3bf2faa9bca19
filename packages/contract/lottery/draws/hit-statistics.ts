/** Numbers of draws of the statistics. Source: domain handbook 5.6. */
export const SPANS = [30, 50, 100] as const
export type Span = (typeof SPANS)[number]

/** Statistics of a ball, or of any other column of a chart. */
export interface HitStatistics {
  /** Number of hits in the last 30, 50 and 100 draws. */
  frequency: Record<Span, number>
  /** Draws since the last hit: 0 if it was in the latest draw. */
  omission: number
  /** Decimal text with two decimals; null without a hit. */
  averageOmission: string | null
  maximumOmission: number
  /** `hot`: one of the three most frequent of the last 50 draws; `cold`: one of the three least frequent. */
  heat: 'hot' | 'cold' | null
}

/** Number of draws that determine the hot and cold columns, and number of each. Source: domain handbook 5.6. */
const HEAT_SPAN = 50
const HOT = 3

/** Returns the statistics of each column. `hits` has the columns that each draw hit, beginning with the latest draw. */
export function hitStatistics(hits: readonly (readonly number[])[], columns: number): HitStatistics[] {
  return withHeat(Array.from({ length: columns }, (_, column) => statisticsOf(hits, column)))
}

function statisticsOf(draws: readonly (readonly number[])[], column: number): HitStatistics {
  const hits = draws.flatMap((draw, index) => (draw.includes(column) ? [index] : []))
  // Includes the gaps before the first hit and after the last.
  const gaps = [...hits, draws.length].map((drawIndex, at) => drawIndex - (hits[at - 1] ?? -1) - 1)
  const hitsWithin = (span: Span) => hits.filter((index) => index < span).length
  return {
    frequency: { 30: hitsWithin(30), 50: hitsWithin(50), 100: hitsWithin(100) },
    omission: gaps[0] ?? 0,
    averageOmission: average(draws.length, hits.length),
    maximumOmission: Math.max(...gaps),
    heat: null,
  }
}

/** Returns the average omission: draws divided by hits, minus one; null without hits. Source: domain handbook 5.6. */
function average(draws: number, hits: number): string | null {
  if (hits === 0) return null
  const hundredths = Math.round((100 * (draws - hits)) / hits)
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** Marks the three most and the three least frequent columns; none if there are too few columns, such as six faces. */
function withHeat(statistics: HitStatistics[]): HitStatistics[] {
  if (statistics.length < 2 * HOT + 1) return statistics
  const byFrequency = [...statistics].sort((a, b) => b.frequency[HEAT_SPAN] - a.frequency[HEAT_SPAN])
  const [hottest, coldest] = [byFrequency.slice(0, HOT), byFrequency.slice(-HOT)]
  if (hottest[HOT - 1]?.frequency[HEAT_SPAN] === coldest[0]?.frequency[HEAT_SPAN]) return statistics
  return statistics.map((item) => ({ ...item, heat: heatOf(hottest.includes(item), coldest.includes(item)) }))
}

function heatOf(isHot: boolean, isCold: boolean): HitStatistics['heat'] {
  if (isHot) return 'hot'
  return isCold ? 'cold' : null
}
