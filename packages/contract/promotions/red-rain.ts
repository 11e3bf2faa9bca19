import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { RichText } from '../messaging/rich-text/rich-text.ts'
import { PromotionId } from './promotion-type.ts'
import { nowField } from './rewards.ts'
import { memberMay } from '../member/member-type.ts'

/** Maximum number of taps in one rain. Source: domain handbook 9.4. */
export const RED_RAIN_TAPS_LIMIT = 200

const PlayId = RowNumber

/** Start in the merchant's time zone, `20:00`, and the duration. A window may end after midnight. */
const RainWindow = z.object({ at: z.string(), minutes: z.number() })

/** A started play. Its reward is drawn at the start, and sent only when the play has ended. */
const RainPlay = z.object({
  playId: PlayId,
  /** End of the rain. */
  endsAt: z.iso.datetime(),
  /** Time until which the envelope can be opened, also on another device; afterwards the play is lost. */
  openUntil: z.iso.datetime(),
})
export type RainPlay = z.output<typeof RainPlay>

const RainResult = z.object({
  playId: PlayId,
  at: z.iso.datetime(),
  tapped: z.number(),
  /** Zero without a tap. */
  amount: DecimalText,
})
export type RainResult = z.output<typeof RainResult>

/** Source: domain handbook 9.4. */
export const RainState = z.enum(['COMING', 'RUNNING', 'ENDED'])
export type RainState = z.output<typeof RainState>

const RedRain = z.object({
  promotionId: PromotionId,
  title: z.string(),
  /** Locale of its texts, if they are not in the reader's language. */
  lang: z.optional(z.string()),
  terms: RichText,
  state: RainState,
  /** The open or next window; null after the last window. */
  from: z.nullable(z.iso.datetime()),
  until: z.nullable(z.iso.datetime()),
  /** Time of the announcement. */
  announcedFrom: z.nullable(z.iso.datetime()),
  /** Windows of every day. */
  windows: z.array(RainWindow),
  playsADay: z.number(),
  /** For the day of that window; null for users who cannot take part. */
  playsLeft: z.nullable(z.number()),
  seconds: z.number(),
  envelopesASecond: z.number(),
  /** Probability of each amount in percent for a player with at least one tap, while the budget suffices. */
  chances: z.array(z.object({ amount: DecimalText, percent: DecimalText })),
  /** Whether the whole budget, or that of the day, is used up. */
  isSpent: z.boolean(),
  /** Multiple of the wagering requirement on the rewards before a withdrawal; zero for none. */
  multiple: DecimalText,
  /** The member's play in progress. */
  open: z.nullable(RainPlay),
  /** The member's latest results, the latest first. */
  results: z.array(RainResult),
})
export type RedRain = z.output<typeof RedRain>

export const getRedRain = endpoint({
  summary: 'Returns the merchant’s red rain: its time windows, prizes and the member’s remaining plays.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRafflePromotionStatus',
  access: 'anyone',
  input: z.object({ promotionId: z.optional(PromotionId) }),
  output: z.object({ rain: z.nullable(RedRain), currency: Currency, zone: z.string(), ...nowField }),
  /** The promotion is not a red rain, or not for this member. */
  refusals: { 'promotion.not.found': NoDetails },
})
export type RedRainNow = z.output<typeof getRedRain.output>

/** Own addition: the old platform has no call that starts a play. */
export const startRedRain = endpoint({
  summary: 'Starts a red rain play, draws its prize and keeps it sealed.',
  method: 'POST',
  path: '/wps/relay/MCSFE_startRafflePromotion',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  input: z.object({ promotionId: PromotionId }),
  output: z.object({ play: RainPlay, playsLeft: z.number(), ...nowField }),
  refusals: {
    ...exclusionRefusals,
    'promotion.not.found': NoDetails,
    /** No window is open now. `from` is the start of the next one; null if there is none. */
    'raffle.not.raining': z.object({ from: z.nullable(z.iso.datetime()) }),
    'raffle.no.chances': z.object({ playsADay: z.number(), from: z.nullable(z.iso.datetime()) }),
    /** The budget is used up: the play does not count. */
    'raffle.spent': z.object({ from: z.nullable(z.iso.datetime()) }),
    /** The member has a play in progress, which must end first. */
    'raffle.play.open': RainPlay,
  },
})

export const claimRedRain = endpoint({
  summary: 'Ends a red rain play and credits its prize; a repeat returns the first answer.',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimRafflePromotion',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  movesMoney: true,
  input: z.object({ playId: PlayId, tapped: z.int().check(z.gte(0), z.lte(1_000_000)) }),
  output: z.object({ result: RainResult, required: DecimalText, currency: Currency, ...nowField }),
  refusals: {
    ...exclusionRefusals,
    'raffle.play.not.found': NoDetails,
    'raffle.too.many.taps': z.object({ max: z.number() }),
    'raffle.too.early': z.object({ endsAt: z.iso.datetime() }),
    'raffle.too.late': z.object({ openUntil: z.iso.datetime() }),
  },
})
export type RainClaimed = z.output<typeof claimRedRain.output>
