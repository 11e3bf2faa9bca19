import * as z from 'zod/mini'

import { endpoint } from '../../kit/endpoint.ts'
import { wholeNumber } from '../../kit/paging.ts'
import { PrizeModeId, prizeModeNames } from './order-status.ts'

/** Prize modes are numbered from 1: see `PrizeModeId`. */
const PRIZE_MODES = Object.keys(prizeModeNames).length

/** A series: 1950 pays 19.50 per stake of 2.00 at odds of 10. The limit is far above all series. */
export const Series = z.int().check(z.gte(0), z.lte(10_000))

/** A member's series for a group of games in a prize mode. Source: domain handbook 3.4. */
const SeriesOfGroup = z.object({
  groupCode: z.string(),
  prizeModeId: PrizeModeId,
  /** The member's own series: for a bet below it, the difference is credited as rebate. */
  series: z.number(),
  /** Range of series for bets. */
  minimum: z.number(),
  maximum: z.number(),
  /** Series with a return of 100 %. */
  base: z.number(),
  step: z.number(),
  /** MAX, MIN: the only series is fixed. BAR: the player chooses. */
  seriesControl: z.enum(['MAX', 'MIN', 'BAR']),
})
export type SeriesOfGroup = z.output<typeof SeriesOfGroup>

export const getSeries = endpoint({
  summary: 'Returns the member’s lottery series by game group and prize mode.',
  method: 'GET',
  path: '/lgw/customers/series',
  access: 'member',
  input: z.object({
    groupCode: z.optional(z.string().check(z.maxLength(20))),
    prizeModeId: z.optional(wholeNumber(1, PRIZE_MODES)),
  }),
  output: z.object({ series: z.array(SeriesOfGroup) }),
})
