/** Over how many draws one looks. Source: domain handbook 5.6. */
export const SPANS = [30, 50, 100] as const
export type Span = (typeof SPANS)[number]

/** What boards and charts say of a ball, or of whatever else draws are sorted into. */
export interface HitStatistics {
  /** In how many of the last 30, 50 and 100 draws it came. */
  frequency: Record<Span, number>
  /** Draws since it came last: 0 when it has just come. */
  omission: number
  /** Decimal text with two places; null where it never came. */
  averageOmission: string | null
  maximumOmission: number
  /** Among the three most frequent, or the three least, of the last 50. */
  heat: 'hot' | 'cold' | null
}

/** In which hot and cold are told, and how many of each. Source: domain handbook 5.6. */
const HEAT_SPAN = 50
const HOT = 3

/** Of each column, by the columns that each draw hit; the latest draw comes first. */
export function hitStatistics(hits: readonly (readonly number[])[], columns: number): HitStatistics[] {
  return withHeat(Array.from({ length: columns }, (_, column) => statisticsOf(hits, column)))
}

function statisticsOf(draws: readonly (readonly number[])[], column: number): HitStatistics {
  const hits = draws.flatMap((draw, place) => (draw.includes(column) ? [place] : []))
  // Before the first hit and behind the last there are gaps as well.
  const gaps = [...hits, draws.length].map((hit, at) => hit - (hits[at - 1] ?? -1) - 1)
  const within = (span: Span) => hits.filter((place) => place < span).length
  return {
    frequency: { 30: within(30), 50: within(50), 100: within(100) },
    omission: gaps[0] ?? 0,
    averageOmission: average(draws.length, hits.length),
    maximumOmission: Math.max(...gaps),
    heat: null,
  }
}

/** All draws over hits, less one. Source: domain handbook 5.6. Hundredths, so that no float is told. */
function average(draws: number, hits: number): string | null {
  if (hits === 0) return null
  const hundredths = Math.round((100 * (draws - hits)) / hits)
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** The three that came most and the three that came least; none where that says nothing, as among six faces. */
function withHeat(all: HitStatistics[]): HitStatistics[] {
  if (all.length < 2 * HOT + 1) return all
  const byFrequency = [...all].sort((one, other) => other.frequency[HEAT_SPAN] - one.frequency[HEAT_SPAN])
  const [most, least] = [byFrequency.slice(0, HOT), byFrequency.slice(-HOT)]
  if (most[HOT - 1]?.frequency[HEAT_SPAN] === least[0]?.frequency[HEAT_SPAN]) return all
  return all.map((one) => ({ ...one, heat: heatOf(most.includes(one), least.includes(one)) }))
}

function heatOf(isHot: boolean, isCold: boolean): HitStatistics['heat'] {
  if (isHot) return 'hot'
  return isCold ? 'cold' : null
}
