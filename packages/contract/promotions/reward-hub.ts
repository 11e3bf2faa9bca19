import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { VipProgress } from '../vip/progress.ts'
import { Mission } from './missions.ts'
import { WaitingTickets } from './prize-wheel.ts'
import { PromotionId } from './promotion-type.ts'
import { Rebate } from './rebates.ts'
import { RainState } from './red-rain.ts'
import { nowField, Reward } from './rewards.ts'
import { SignInCalendar } from './sign-in-calendar.ts'

/** Maximum numbers of rewards and of sign-in calendars in an answer. */
export const HUB_REWARDS_SHOWN = 50
export const HUB_CALENDARS_SHOWN = 5

const HubCalendar = z.object({
  title: z.string(),
  /** Locale of the title, if it is not in the reader's language. */
  lang: z.optional(z.string()),
  calendar: SignInCalendar,
})
export type HubCalendar = z.output<typeof HubCalendar>

const HubRain = z.object({
  promotionId: PromotionId,
  title: z.string(),
  lang: z.optional(z.string()),
  state: RainState,
  /** The open or next window; null after the last window. */
  from: z.nullable(z.iso.datetime()),
  until: z.nullable(z.iso.datetime()),
  /** Whether the member can play now. */
  playable: z.boolean(),
})
export type HubRain = z.output<typeof HubRain>

/** Own addition: the old platform has a call per source. Fields are null while their module is off. */
export const getRewardHub = endpoint({
  summary: 'Returns what the member can claim now, from every source, and the progress of each source.',
  method: 'GET',
  path: '/wps/member/rewardHub',
  access: 'member',
  showsMoney: true,
  input: Nothing,
  output: z.object({
    /** Claimable rewards, the first to expire first; more may follow after these are claimed. */
    rewards: z.array(Reward),
    /** Unused wheel tickets by wheel. */
    wheels: z.array(WaitingTickets),
    /** Running calendars, in the merchant's order. */
    calendars: z.array(HubCalendar),
    /** The current or next red rain. */
    rain: z.nullable(HubRain),
    rebate: z.nullable(Rebate),
    missions: z.nullable(z.array(Mission)),
    vip: z.nullable(VipProgress),
    /** Sums of the wagering requirements that are not met. */
    wagering: z.object({ required: DecimalText, done: DecimalText, left: DecimalText }),
    currency: Currency,
    ...nowField,
  }),
})
export type RewardHub = z.output<typeof getRewardHub.output>
