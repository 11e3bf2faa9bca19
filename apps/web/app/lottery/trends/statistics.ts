/** Over how many draws one looks. Source: domain handbook 5.6. */
export const SPANS = [30, 50, 100] as const
export type Span = (typeof SPANS)[number]

export interface ColumnStatistics {
  /** In how many of the last 30, 50 and 100 draws it came. */
  frequency: Record<Span, number>
  /** Draws since it came last: 0 when it has just come. */
  omission: number
  /** Null where it never came. */
  average: string | null
  maximum: number
  heat: 'hot' | 'cold' | null
}

type Hits = readonly (readonly number[])[]

/** With fewer columns all of them would be hot or cold. */
const COLUMNS_WITH_HEAT = 8
const HOT_AND_COLD = 3

/** What the charts say in figures. `hits` of each draw, the latest first. Source of the definitions: domain handbook 5.6. */
export function statisticsOf(hits: Hits, columns: number): ColumnStatistics[] {
  const all = Array.from({ length: columns }, (_, column) => statisticsOfOne(hits.map((one) => one.includes(column))))
  if (columns < COLUMNS_WITH_HEAT) return all
  const ranked = all.map((_, column) => column).sort((a, b) => countOf(all, b) - countOf(all, a) || a - b)
  const hot = ranked.slice(0, HOT_AND_COLD)
  const cold = ranked.slice(-HOT_AND_COLD)
  return all.map((one, column) => ({ ...one, heat: heatOf(hot.includes(column), cold.includes(column)) }))
}

const countOf = (all: readonly ColumnStatistics[], column: number) => all[column]?.frequency[50] ?? 0

function heatOf(isHot: boolean, isCold: boolean): ColumnStatistics['heat'] {
  if (isHot) return 'hot'
  return isCold ? 'cold' : null
}

function statisticsOfOne(came: readonly boolean[]): ColumnStatistics {
  const count = (span: number) => came.slice(0, span).filter(Boolean).length
  const hits = count(came.length)
  const [omission, maximum] = gapsOf(came)
  return {
    frequency: { 30: count(30), 50: count(50), 100: count(100) },
    omission,
    average: hits === 0 ? null : (came.length / hits - 1).toFixed(2),
    maximum,
    heat: null,
  }
}

/** The gap that runs, and the longest. */
function gapsOf(came: readonly boolean[]): [omission: number, maximum: number] {
  const gaps = [0]
  for (const one of came) {
    if (one) gaps.push(0)
    else gaps[gaps.length - 1] = (gaps[gaps.length - 1] ?? 0) + 1
  }
  return [gaps[0] ?? 0, Math.max(...gaps)]
}

/** For each draw and column, how many draws it had not come by then; 0 where it came. The latest first, as the hits. */
export function omissionsOf(hits: Hits, columns: number): number[][] {
  const running = Array.from({ length: columns }, () => 0)
  const rows = [...hits].reverse().map((one) =>
    running.map((_, column) => {
      running[column] = one.includes(column) ? 0 : (running[column] ?? 0) + 1
      return running[column]
    }),
  )
  return rows.reverse()
}
