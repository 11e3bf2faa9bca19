/** Source: domain handbook 3.4: two points of series are a tenth of a percent of rebate. */
const SERIES_STEP = 2
const WHOLE = 2000

export interface SeriesRange {
  minimum: number
  maximum: number
  /** What the member himself has: what he does not play for comes back to him. */
  own: number
}

/** The nearest series that may be played for. */
export function seriesWithin({ minimum, maximum }: SeriesRange, wanted: number): number {
  const stepped = minimum + Math.round((wanted - minimum) / SERIES_STEP) * SERIES_STEP
  return Math.min(maximum, Math.max(minimum, stepped))
}

/** The share of every stake that comes back, whatever is drawn; as `Intl` wants it. */
export const rebateShare = ({ own }: Pick<SeriesRange, 'own'>, series: number): number =>
  Math.max(0, own - series) / WHOLE
