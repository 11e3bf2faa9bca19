import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'

import { depositBonus } from '../../../cashier/public.ts'
import type { Db } from '../../../kit/db.ts'
import { unitsOf } from '../../../kit/money.ts'
import type { PromotionOptions } from '../../core/stored-promotions.ts'
import { activeByDay, activeIn } from './active-players.ts'
import { bonusesByDay, depositorsByDay, depositorsIn, depositSpinsByDay } from './deposits.ts'
import { cashbackByDay } from './losses.ts'
import { missionRewards } from './missions.ts'
import { times } from './past.ts'
import type { PastDays, PastRewards } from './past.ts'
import { friendRewardsByDay, playSharesByDay } from './referrals.ts'
import { registrationsByDay } from './registrations.ts'
import type { TookPart } from './took-part.ts'

export interface PastOfType {
  parts: PastRewards[]
  /**
   * How players take part: `all` earn the reward without joining, `some` take part if they want to; or the share that is
   * known from the history itself.
   */
  joining: 'all' | 'some' | TookPart
  /** Largest reward; null if the rules do not limit it. */
  largest: bigint | null
  /** Whether rewards are credited without a claim. */
  isCredited?: boolean
}

const NONE: PastOfType = { parts: [], joining: 'all', largest: 0n }

type PastOf = (db: Db, past: PastDays, rules: unknown) => PastOfType | Promise<PastOfType>

const ofBonus: PastOf = (db, past, rules) => bonusRewards(db, past, promotionRules.DEPOSIT.parse(rules).bonus)

/** By type what a promotion would have granted in the past days. Types of the VIP club grant nothing themselves. */
const PAST: Partial<Record<PromotionType, PastOf>> = {
  REGISTER: async (db, past, rules) => {
    const amount = unitsOf(promotionRules.REGISTER.parse(rules).amount)
    return { parts: [{ byDay: times(await registrationsByDay(db, past), amount) }], joining: 'all', largest: amount }
  },
  SIGNUP: (db, past, rules) => oncePerPlayer(db, past, unitsOf(promotionRules.SIGNUP.parse(rules).amount)),
  PROMOCODE: (db, past, rules) => oncePerPlayer(db, past, unitsOf(promotionRules.PROMOCODE.parse(rules).amount)),
  MANUAL: (db, past, rules) => {
    const { amount, cap } = promotionRules.MANUAL.parse(rules)
    const each = amount ?? cap
    const largest = each === undefined ? null : unitsOf(cap ?? each)
    return { ...oncePerPlayer(db, past, unitsOf(each ?? '0')), largest }
  },
  SAVIOR: async (db, past, rules) => {
    const parsed = promotionRules.SAVIOR.parse(rules)
    const largest = parsed.cap === undefined ? null : unitsOf(parsed.cap)
    return { parts: [{ byDay: await cashbackByDay(db, past, parsed) }], joining: 'all', largest }
  },
  DEPOSIT_COUNT: (db, past, rules) => {
    const parsed = promotionRules.DEPOSIT_COUNT.parse(rules)
    const each = unitsOf(parsed.amount)
    const ofRange = async (from: string, until: string) => {
      const players = await depositorsIn(db, { ...past, from, until }, parsed)
      return { rewards: players, amount: BigInt(players) * each }
    }
    return { parts: [{ ofRange }], joining: 'all', largest: each }
  },
  DEPOSIT: ofBonus,
  FIRST_DEPOSIT: ofBonus,
  SECOND_DEPOSIT: ofBonus,
  THIRD_DEPOSIT: ofBonus,
  FOURTH_DEPOSIT: ofBonus,
  FIFTH_DEPOSIT: ofBonus,
  LOGIN: (db, past, rules) => calendarRewards(db, past, promotionRules.LOGIN.parse(rules)),
  RAFFLE: (db, past, rules) => rainRewards(db, past, promotionRules.RAFFLE.parse(rules)),
  PRIZE_WHEEL: (db, past, rules) => wheelRewards(db, past, promotionRules.PRIZE_WHEEL.parse(rules)),
  MISSION: async (db, past, rules) => {
    const parsed = promotionRules.MISSION.parse(rules)
    const amounts = [
      ...parsed.missions.map(({ reward }) => reward),
      ...(parsed.board?.prizes ?? []).map((prize) => prize.amount),
    ]
    return { parts: await missionRewards(db, past, parsed), joining: 'all', largest: largestOf(amounts) }
  },
  REFERRAL: async (db, past, rules) => {
    const { friend, play } = promotionRules.REFERRAL.parse(rules)
    const parts = [
      ...(friend ? [{ byDay: await friendRewardsByDay(db, past, friend) }] : []),
      ...(play ? [{ byDay: await playSharesByDay(db, past, play) }] : []),
    ]
    const isLimited = !play || play.cap !== undefined
    return { parts, joining: 'all', largest: isLimited ? largestOf([friend?.amount, play?.cap]) : null }
  },
}

