import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { depositorsSince } from '../../../cashier/public.ts'
import type { Db } from '../../../kit/db.ts'
import { unitsOf } from '../../../kit/money.ts'
import type { Activity, ActivityType } from '../activity-type.ts'

type Rules = RulesOf<'DEPOSIT_COUNT'>

/** Sufficiently large deposits during this promotion. */
const deposited = ({
  merchant_code: merchantCode,
  starts_at: starts,
  opened_at: opened,
  ends_at: until,
  rules,
}: Activity<Rules>) => ({
  merchantCode,
  since: new Date(Math.max(starts?.getTime() ?? 0, opened?.getTime() ?? 0)),
  until,
  each: rules.each === undefined ? 0n : unitsOf(rules.each),
})

async function membersWithEntry(db: Db, { id }: Activity<Rules>): Promise<Set<bigint>> {
  const rows = await db.selectFrom('promotion_entry').select('member_id').where('promotion_id', '=', id).execute()
  return new Set(rows.map(({ member_id: memberId }) => memberId))
}

/** Granted for a number of deposits during the promotion. */
export const depositCount: ActivityType<Rules> = {
  types: ['DEPOSIT_COUNT'],
  rules: promotionRules.DEPOSIT_COUNT,
  describe: (_db, { rules: { amount, deposits, each } }) => ({
    gift: { kind: 'amount', amount },
    needs: [{ kind: 'deposits', minimum: each ?? null, count: deposits, done: null }],
  }),
  statusFor: async (db, { activity, member }) => {
    const [depositor] = await depositorsSince(db, { ...deposited(activity), atLeast: 1, memberId: member.memberId })
    return { status: 'open', action: 'deposit', done: [String(depositor?.deposits ?? 0)] }
  },
  evaluate: async ({ db, grantReward }, { activity }) => {
    const amount = unitsOf(activity.rules.amount)
    const depositors = await depositorsSince(db, { ...deposited(activity), atLeast: activity.rules.deposits })
    const rewardedMembers = await membersWithEntry(db, activity)
    for (const { memberId } of depositors)
      if (!rewardedMembers.has(memberId) && !(await grantReward({ memberId, amount }))) return
  },
  evaluateFor: async ({ db, grantReward }, { activity, member: { memberId } }) => {
    const [depositor] = await depositorsSince(db, {
      ...deposited(activity),
      atLeast: activity.rules.deposits,
      memberId,
    })
    if (depositor) await grantReward({ memberId, amount: unitsOf(activity.rules.amount) })
  },
}
