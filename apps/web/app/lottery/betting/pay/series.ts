/** Step between series: two points are 0.1 % of rebate. Source: domain handbook 3.4. */
const SERIES_STEP = 2
const WHOLE = 2000

export interface SeriesRange {
  minimum: number
  maximum: number
  /** The member's own series. The difference to the chosen series is credited as rebate. */
  own: number
}

/** Returns the nearest permitted series. */
export function seriesWithin({ minimum, maximum }: SeriesRange, requested: number): number {
  const stepped = minimum + Math.round((requested - minimum) / SERIES_STEP) * SERIES_STEP
  return Math.min(maximum, Math.max(minimum, stepped))
}

/** Returns the rebate as a share of every stake, independent of the result; as a fraction for `Intl`. */
export const rebateShare = ({ own }: Pick<SeriesRange, 'own'>, series: number): number =>
  Math.max(0, own - series) / WHOLE