/** Returns what a promotion would have granted in the past days, by its type. The rules are valid. */
export async function pastRewards(
  db: Db,
  past: PastDays,
  { type, rules }: Pick<PromotionOptions, 'type' | 'rules'>,
): Promise<PastOfType> {
  return (await PAST[type]?.(db, past, rules)) ?? NONE
}

const largestOf = (amounts: readonly (string | undefined)[]): bigint =>
  amounts.reduce((largest, text) => {
    const amount = text === undefined ? 0n : unitsOf(text)
    return amount > largest ? amount : largest
  }, 0n)

/** A reward that each player can have once. Players without a bet are not counted: they hardly open the site. */
function oncePerPlayer(db: Db, past: PastDays, each: bigint): PastOfType {
  const ofRange = async (from: string, until: string) => {
    const players = await activeIn(db, { ...past, from, until })
    return { rewards: players, amount: BigInt(players) * each }
  }
  return { parts: [{ ofRange }], joining: 'some', largest: each }
}

async function bonusRewards(db: Db, past: PastDays, code: string): Promise<PastOfType> {
  const bonus = await depositBonus(db, { merchantCode: past.merchantCode, code })
  if (!bonus) return NONE
  const { byDay, eligible, withBonus } = await bonusesByDay(db, past, bonus)
  const largest = bonus.kind === 'fixed' ? bonus.amount : bonus.cap
  return { parts: [{ byDay }], joining: { took: withBonus, could: eligible }, largest, isCredited: true }
}

async function calendarRewards(db: Db, past: PastDays, rules: RulesOf<'LOGIN'>): Promise<PastOfType> {
  const { bonuses, minDeposit, depositWithin } = rules
  const players =
    minDeposit !== undefined && depositWithin === 'day'
      ? await depositorsByDay(db, past, unitsOf(minDeposit))
      : await activeByDay(db, past)
  const total = bonuses.reduce((sum, bonus) => sum + unitsOf(bonus), 0n)
  return {
    parts: [{ byDay: times(players, total / BigInt(bonuses.length)) }],
    joining: 'some',
    largest: largestOf(bonuses),
  }
}

/** Expected amount of a draw by weights. */
function meanOf(options: readonly { amount: string; weight: number }[]): bigint {
  const weights = options.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  return options.reduce((sum, { amount, weight }) => sum + unitsOf(amount) * BigInt(weight), 0n) / weights
}

async function rainRewards(db: Db, past: PastDays, rules: RulesOf<'RAFFLE'>): Promise<PastOfType> {
  const { amounts, playsADay, dayBudget } = rules
  const mean = meanOf(amounts)
  const limit = dayBudget === undefined ? null : unitsOf(dayBudget)
  const days = [...(await activeByDay(db, past))].map(([day, players]) => {
    const rewards = players * playsADay
    const amount = BigInt(rewards) * mean
    return [day, { rewards, amount: limit !== null && limit < amount ? limit : amount }] as const
  })
  const largest = largestOf(amounts.map(({ amount }) => amount))
  return { parts: [{ byDay: new Map(days) }], joining: 'some', largest, isCredited: true }
}

async function wheelRewards(db: Db, past: PastDays, rules: RulesOf<'PRIZE_WHEEL'>): Promise<PastOfType> {
  const { segments, free, deposit } = rules
  const mean = meanOf(segments)
  const spins = times(await activeByDay(db, past), mean * BigInt(free))
  const parts = [
    ...(free > 0 ? [{ byDay: spins }] : []),
    ...(deposit ? [{ byDay: times(await depositSpinsByDay(db, past, deposit), mean) }] : []),
  ]
  return { parts, joining: 'some', largest: largestOf(segments.map(({ amount }) => amount)) }
}
