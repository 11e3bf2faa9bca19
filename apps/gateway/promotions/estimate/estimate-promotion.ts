import { EstimateNote } from '@ante/contract/console/promotion-estimate.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import type { Db } from '../../kit/db.ts'
import type { PromotionOptions, StoredPromotion } from '../core/stored-promotions.ts'
import { estimateOf } from './estimate-rules.ts'
import type { Estimate } from './estimate-rules.ts'
import { claimedShare } from './past/claim-share.ts'
import { firstDayOf } from './past/past.ts'
import type { PastDays, PastRewards, Rewards } from './past/past.ts'
import { pastRewards } from './past/past-rewards.ts'
import type { PastOfType } from './past/past-rewards.ts'
import { tookPartIn } from './past/took-part.ts'
import type { TookPart } from './past/took-part.ts'

/** Length of the history, which ends yesterday. */
const HISTORY_DAYS = 56
/** Longest range of the history that is compared; the cost of longer promotions is in proportion. */
const WINDOW_DAYS = 28
/** Days that are estimated of a promotion without an end. */
const DAYS_WITHOUT_END = 30
const MAX_DAYS = 366
/** Ranges that are counted one by one, where sums of days do not suffice. */
const MAX_RANGES = 8

interface Estimated {
  merchant: { code: string; zone: string; currency: string }
  code: string
  options: PromotionOptions
  /** The published version, whose grants count towards quota and budget; null for a new promotion. */
  stored: StoredPromotion | null
  now: Date
}

export interface PromotionEstimate extends Estimate {
  days: number
  history: { from: string; until: string } | null
  /** Earlier promotions in which players could take part; null for types without joining. */
  tookPart: readonly TookPart[] | null
  claimed: number
  notes: EstimateNote[]
}

/** Estimates the cost of a promotion by its rules and the history of the merchant's players. */
export async function estimateCost(db: Db, estimated: Estimated): Promise<PromotionEstimate> {
  const { merchant, code, options, now } = estimated
  const { zone, currency, code: merchantCode } = merchant
  const days = daysOf(options, now)
  const past = await historyOf(db, { merchantCode, zone, currency, audience: options.audience }, now)
  const windowDays = Math.min(days, WINDOW_DAYS, past.length)
  const ofType = await pastRewards(db, past.days, options)
  const tookPart = await joinedEarlier(db, ofType, { merchantCode, zone, currency, type: options.type, code, now })
  const share = ofType.isCredited ? 1 : await claimedShare(db, { merchantCode, type: options.type, now })
  const estimate = estimateOf({
    windows: past.length === 0 ? [] : await windowsOf(ofType.parts, past.days, windowDays),
    windowDays: Math.max(windowDays, 1),
    days,
    tookPart,
    claimed: share ?? 1,
    ...(await limitsOf(db, estimated)),
    largest: ofType.largest,
  })
  const hasNoAmount = options.type === 'MANUAL' && ofType.largest === null
  return {
    ...(hasNoAmount ? withoutAmount(estimate, options.budget) : estimate),
    days,
    history: past.length === 0 ? null : { from: past.days.from, until: past.days.until },
    tookPart,
    claimed: share ?? 1,
    notes: notesOf(options, {
      no_end: options.ends_at === null,
      no_history: past.length === 0,
      no_earlier_promotion: tookPart?.length === 0,
      no_claims: share === null,
      no_amount: hasNoAmount,
      quota_reached: estimate.isQuotaReached,
      budget_reached: estimate.isBudgetReached,
    }),
  }
}

const isOfCashier = (type: string): boolean => type === 'DEPOSIT' || type.endsWith('_DEPOSIT')

/** What quota, codes and budget still allow. The cashier grants its bonuses without regard to these limits. */
async function limitsOf(
  db: Db,
  { options, stored }: Estimated,
): Promise<{ quota: number | null; budget: bigint | null }> {
  if (isOfCashier(options.type)) return { quota: null, budget: null }
  const codes = options.type === 'PROMOCODE' && stored ? await codesLeft(db, stored.id) : null
  const left = options.quota === null ? null : options.quota - (stored?.granted_count ?? 0)
  const quotas = [left, codes].filter((quota) => quota !== null)
  return {
    quota: quotas.length === 0 ? null : Math.max(0, Math.min(...quotas)),
    budget: options.budget === null ? null : options.budget - (stored?.granted_amount ?? 0n),
  }
}

