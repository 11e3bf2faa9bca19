import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { BoardWindow, MissionId, MissionPeriod } from './mission-type.ts'
import type { PromotionType } from './promotion-type.ts'

/** An amount above zero, with at most two decimals. */
const Amount = z.string().check(z.regex(/^(?!0+(\.0{1,2})?$)\d{1,9}(\.\d{1,2})?$/))
/** A percentage above zero. */
const Percent = z.string().check(z.regex(/^(?!0+(\.0{1,2})?$)\d{1,3}(\.\d{1,2})?$/))
const count = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))

/** A time of day in the merchant's time zone. */
const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Default amounts and weights of red rain. Source: domain handbook 9.4. */
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
  /** Rounds with a payout above the stake. */
  z.strictObject({ ...ofMission, target: z.literal('wins'), count: count(1, 100_000), ...ofGames }),
  z.strictObject({ ...ofMission, target: z.literal('loginDays'), count: count(1, 365) }),
])
export type MissionRule = z.output<typeof MissionRule>

/** A deposit bonus of the cashier, by its code: the bonus defines the amount, the audience and the time. */
const depositBonus = z.strictObject({ bonus: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) })

/** A reward of the VIP club: the club defines the amount, the level and the time. */
const ofTheClub = z.strictObject({})

/**
 * Schemas of the rules of promotions, by type. Operators set rules, and the gateway evaluates them. Amounts are in the
 * merchant's currency. A type without a schema cannot be created yet.
 */
export const promotionRules = {
  /** Reward after an application that staff reviews; the reviewer decides the amount. */
  MANUAL: z.strictObject({
    /** Amount shown as the reward, and the default of the reviewer. */
    amount: z.optional(Amount),
    /** Maximum amount. */
    cap: z.optional(Amount),
    commentRequired: z._default(z.boolean(), true),
    leastPictures: z._default(count(0, 3), 0),
    /** Whether a refused member may apply again. */
    mayApplyAgain: z._default(z.boolean(), true),
  }),
  PROMOCODE: z.strictObject({
    amount: Amount,
    /** Whether a member may use one code of the promotion, or each code once. */
    once: z._default(z.enum(['promotion', 'code']), 'promotion'),
  }),
  /** Granted to members who register during the promotion. */
  REGISTER: z.strictObject({ amount: Amount }),
  /** Granted to members who join. */
  SIGNUP: z.strictObject({ amount: Amount }),
  /** Pays back a share of the losses of the day before. */
  SAVIOR: z.strictObject({
    percent: Percent,
    /** Minimum loss for the reward. */
    minimumLoss: Amount,
    cap: z.optional(Amount),
    /** Hour of the payment in the merchant's time zone, by which late rounds have ended. */
    atHour: z._default(count(0, 12), 3),
  }),
  /** Sign-in calendar: a bonus for each consecutive day with a sign-in; a missed day restarts it. */
  LOGIN: z.strictObject({
    /** Bonus of each day; after the last day the cycle restarts. Source: domain handbook 9.5. */
    bonuses: z._default(z.array(Amount).check(z.minLength(1), z.maxLength(31)), ['1', '1', '2', '2', '3', '3', '8']),
    /** Minimum deposit to sign in. */
    minDeposit: z.optional(Amount),
    /** Deposits that count: of the day itself, or of any day. */
    depositWithin: z._default(z.enum(['day', 'ever']), 'day'),
  }),
  /** Missions, a leaderboard, or both. */
  MISSION: z.strictObject({
    missions: z._default(z.array(MissionRule).check(z.maxLength(20)), []),
    board: z.optional(
      z.strictObject({
        window: BoardWindow,
        /** Each amount applies down to the rank `to`, in ascending order of the ranks. */
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
  /** Granted for a number of deposits since the promotion opened. */
  DEPOSIT_COUNT: z.strictObject({ deposits: count(1, 100), each: z.optional(Amount), amount: Amount }),
  /**
   * Red rain: envelopes fall at fixed hours of every day, and a member who taps one is granted the amount that the
   * gateway draws.
   */
  RAFFLE: z.strictObject({
    /** Windows with start and duration; they do not overlap, and the last one of a day may end after midnight. */
    windows: z
      .array(z.strictObject({ at: ClockTime, minutes: count(1, 1_440) }))
      .check(z.minLength(1), z.maxLength(48)),
    /** Maximum number of a member's plays in all windows that begin on one day. */
    playsADay: z._default(count(1, 100), 3),
    /** Duration of a play. */
    seconds: z._default(count(5, 60), 15),
    envelopesASecond: z._default(count(1, 20), 8),
    /** Announcement of each window in advance, in minutes. */
    announcedMinutes: z._default(count(0, 1_440), 30),
    /** Possible rewards of an envelope; weight 2 is twice as frequent as weight 1. */
    amounts: z._default(
      z.array(z.strictObject({ amount: Amount, weight: count(1, 1_000_000) })).check(z.minLength(1), z.maxLength(20)),
      RAIN_AMOUNTS,
    ),
    /** Maximum total of the windows of one day; the promotion's budget applies to all of them. */
    dayBudget: z.optional(Amount),
  }),
  /** A prize wheel: the server draws a segment by weight. */
  PRIZE_WHEEL: z.strictObject({
    segments: z
      .array(
        z.strictObject({
          /** Reward; zero for no prize. */
          amount: z.union([Amount, z.literal('0')]),
          /** Weight of the segment, relative to the sum of all weights. */
          weight: count(1, 1_000_000),
        }),
      )
      .check(
        z.minLength(2),
        z.maxLength(12),
        z.refine((segments) => segments.some(({ amount }) => amount !== '0')),
      ),
    /** Free spins per day of the merchant. */
    free: z._default(count(0, 5), 1),
    /** A spin for each deposit of the amount `each`, with a maximum per day; a ticket is valid for `days` days. */
    deposit: z.optional(
      z.strictObject({ each: Amount, aDay: z._default(count(1, 20), 3), days: z._default(count(1, 30), 7) }),
    ),
  }),
  /** Granted for friends who register by a member's referral. Source: domain handbook 9.7. */
  REFERRAL: z
    .strictObject({
      /** Once per friend, after a first deposit of at least `deposit` and a turnover of `multiple` times `deposit`. */
      friend: z.optional(z.strictObject({ amount: Amount, deposit: Amount, multiple: z._default(count(0, 100), 5) })),
      /** A daily share of the friends' turnover; `cap` is the maximum per day for all friends of a member. */
      play: z.optional(z.strictObject({ percent: Percent, cap: z.optional(Amount) })),
    })
    .check(z.refine(({ friend, play }) => friend !== undefined || play !== undefined)),
} satisfies Partial<Record<PromotionType, z.ZodMiniType>>

export type RuledType = keyof typeof promotionRules
export type RulesOf<Type extends RuledType> = z.output<(typeof promotionRules)[Type]>

/** Audience of a promotion; other members do not see it. */
export const Audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  /** Members registered within this number of days. */
  z.strictObject({ kind: z.literal('new'), days: count(1, 365) }),
  /** Members with at least this VIP level. */
  z.strictObject({ kind: z.literal('vip'), level: count(1, 10) }),
  z.strictObject({ kind: z.literal('agents') }),
])
export type Audience = z.output<typeof Audience>
