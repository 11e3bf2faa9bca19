import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { unavailable, versionRead } from './promotions.ts'
import { PromotionId } from './promotion-type.ts'
import { nowField, Reward } from './rewards.ts'
import { memberMay } from '../member/member-type.ts'

/** Maximum numbers of past spins and of unused tickets in an answer. */
export const WHEEL_SPINS_SHOWN = 20
export const WHEEL_TICKETS_SHOWN = 50

const WheelSegment = z.object({
  /** Zero for no prize. */
  amount: DecimalText,
  /** Weight of the segment, relative to the sum of all weights. */
  weight: z.number(),
})
export type WheelSegment = z.output<typeof WheelSegment>

/** A ticket for one spin. */
const WheelTicket = z.object({ earnedBy: z.enum(['day', 'deposit']), expiresAt: z.iso.datetime() })
export type WheelTicket = z.output<typeof WheelTicket>

const WheelSpin = z.object({
  /** Id of the spin, chosen by the client. */
  spinId: z.uuid(),
  /** Index of the segment, from zero, on the wheel at that time. */
  segment: z.number(),
  /** Granted amount; zero for none. */
  amount: DecimalText,
  /** Drawn amount, if the remaining budget was less; null if the granted amount equals it. */
  drawn: z.nullable(DecimalText),
  /** The reward to claim; null without a prize. */
  reward: z.nullable(Reward),
  at: z.iso.datetime(),
})
export type WheelSpin = z.output<typeof WheelSpin>

const PrizeWheel = z.object({
  promotionId: PromotionId,
  version: z.string(),
  segments: z.array(WheelSegment),
  /** Ways to earn spins: free ones per day, and by deposits of a minimum amount, with a maximum per day. */
  free: z.number(),
  deposit: z.nullable(z.object({ each: DecimalText, aDay: z.number(), days: z.number() })),
  /** The member's waiting tickets, in order of expiry; empty for a visitor. */
  tickets: z.array(WheelTicket),
  ticketCount: z.number(),
  /** Start of the merchant's next day, with the next free spins; null without free spins. */
  nextFreeAt: z.nullable(z.iso.datetime()),
  /** The budget is used up, or the promotion has ended. */
  isOver: z.boolean(),
  /** The member's latest spins, the latest first. */
  spins: z.array(WheelSpin),
  currency: Currency,
  ...nowField,
})
export type PrizeWheel = z.output<typeof PrizeWheel>

export const getPrizeWheel = endpoint({
  summary: 'Returns a prize wheel with its odds and the member’s spins.',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPrizeWheel',
  access: 'anyone',
  input: z.object({ promotionId: PromotionId }),
  output: PrizeWheel,
  refusals: { 'promotion.not.found': NoDetails },
})

export const spinPrizeWheel = endpoint({
  summary: 'Spins a prize wheel for one ticket; a repeat with the same key returns the first result.',
  method: 'POST',
  path: '/wps/relay/PROMOFE_spinPrizeWheel',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object({ promotionId: PromotionId, spinId: z.uuid(), ...versionRead }),
  output: z.object({ spin: WheelSpin, wheel: PrizeWheel }),
  refusals: {
    ...unavailable,
    /** `next` is the time of the next free spin, if any. */
    'wheel.no.spins': z.object({ next: z.nullable(z.iso.datetime()) }),
  },
})

/** Unused tickets of a wheel. */
export const WaitingTickets = z.object({
  promotionId: PromotionId,
  title: z.string(),
  tickets: z.number(),
  /** Expiry of the ticket that expires first. */
  expiresAt: z.iso.datetime(),
})
export type WaitingTickets = z.output<typeof WaitingTickets>

export const listPrizeTickets = endpoint({
  summary: 'Returns the member’s unused wheel tickets by wheel.',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPrizeTickets',
  access: 'member',
  moduleId: 'REWCEN3',
  input: z.object({}),
  output: z.object({ wheels: z.array(WaitingTickets), ...nowField }),
})
