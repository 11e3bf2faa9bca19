import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { depositorsSince } from '../../../cashier/public.ts'
import type { Db } from '../../../kit/db.ts'
import { unitsOf } from '../../../kit/money.ts'
import type { Promotion, PromotionTypeDefinition } from '../type-definition.ts'

type Rules = RulesOf<'DEPOSIT_COUNT'>

/** Returns the query for the promotion's deposits: during its period, and at least the minimum. */
const deposited = ({
  merchant_code: merchantCode,
  starts_at: starts,
  opened_at: opened,
  ends_at: until,
  rules,
}: Promotion<Rules>) => ({
  merchantCode,
  since: new Date(Math.max(starts?.getTime() ?? 0, opened?.getTime() ?? 0)),
  until,
  each: rules.each === undefined ? 0n : unitsOf(rules.each),
})

async function membersWithEntry(db: Db, { id }: Promotion<Rules>): Promise<Set<bigint>> {
  const rows = await db.selectFrom('promotion_entry').select('member_id').where('promotion_id', '=', id).execute()
  return new Set(rows.map(({ member_id: memberId }) => memberId))
}

/** A reward for a number of deposits during the promotion. */
export const depositCount: PromotionTypeDefinition<Rules> = {
  types: ['DEPOSIT_COUNT'],
  rules: promotionRules.DEPOSIT_COUNT,
  describe: (_db, { rules: { amount, deposits, each } }) => ({
    gift: { kind: 'amount', amount },
    needs: [{ kind: 'deposits', minimum: each ?? null, count: deposits, done: null }],
  }),
  statusFor: async (db, { promotion, member }) => {
    const [depositor] = await depositorsSince(db, { ...deposited(promotion), atLeast: 1, memberId: member.memberId })
    return { status: 'open', action: 'deposit', done: [String(depositor?.deposits ?? 0)] }
  },
  evaluate: async ({ db, grantReward }, { promotion }) => {
    const amount = unitsOf(promotion.rules.amount)
    const depositors = await depositorsSince(db, { ...deposited(promotion), atLeast: promotion.rules.deposits })
    const rewardedMembers = await membersWithEntry(db, promotion)
    for (const { memberId } of depositors)
      if (!rewardedMembers.has(memberId) && !(await grantReward({ memberId, amount }))) return
  },
  evaluateFor: async ({ db, grantReward }, { promotion, member: { memberId } }) => {
    const [depositor] = await depositorsSince(db, {
      ...deposited(promotion),
      atLeast: promotion.rules.deposits,
      memberId,
    })
    if (depositor) await grantReward({ memberId, amount: unitsOf(promotion.rules.amount) })
  },
}
