import { DAY_MS } from '@ante/contract/kit/time.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import type { Db } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { REWARDS_TOPIC, writeReward } from '../issue-reward.ts'
import type { Titles } from '../tables.ts'
import type { Promotion } from './type-definition.ts'
import { walk } from '../../kit/state-machine/move.ts'
import type { Step } from '../../kit/state-machine/state-machine.ts'
import type { Entry } from './entries/entries.ts'
import { entryStates } from './entries/entry-states.ts'
import type { PromotionTexts } from './tables.ts'

/** Quota or budget of a promotion is used up. */
export class Exhausted extends Error {}

/** Whether quota or budget is used up; with an amount, whether the rest is less than it. */
export const isExhausted = (
  { quota, budget, granted_count: count, granted_amount: amount }: Promotion,
  needed = 1n,
): boolean => (quota !== null && count >= quota) || (budget !== null && amount + needed > budget)

export interface RewardGrant extends Step {
  amount: bigint
  currency: string
  requestKey?: string | null
}

/**
 * Grants the reward of an entry: deducts it from quota and budget, stores it as claimable, and moves the entry to
 * `issued`, all in the caller's transaction. The caller has locked promotion and entry. Throws `Exhausted`,
 * `IllegalTransition`, and `responsible.gaming.excluded` for an excluded member.
 */
export async function grantReward(tx: Db, promotion: Promotion, entry: Entry, reward: RewardGrant): Promise<Entry> {
  const { amount, currency, now, actor, reason = '', requestKey = entry.request_key } = reward
  await requireNotExcluded(tx, entry.member_id, now)
  const change = { reason: '', request_key: requestKey }
  const { id, state: from } = entry
  const issued = await walk(tx, entryStates, { id, from, to: 'issued' }, { now, actor, reason, change })
  await deductGrant(tx, promotion, amount)
  await writeReward(
    tx,
    {
      key: `promotion:${promotion.code}:entry:${entry.id}`,
      memberId: entry.member_id,
      merchantCode: entry.merchant_code,
      titles: titlesOf(promotion.texts),
      amount,
      currency,
      expiresAt: new Date(now.getTime() + promotion.reward_days * DAY_MS),
      promotionId: promotion.id,
      entryId: entry.id,
      type: promotion.type,
      multipleHundredths: promotion.multiple_hundredths,
    },
    now,
  )
  await publishOnCommit(tx, REWARDS_TOPIC, JSON.stringify([String(entry.member_id)]))
  return issued
}

/** Counts a grant towards quota and budget, whose limits the row's constraints enforce. */
async function deductGrant(tx: Db, { id }: Promotion, amount: bigint): Promise<void> {
  const { numAffectedRows } = await sql`
    update promotion set granted_count = granted_count + 1, granted_amount = granted_amount + ${amount}::int8
    where id = ${id} and (quota is null or granted_count < quota)
      and (budget is null or granted_amount + ${amount}::int8 <= budget)`.execute(tx)
  if (numAffectedRows !== 1n) throw new Exhausted()
}

const isLanguage = (key: string): key is Language => key in languages

function titlesOf(texts: PromotionTexts): Titles {
  const textLanguages = Object.keys(texts).filter(isLanguage)
  return Object.fromEntries(textLanguages.map((language) => [language, texts[language]?.title ?? '']))
}
