import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { RichText } from '../messaging/rich-text/rich-text.ts'
import { PromotionId } from './promotion-type.ts'
import { nowSaid } from './rewards.ts'
import { memberMay } from '../member/member-type.ts'

/** Nobody taps more often while it rains. Source: domain handbook 9.4. */
export const RED_RAIN_TAPS_LIMIT = 200

const PlayId = RowNumber

/** By the merchant's clock, `20:00`, and how long it rains from then on; it may end after midnight. */
const RainWindow = z.object({ at: z.string(), minutes: z.number() })

/** A play that was begun. What is in its envelope was drawn then, and stays unknown until it has ended. */
const RainPlay = z.object({
  playId: PlayId,
  /** The rain is over then, and not before. */
  endsAt: z.iso.datetime(),
  /** Until then its envelope can be opened, be it on another phone; afterwards the play is lost. */
  openUntil: z.iso.datetime(),
})
export type RainPlay = z.output<typeof RainPlay>

const RainResult = z.object({
  playId: PlayId,
  at: z.iso.datetime(),
  tapped: z.number(),
  /** Zero where nothing was tapped. */
  amount: DecimalText,
})
export type RainResult = z.output<typeof RainResult>

/** Source: domain handbook 9.4. */
export const RainState = z.enum(['COMING', 'RUNNING', 'ENDED'])
export type RainState = z.output<typeof RainState>

const RedRain = z.object({
  promotionId: PromotionId,
  title: z.string(),
  /** The locale of its texts, where nobody has written them in the reader's language. */
  lang: z.optional(z.string()),
  terms: RichText,
  state: RainState,
  /** The window that is open or comes next; null where none comes any more. */
  from: z.nullable(z.iso.datetime()),
  until: z.nullable(z.iso.datetime()),
  /** From then on it is announced. */
  announcedFrom: z.nullable(z.iso.datetime()),
  /** Every day's. */
  windows: z.array(RainWindow),
  playsADay: z.number(),
  /** Of the day of that window; null for whoever does not take part. */
  playsLeft: z.nullable(z.number()),
  seconds: z.number(),
  envelopesASecond: z.number(),
  /** How likely each amount is, in percent, for whoever taps once; as long as the budget has room for it. */
  chances: z.array(z.object({ amount: DecimalText, percent: DecimalText })),
  /** All of it, or of that day, has been given. */
  isSpent: z.boolean(),
  /** How often what is won has to be played before it may leave; zero is not at all. */
  multiple: DecimalText,
  /** One that the member has begun and not ended. */
  open: z.nullable(RainPlay),
  /** His last ones, the latest first. */
  results: z.array(RainResult),
})
export type RedRain = z.output<typeof RedRain>

export const getRedRain = endpoint({
  summary: 'The merchant’s red rain: when it falls, what is in it, and how many plays the member has left',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRafflePromotionStatus',
  access: 'anyone',
  input: z.object({ promotionId: z.optional(PromotionId) }),
  output: z.object({ rain: z.nullable(RedRain), currency: Currency, zone: z.string(), ...nowSaid }),
  /** The promotion that was named is none of these, or not for this member. */
  refusals: { 'promotion.not.found': NoDetails },
})
export type RedRainNow = z.output<typeof getRedRain.output>

/** The call is ours: the old platform's begins nothing. */
export const startRedRain = endpoint({
  summary: 'Begins a play, which counts from now on; the gateway draws what its envelope holds and keeps it sealed',
  method: 'POST',
  path: '/wps/relay/MCSFE_startRafflePromotion',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  input: z.object({ promotionId: PromotionId }),
  output: z.object({ play: RainPlay, playsLeft: z.number(), ...nowSaid }),
  refusals: {
    ...exclusionRefusals,
    'promotion.not.found': NoDetails,
    /** It does not rain now; null where it will not any more. */
    'raffle.not.raining': z.object({ from: z.nullable(z.iso.datetime()) }),
    'raffle.no.chances': z.object({ playsADay: z.number(), from: z.nullable(z.iso.datetime()) }),
    /** All that there was has been given: the play does not count. */
    'raffle.spent': z.object({ from: z.nullable(z.iso.datetime()) }),
    /** A play of his is open still: it is ended first. */
    'raffle.play.open': RainPlay,
  },
})

export const claimRedRain = endpoint({
  summary:
    'Ends a play: opens its envelope and credits what is in it to the main wallet; repeated, it answers what it answered first',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimRafflePromotion',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  input: z.object({ playId: PlayId, tapped: z.int().check(z.gte(0), z.lte(1_000_000)) }),
  output: z.object({ result: RainResult, required: DecimalText, currency: Currency, ...nowSaid }),
  refusals: {
    ...exclusionRefusals,
    'raffle.play.not.found': NoDetails,
    'raffle.too.many.taps': z.object({ most: z.number() }),
    'raffle.too.early': z.object({ endsAt: z.iso.datetime() }),
    'raffle.too.late': z.object({ openUntil: z.iso.datetime() }),
  },
})
export type RainClaimed = z.output<typeof claimRedRain.output>
