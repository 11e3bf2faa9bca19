import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint } from '../kit/endpoint.ts'
import { DecimalText } from '../kit/money.ts'
import { PlayDay } from '../launch/play-days.ts'
import { PrizeModeId } from '../lottery/orders/order-status.ts'
import { Series } from '../lottery/orders/series.ts'
import { TeamMember, TeamMemberId } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'

/**
 * Game categories whose rebate an agent shares with the downline; the lottery has its series instead. Source: domain
 * handbook 6.2.
 */
export const LadderCategory = z.enum(['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])
export type LadderCategory = z.output<typeof LadderCategory>

/** Step of the rates in thousandths of a percent: 0.1 %. */
export const LADDER_STEP = 100
/** Maximum rate in thousandths of a percent: ten percent, as for all rebates. */
export const MAX_THOUSANDTHS = 10_000
/** Maximum number of series: a merchant has fewer groups and prize modes. */
const MAX_SERIES = 200

/** A rate in percent with at most three decimals: `0.6`. */
const Percent = z.string().check(z.regex(/^\d{1,2}(\.\d{1,3})?$/))

const LadderRate = z.object({
  category: LadderCategory,
  /** Rate for bets of today, in percent. */
  rate: DecimalText,
  /** Rate for bets from tomorrow on, if it was changed today. */
  next: z.nullable(DecimalText),
})
export type LadderRate = z.output<typeof LadderRate>

/** Permitted range: from the highest rate in the member's downline to the agent's own rate. */
const RateRange = z.object({ ...LadderRate.shape, lowest: DecimalText, highest: DecimalText })
export type RateRange = z.output<typeof RateRange>

const LadderSeries = z.object({
  groupCode: z.string().check(z.maxLength(20)),
  prizeModeId: PrizeModeId,
  series: Series,
})
export type LadderSeries = z.output<typeof LadderSeries>

const SeriesRange = z.object({ ...LadderSeries.shape, lowest: z.number(), highest: z.number(), step: z.number() })
export type SeriesRange = z.output<typeof SeriesRange>

const DownlineRates = z.object({ ...TeamMember.shape, rates: z.array(LadderRate), series: z.array(LadderSeries) })
export type DownlineRates = z.output<typeof DownlineRates>

/** New calls for a page of the old platform. */
export const listDownlineRates = endpoint({
  summary: 'Returns the rebate rates of the agent and of all direct downlines, by product and lottery group.',
  method: 'GET',
  path: '/wps/agent/rebate/downlines',
  access: 'member',
  may: memberMay.openAgencyCentre,
  input: z.object({
    /** Account prefix. */
    search: z._default(z.string().check(z.maxLength(64)), ''),
    /** `next` of the previous answer. */
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  output: z.object({
    downlines: z.array(DownlineRates),
    own: z.object({ rates: z.array(LadderRate), series: z.array(LadderSeries) }),
    /** Day from which a change made today applies; series apply from the next bet. */
    changesFrom: PlayDay,
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
  }),
})
export type DownlineRatesPage = z.output<typeof listDownlineRates.output>

const oneDownline = z.object({ memberId: TeamMemberId })

const RatesRange = z.object({
  member: TeamMember,
  rates: z.array(RateRange),
  series: z.array(SeriesRange),
  changesFrom: PlayDay,
})
export type RatesRange = z.output<typeof RatesRange>

export const getDownlineRates = endpoint({
  summary: 'Returns a direct downline’s rebate rates and the range in which the agent may set them.',
  method: 'GET',
  path: '/wps/agent/rebate/downline',
  access: 'member',
  may: memberMay.openAgencyCentre,
  input: oneDownline,
  output: RatesRange,
})

export const putDownlineRates = endpoint({
  summary: 'Sets a direct downline’s rebate rates from the next day on, and lottery series for later bets.',
  method: 'POST',
  path: '/wps/agent/rebate/downline',
  access: 'member',
  may: memberMay.openAgencyCentre,
  input: z.object({
    ...oneDownline.shape,
    rates: z._default(
      z.array(z.object({ category: LadderCategory, rate: Percent })).check(z.maxLength(LadderCategory.options.length)),
      [],
    ),
    series: z._default(z.array(LadderSeries).check(z.maxLength(MAX_SERIES)), []),
  }),
  output: RatesRange,
  refusals: {
    ...exclusionRefusals,
    /** The rate is above the agent's own, below one in the downline member's team, or between two steps. */
    'rebate.out.of.range': z.object({ category: LadderCategory, lowest: DecimalText, highest: DecimalText }),
    'series.out.of.range': z.object({
      groupCode: z.string(),
      prizeModeId: PrizeModeId,
      lowest: z.number(),
      highest: z.number(),
    }),
  },
})
