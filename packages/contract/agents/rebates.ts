import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint } from '../kit/endpoint.ts'
import { DecimalText } from '../kit/money.ts'
import { PlayDay } from '../launch/play-days.ts'
import { PrizeModeId } from '../lottery/orders/order-status.ts'
import { Series } from '../lottery/orders/series.ts'
import { TeamMember, TeamMemberId } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'

/** What an agent shares a rebate of with those below him; the lottery has its series instead. Source: domain handbook 6.2. */
export const LadderCategory = z.enum(['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])
export type LadderCategory = z.output<typeof LadderCategory>

/** Rates are whole steps of this many thousandths of a percent: 0.1 %. */
export const LADDER_STEP = 100
/** Ten percent, as of all rebates. */
export const MOST_THOUSANDTHS = 10_000
/** A merchant's games are of fewer groups and prize modes. */
const MOST_SERIES = 200

/** In percent, `0.6`; three decimals at most. */
const Percent = z.string().check(z.regex(/^\d{1,2}(\.\d{1,3})?$/))

const LadderRate = z.object({
  vertical: LadderCategory,
  /** What bets of today give, in percent. */
  rate: DecimalText,
  /** What those of tomorrow and later give, where it was changed today. */
  next: z.nullable(DecimalText),
})
export type LadderRate = z.output<typeof LadderRate>

/** From the highest of those below him to what the agent has himself. */
const RateRoom = z.object({ ...LadderRate.shape, lowest: DecimalText, highest: DecimalText })
export type RateRoom = z.output<typeof RateRoom>

const LadderSeries = z.object({
  groupCode: z.string().check(z.maxLength(20)),
  prizeModeId: PrizeModeId,
  series: Series,
})
export type LadderSeries = z.output<typeof LadderSeries>

const SeriesRoom = z.object({ ...LadderSeries.shape, lowest: z.number(), highest: z.number(), step: z.number() })
export type SeriesRoom = z.output<typeof SeriesRoom>

const DownlineRates = z.object({ ...TeamMember.shape, rates: z.array(LadderRate), series: z.array(LadderSeries) })
export type DownlineRates = z.output<typeof DownlineRates>

/** The calls are ours; their page is the old platform's. */
export const listDownlineRates = endpoint({
  summary:
    'What those directly below an agent get of their bets, by product and group of lotteries, and what he has himself',
  method: 'GET',
  path: '/wps/agent/rebate/downlines',
  access: 'member',
  may: memberMay.openAgencyCentre,
  input: z.object({
    /** How their account begins. */
    search: z._default(z.string().check(z.maxLength(64)), ''),
    /** The last answer's `next`. */
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  output: z.object({
    downlines: z.array(DownlineRates),
    own: z.object({ rates: z.array(LadderRate), series: z.array(LadderSeries) }),
    /** From when on a change of today holds; series hold for the next bet. */
    changesFrom: PlayDay,
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
  }),
})
export type DownlineRatesPage = z.output<typeof listDownlineRates.output>

const oneDownline = z.object({ memberId: TeamMemberId })

const RatesRoom = z.object({
  member: TeamMember,
  rates: z.array(RateRoom),
  series: z.array(SeriesRoom),
  changesFrom: PlayDay,
})
export type RatesRoom = z.output<typeof RatesRoom>

export const getDownlineRates = endpoint({
  summary: 'What a direct downline gets of his bets, and what his agent may make of it',
  method: 'GET',
  path: '/wps/agent/rebate/downline',
  access: 'member',
  may: memberMay.openAgencyCentre,
  input: oneDownline,
  output: RatesRoom,
})

export const putDownlineRates = endpoint({
  summary:
    'Gives a direct downline other rates from the next day on, and other series for his next bets: all of it, or nothing',
  method: 'POST',
  path: '/wps/agent/rebate/downline',
  access: 'member',
  may: memberMay.openAgencyCentre,
  input: z.object({
    ...oneDownline.shape,
    rates: z._default(
      z.array(z.object({ vertical: LadderCategory, rate: Percent })).check(z.maxLength(LadderCategory.options.length)),
      [],
    ),
    series: z._default(z.array(LadderSeries).check(z.maxLength(MOST_SERIES)), []),
  }),
  output: RatesRoom,
  refusals: {
    ...exclusionRefusals,
    /** Above the agent's own, below somebody's under the downline, or between two steps. */
    'rebate.out.of.range': z.object({ vertical: LadderCategory, lowest: DecimalText, highest: DecimalText }),
    'series.out.of.range': z.object({
      groupCode: z.string(),
      prizeModeId: PrizeModeId,
      lowest: z.number(),
      highest: z.number(),
    }),
  },
})
