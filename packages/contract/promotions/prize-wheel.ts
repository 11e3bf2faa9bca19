import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { unavailable, versionRead } from './activities.ts'
import { PromotionId } from './promotion-type.ts'
import { nowSaid, Reward } from './rewards.ts'
import { memberMay } from '../member/member-type.ts'

/** So many of a member's own spins, and of the spins that wait for him, are told; nobody has more of the latter at once by hand. */
export const WHEEL_SPINS_SHOWN = 20
export const WHEEL_TICKETS_SHOWN = 50

const WheelSegment = z.object({
  /** Zero is no prize. */
  amount: DecimalText,
  /** So many of all the weights together lead here. */
  weight: z.number(),
})
export type WheelSegment = z.output<typeof WheelSegment>

/** What lets a member spin once. */
const WheelTicket = z.object({ earnedBy: z.enum(['day', 'deposit']), expiresAt: z.iso.datetime() })
export type WheelTicket = z.output<typeof WheelTicket>

const WheelSpin = z.object({
  /** The member's own name for it. */
  spinId: z.uuid(),
  /** Where it stopped, counted from zero, on the wheel as it was then. */
  segment: z.number(),
  /** What it gave; zero is nothing. */
  amount: DecimalText,
  /** What was drawn, where less was left to give than that; null where it gave what was drawn. */
  drawn: z.nullable(DecimalText),
  /** To be claimed; null where it gave nothing. */
  reward: z.nullable(Reward),
  at: z.iso.datetime(),
})
export type WheelSpin = z.output<typeof WheelSpin>

const PrizeWheel = z.object({
  promotionId: PromotionId,
  version: z.string(),
  segments: z.array(WheelSegment),
  /** How spins are earned: so many a day for nothing, and by deposits of so much, so many a day. */
  free: z.number(),
  deposit: z.nullable(z.object({ each: DecimalText, aDay: z.number(), days: z.number() })),
  /** Those that wait for the member, the one that ends first before the others; none for a visitor. */
  tickets: z.array(WheelTicket),
  ticketCount: z.number(),
  /** When the merchant's next day begins, and with it the next free spins; null where there are none. */
  nextFreeAt: z.nullable(z.iso.datetime()),
  /** Nothing is left to be won, or it runs no more. */
  isOver: z.boolean(),
  /** The member's last ones, the latest first. */
  spins: z.array(WheelSpin),
  currency: Currency,
  ...nowSaid,
})
export type PrizeWheel = z.output<typeof PrizeWheel>

export const getPrizeWheel = endpoint({
  summary: 'A prize wheel with its odds, and the spins that the member has',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPrizeWheel',
  access: 'anyone',
  input: z.object({ promotionId: PromotionId }),
  output: PrizeWheel,
  refusals: { 'promotion.not.found': NoDetails },
})

export const spinPrizeWheel = endpoint({
  summary: 'Draws once and spends a ticket; repeated with its spin’s name, it answers what was drawn then',
  method: 'POST',
  path: '/wps/relay/PROMOFE_spinPrizeWheel',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object({ promotionId: PromotionId, spinId: z.uuid(), ...versionRead }),
  output: z.object({ spin: WheelSpin, wheel: PrizeWheel }),
  refusals: {
    ...unavailable,
    /** `next` is when the next free one comes, if one does. */
    'wheel.no.spins': z.object({ next: z.nullable(z.iso.datetime()) }),
  },
})

const WaitingTickets = z.object({
  promotionId: PromotionId,
  title: z.string(),
  tickets: z.number(),
  /** Of the one that ends first. */
  expiresAt: z.iso.datetime(),
})
export type WaitingTickets = z.output<typeof WaitingTickets>

export const listPrizeTickets = endpoint({
  summary: 'The spins that wait for the member, wheel by wheel',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPrizeTickets',
  access: 'member',
  moduleId: 'REWCEN3',
  input: z.object({}),
  output: z.object({ wheels: z.array(WaitingTickets), ...nowSaid }),
})