function notesOf({ type }: PromotionOptions, found: Partial<Record<EstimateNote, boolean>>): EstimateNote[] {
  const all: Partial<Record<EstimateNote, boolean>> = { ...found, of_bonus: isOfCashier(type), of_club: isOfClub(type) }
  return EstimateNote.options.filter((note) => all[note] === true)
}

const isOfClub = (type: string): boolean => ['UPGRADE_BONUS', 'RANK_SALARY', 'MEMBERLEVEL'].includes(type)

/** Reviewers decide the amounts: only a budget limits them. */
const withoutAmount = (estimate: Estimate, budget: bigint | null): Estimate => ({
  ...estimate,
  cost: { minimum: 0, expected: null, maximum: budget === null ? null : Number(budget) },
})

/** Returns the days of a promotion from now, or from its start, on. */
function daysOf({ starts_at: starts, ends_at: ends }: PromotionOptions, now: Date): number {
  if (ends === null) return DAYS_WITHOUT_END
  const from = Math.max(starts?.getTime() ?? 0, now.getTime())
  return Math.min(MAX_DAYS, Math.max(1, Math.ceil((ends.getTime() - from) / DAY_MS)))
}

interface History {
  days: PastDays
  length: number
}

async function historyOf(db: Db, query: Omit<PastDays, 'from' | 'until'>, now: Date): Promise<History> {
  const until = plusDays(dayOf(query.zone, now), -1)
  const oldest = plusDays(until, 1 - HISTORY_DAYS)
  const first = await firstDayOf(db, query)
  const from = first !== null && first > oldest ? first : oldest
  const length = first === null || from > until ? 0 : daysBetween(from, until)
  return { days: { ...query, from, until }, length }
}

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1

async function joinedEarlier(
  db: Db,
  { joining }: PastOfType,
  earlier: Parameters<typeof tookPartIn>[1],
): Promise<readonly TookPart[] | null> {
  if (joining === 'all') return null
  if (joining === 'some') return tookPartIn(db, earlier)
  return joining.took > 0 ? [joining] : []
}

/** Returns the rewards of ranges of the history that have the same length, each beginning some days after the one before. */
async function windowsOf(parts: readonly PastRewards[], { from, until }: PastDays, length: number): Promise<Rewards[]> {
  const count = daysBetween(from, until) - length + 1
  const step = parts.some(({ ofRange }) => ofRange) ? Math.max(1, Math.ceil(count / MAX_RANGES)) : 1
  const windows: Rewards[] = []
  for (let offset = count - 1; offset >= 0; offset -= step) {
    const first = plusDays(from, offset)
    windows.push(await sumOf(parts, first, plusDays(first, length - 1)))
  }
  return windows
}

async function sumOf(parts: readonly PastRewards[], from: string, until: string): Promise<Rewards> {
  let rewards = 0
  let amount = 0n
  const add = (part: Rewards) => {
    rewards += part.rewards
    amount += part.amount
  }
  for (const { byDay, ofRange } of parts) {
    for (const [day, part] of byDay ?? []) if (day >= from && day <= until) add(part)
    if (ofRange) add(await ofRange(from, until))
  }
  return { rewards, amount }
}

/** Returns how often the codes of a promotion can still be used; null if it has none, or one without a limit. */
async function codesLeft(db: Db, promotionId: bigint): Promise<number | null> {
  const { codes, unlimited, left } = await db
    .selectFrom('promotion_code')
    .select(({ fn, eb }) => [
      fn.countAll<bigint>().as('codes'),
      fn.count<bigint>('code').filterWhere('quota', 'is', null).as('unlimited'),
      fn.sum<bigint>(eb('quota', '-', eb.ref('used'))).as('left'),
    ])
    .where('promotion_id', '=', promotionId)
    .executeTakeFirstOrThrow()
  return codes === 0n || unlimited > 0n ? null : Number(left)
}
