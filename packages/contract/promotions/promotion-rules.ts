import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { BoardWindow, MissionId, MissionPeriod } from './mission-type.ts'
import type { PromotionType } from './promotion-type.ts'

/** Above zero, with two decimals at most. */
const Amount = z.string().check(z.regex(/^(?!0+(\.0{1,2})?$)\d{1,9}(\.\d{1,2})?$/))
/** In per cent, above zero. */
const Percent = z.string().check(z.regex(/^(?!0+(\.0{1,2})?$)\d{1,3}(\.\d{1,2})?$/))
const count = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

/** By the merchant's clock. */
const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Source: domain handbook 9.4. */
const RAIN_AMOUNTS = [
  { amount: '0.88', weight: 600 },
  { amount: '1.88', weight: 250 },
  { amount: '5.88', weight: 100 },
  { amount: '18.88', weight: 45 },
  { amount: '88.88', weight: 5 },
]

const ofMission = { id: MissionId, reward: Amount, period: z._default(MissionPeriod, 'daily') }
const ofGames = { category: z.optional(GameCategory) }
const MissionRule = z.discriminatedUnion('target', [
  z.strictObject({ ...ofMission, target: z.literal('deposit'), amount: Amount }),
  /** Valid turnover. */
  z.strictObject({ ...ofMission, target: z.literal('betVolume'), amount: Amount, ...ofGames }),
  /** Rounds that paid more than they took. */
  z.strictObject({ ...ofMission, target: z.literal('wins'), count: count(1, 100_000), ...ofGames }),
  z.strictObject({ ...ofMission, target: z.literal('loginDays'), count: count(1, 365) }),
])
export type MissionRule = z.output<typeof MissionRule>

/** A deposit bonus of the cashier's, by its code: what it gives, to whom and when, is the bonus's. */
const depositBonus = z.strictObject({ bonus: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) })

/** What the VIP club gives: how much, to which level and when, is the club's. */
const ofTheClub = z.strictObject({})

/**
 * The rules of a promotion, by type: what an operator writes, and what the engine decides by. Amounts are in the
 * merchant's currency. A type that is not here cannot be set yet.
 */
