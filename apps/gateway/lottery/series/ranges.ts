import type { PrizeMode } from '@ante/lottery/prize-mode.ts'

/** Range of series in a group of games. */
export interface SeriesRange {
  base: number
  minimum: number
  /** Maximum for a member. */
  highest: number
  /** Maximum for a bet. */
  highestBet: number
  step: number
  seriesControl: 'MAX' | 'MIN' | 'BAR'
}

const BAR = { step: 2, seriesControl: 'BAR' } as const
const OF_2000 = { base: 2000, minimum: 1700, highest: 1956, highestBet: 1950, ...BAR }

/** Source: domain handbook 3.4. Other groups have the range of SSC. */
const BY_GROUP: Record<string, SeriesRange> = {
  SSC: OF_2000,
  '11X5': { base: 1980, minimum: 1660, highest: 1916, highestBet: 1910, ...BAR },
  LF: { base: 2000, minimum: 1660, highest: 1916, highestBet: 1910, ...BAR },
  PK10: { base: 2000, minimum: 1440, highest: 1948, highestBet: 1940, ...BAR },
  SEAPK10: { base: 2000, minimum: 1440, highest: 1948, highestBet: 1940, ...BAR },
}
const ZY: SeriesRange = { base: 2000, minimum: 2000, highest: 2020, highestBet: 2010, ...BAR }

export const seriesRangeOf = (groupCode: string, prizeMode: PrizeMode): SeriesRange =>
  prizeMode === 'ZY' ? ZY : (BY_GROUP[groupCode] ?? OF_2000)

/** Returns the default series of a member. */
export const defaultSeries = (groupCode: string, prizeMode: PrizeMode): number =>
  seriesRangeOf(groupCode, prizeMode).highestBet
