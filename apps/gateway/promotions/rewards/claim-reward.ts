import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { claimReward } from '@ante/contract/promotions/rewards.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import { claimKey, keyedCallOf } from '../../kit/call-keys.ts'
import type { MemberContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { lockAccounts, mainAccountOf } from '../../wallet/public.ts'
import type { BalancePublisher } from '../../wallet/public.ts'
import { move } from '../../kit/state-machine/move.ts'
import { entryStates } from '../core/entries/entry-states.ts'
import { requireParticipant } from '../core/participant.ts'
import { REWARDS_TOPIC } from '../issue-reward.ts'
import { payBonus } from '../pay-bonus.ts'
import type { Bonus } from '../pay-bonus.ts'
import { rewardsFrom, shownReward, statusOf } from './rewards.ts'
import type { Reward } from './rewards.ts'

const refuse = refusalsOf(claimReward)

export interface ClaimPorts extends Pick<Ports, 'db' | 'clock' | 'bus'> {
  balances: Pick<BalancePublisher, 'changed'>
}

/**
 * Credits a reward, once: amount, wagering requirement and the end of its entry are one transaction. The lock on the
 * member's account serialises claims; a second claim returns the first result.
 */
export async function claim(
  { db, clock, bus, balances }: ClaimPorts,
  { member, language, idempotencyKey }: Pick<MemberContext, 'member' | 'language' | 'idempotencyKey'>,
  rewardId: bigint,
): Promise<OutputOf<typeof claimReward>> {
  const { memberId } = await requireParticipant(db, member)
  const now = clock.now()
  const claimed = await inTransaction(db, async (tx) => {
    await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
    await claimKey(tx, keyedCallOf({ member, idempotencyKey }))
    const reward = await ownReward(tx, memberId, rewardId)
    const status = statusOf(reward, now)
    if (status === 'C') return reward
    // `expiry_notified`: another gateway, whose clock is ahead, has expired the reward while this call waited.
    if (status === 'E' || reward.expiry_notified)
      throw refuse('reward.expired', { expiresAt: reward.expires_at.toISOString() })
    // The reward of an excluded member stays claimable until it expires.
    await requireNotExcluded(tx, memberId, now)
    await payBonus(tx, `reward:${reward.id}`, bonusOf(reward), now)
    await tx
      .updateTable('reward')
      .set({ status: 'claimed', claimed_at: now })
      .where('id', '=', reward.id)
      .executeTakeFirstOrThrow()
    if (reward.entry_id !== null) {
      const edge = { id: reward.entry_id, from: 'issued', to: 'claimed' } as const
      await move(tx, entryStates, edge, { now, actor: 'member' })
    }
    return { ...reward, status: 'claimed' as const, claimed_at: now }
  })
  balances.changed([member.memberId])
  bus.publish(REWARDS_TOPIC, JSON.stringify([member.memberId]))
  return shownReward(claimed, { now, language })
}

async function ownReward(tx: Db, memberId: bigint, id: bigint): Promise<Reward> {
  const reward = await rewardsFrom(tx)
    .where('reward.id', '=', id)
    .where('reward.member_id', '=', memberId)
    .forUpdate('reward')
    .executeTakeFirst()
  if (!reward) throw refuse('reward.not.found')
  return reward
}

const bonusOf = (reward: Reward): Bonus => ({
  merchantCode: reward.merchant_code,
  memberId: reward.member_id,
  currency: reward.currency,
  amount: reward.amount,
  multipleHundredths: reward.multiple_hundredths,
})