export const promotionRules = {
  /** Reviewed by a person, who says what is given. */
  MANUAL: z.strictObject({
    /** What is shown as the gift, and given where the reviewer says nothing else. */
    amount: z.optional(Amount),
    /** The most that may be given. */
    cap: z.optional(Amount),
    commentRequired: z._default(z.boolean(), true),
    leastPictures: z._default(count(0, 3), 0),
    /** Who was refused may ask again. */
    mayApplyAgain: z._default(z.boolean(), true),
  }),
  PROMOCODE: z.strictObject({
    amount: Amount,
    /** Whether a member may use one code of the promotion, or each. */
    once: z._default(z.enum(['promotion', 'code']), 'promotion'),
  }),
  /** Given to whoever registers while it runs. */
  REGISTER: z.strictObject({ amount: Amount }),
  /** Given to whoever joins. */
  SIGNUP: z.strictObject({ amount: Amount }),
  /** Gives back a share of what was lost the day before. */
  SAVIOR: z.strictObject({
    percent: Percent,
    /** Who lost less gets nothing. */
    minimumLoss: Amount,
    cap: z.optional(Amount),
    /** By the merchant's clock: rounds that end late are in until then. */
    atHour: z._default(count(0, 12), 3),
  }),
  /** The sign-in calendar: a bonus for each day on which somebody signs in, one after the other; a missed day begins anew. */
  LOGIN: z.strictObject({
    /** Day by day; after the last comes the first. Source: domain handbook 9.5. */
    bonuses: z._default(z.array(Amount).check(z.minLength(1), z.maxLength(31)), ['1', '1', '2', '2', '3', '3', '8']),
    /** What has to be deposited to sign in. */
    minDeposit: z.optional(Amount),
    /** Since when that counts: on the day itself, or ever. */
    depositWithin: z._default(z.enum(['day', 'ever']), 'day'),
  }),
  /** Missions, a leader board, or both. */
  MISSION: z.strictObject({
    missions: z._default(z.array(MissionRule).check(z.maxLength(20)), []),
    board: z.optional(
      z.strictObject({
        window: BoardWindow,
        /** Down to which rank each amount is given, the first ranks first. */
        prizes: z.array(z.strictObject({ to: count(1, 100), amount: Amount })).check(z.minLength(1), z.maxLength(20)),
      }),
    ),
  }),
  DEPOSIT: depositBonus,
  FIRST_DEPOSIT: depositBonus,
  SECOND_DEPOSIT: depositBonus,
  THIRD_DEPOSIT: depositBonus,
  FOURTH_DEPOSIT: depositBonus,
  FIFTH_DEPOSIT: depositBonus,
  UPGRADE_BONUS: ofTheClub,
  RANK_SALARY: ofTheClub,
  MEMBERLEVEL: ofTheClub,
  /** Given for so many deposits since it was opened. */
  DEPOSIT_COUNT: z.strictObject({ deposits: count(1, 100), each: z.optional(Amount), amount: Amount }),
  /** Red rain: at fixed hours of every day envelopes fall, and whoever taps one is given what the gateway draws for it. */
  RAFFLE: z.strictObject({
    /** When it rains, and how long; no two at once, and the last one of a day may go on after midnight. */
    windows: z
      .array(z.strictObject({ at: ClockTime, minutes: count(1, 1_440) }))
      .check(z.minLength(1), z.maxLength(48)),
    /** Of a member, in all windows that begin on one day. */
    playsADay: z._default(count(1, 100), 3),
    seconds: z._default(count(5, 60), 15),
    envelopesASecond: z._default(count(1, 20), 8),
    /** How many minutes ahead each window is announced. */
    announcedMinutes: z._default(count(0, 1_440), 30),
    /** What may be in an envelope; one of weight 2 comes twice as often as one of weight 1. */
    amounts: z._default(
      z.array(z.strictObject({ amount: Amount, weight: count(1, 1_000_000) })).check(z.minLength(1), z.maxLength(20)),
      RAIN_AMOUNTS,
    ),
    /** The most that is given in the windows of one day; the promotion's budget holds for all of them. */
    dayBudget: z.optional(Amount),
  }),
  /** A wheel that members spin: the server draws a segment, by their weights. */
  PRIZE_WHEEL: z.strictObject({
    segments: z
      .array(
        z.strictObject({
          /** What it gives; zero is no prize. */
          amount: z.union([Amount, z.literal('0')]),
          /** So many of all the weights together lead there. */
          weight: count(1, 1_000_000),
        }),
      )
      .check(
        z.minLength(2),
        z.maxLength(12),
        z.refine((segments) => segments.some(({ amount }) => amount !== '0')),
      ),
    /** Spins for nothing, a day of the merchant's. */
    free: z._default(count(0, 5), 1),
    /** A spin for each deposit of so much, so many a day at most; each waits for so many days. */
    deposit: z.optional(
      z.strictObject({ each: Amount, aDay: z._default(count(1, 20), 3), days: z._default(count(1, 30), 7) }),
    ),
  }),
  /** Given for friends who register by a member's invitation. Source: domain handbook 9.7. */
  REFERRAL: z
    .strictObject({
      /** Once a friend, when his first deposit was as much as `deposit` and he has played `multiple` times of it. */
      friend: z.optional(z.strictObject({ amount: Amount, deposit: Amount, multiple: z._default(count(0, 100), 5) })),
      /** A share of what friends play, day by day; `cap` is the most that a day gives of all of a member's friends. */
      play: z.optional(z.strictObject({ percent: Percent, cap: z.optional(Amount) })),
    })
    .check(z.refine(({ friend, play }) => friend !== undefined || play !== undefined)),
} satisfies Partial<Record<PromotionType, z.ZodMiniType>>

export type RuledType = keyof typeof promotionRules
export type RulesOf<Type extends RuledType> = z.output<(typeof promotionRules)[Type]>

/** Whom a promotion is for; everybody else does not see it. */
export const Audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  /** Who registered no more than so many days ago. */
  z.strictObject({ kind: z.literal('new'), days: count(1, 365) }),
  /** Who has reached this level of the VIP club. */
  z.strictObject({ kind: z.literal('vip'), level: count(1, 10) }),
  z.strictObject({ kind: z.literal('agents') }),
])
export type Audience = z.output<typeof Audience>
