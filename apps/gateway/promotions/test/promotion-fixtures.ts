import { login } from '@ante/contract/identity/session.ts'
import { getPromotion } from '@ante/contract/promotions/promotions.ts'
import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { claimReward, listRewards } from '@ante/contract/promotions/rewards.ts'
import type { Rewards } from '@ante/contract/promotions/rewards.ts'
import { getTurnoverInfo } from '@ante/contract/wallet/turnover.ts'

import type { TestGateway } from '../../test/start-gateway.ts'
import type { SignedInMember } from '../../test/members.ts'
import { evaluateAll } from '../core/evaluate.ts'
import { openPromotion, putPromotion } from '../core/stored-promotions.ts'
import type { PromotionOptions } from '../core/stored-promotions.ts'
import { closeEnded } from '../core/entries/close-ended.ts'
import { expireRewards } from '../rewards/expire-rewards.ts'

/** Password of all test members. */
const PASSWORD = 'Secret2026'

const plain: Omit<PromotionOptions, 'type' | 'rules'> = {
  texts: { EN: { title: 'A promotion', summary: 'Short', terms: [{ tag: 'p', children: ['Long'] }] } },
  picture: null,
  starts_at: null,
  ends_at: null,
  position: 900,
  audience: { kind: 'all' },
  quota: null,
  budget: null,
  reward_days: 7,
  multiple_hundredths: 500,
}

let made = 0

/** Creates an open promotion of aurora with these rules; returns its code. */
export async function promotionOf(
  { ports: { db, clock } }: TestGateway,
  type: PromotionType,
  rules: unknown,
  changes: Partial<PromotionOptions> = {},
): Promise<string> {
  made += 1
  const named = { merchantCode: 'aurora', code: `test-${made}` }
  await putPromotion(db, named, { ...plain, type, rules, ...changes })
  await openPromotion(db, named, clock.now())
  return named.code
}

/** Changes a promotion, as an operator does. */
export async function updatePromotion(
  { ports: { db } }: TestGateway,
  code: string,
  changes: Partial<PromotionOptions>,
) {
  const { type, rules } = await db
    .selectFrom('promotion')
    .select(['type', 'rules'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  await putPromotion(db, { merchantCode: 'aurora', code }, { ...plain, type, rules, ...changes })
}

export async function detailFor(
  gateway: TestGateway,
  promotionId: string,
  member?: SignedInMember,
): Promise<PromotionDetail> {
  const answer = await gateway.call(getPromotion, { promotionId }, { ...(member && { token: member.token }) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

export async function rewardsOf(gateway: TestGateway, { token }: SignedInMember, input = {}): Promise<Rewards> {
  const answer = await gateway.call(listRewards, input, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

export const claimRewardOf = (gateway: TestGateway, { token }: SignedInMember, rewardId: string) =>
  gateway.call(claimReward, { rewardId }, { token })

/** Advances the clock and signs the member in again, because sessions expire. */
export async function laterBy(gateway: TestGateway, { memberId }: SignedInMember, ms: number): Promise<SignedInMember> {
  gateway.ports.clock.offsetMs += ms
  const member = gateway.ports.db.selectFrom('member').select('account').where('id', '=', memberId)
  const { account: username } = await member.executeTakeFirstOrThrow()
  const answer = await gateway.call(login, { type: 'username', username, password: PASSWORD })
  if (!answer.ok) throw new Error(answer.code)
  return { memberId, token: answer.value.token }
}

/** Runs the gateway's background work now. */
export async function evaluateNow({ ports }: TestGateway): Promise<void> {
  await evaluateAll(ports)
  await expireRewards(ports)
  await closeEnded(ports)
}

export async function turnoverRequired(gateway: TestGateway, { token }: SignedInMember): Promise<string> {
  const answer = await gateway.call(getTurnoverInfo, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.required
}

/** Returns the transitions of a member's entries. */
export async function transitionsOf({ ports: { db } }: TestGateway, { memberId }: SignedInMember): Promise<string[]> {
  const steps = await db
    .selectFrom('promotion_step')
    .innerJoin('promotion_entry', 'promotion_entry.id', 'promotion_step.entry_id')
    .select(['from_state', 'to_state', 'refused'])
    .where('member_id', '=', memberId)
    .orderBy('promotion_step.id')
    .execute()
  return steps.map(({ from_state: from, to_state: to, refused }) => `${from ?? ''}>${to}${refused ? ' refused' : ''}`)
}
