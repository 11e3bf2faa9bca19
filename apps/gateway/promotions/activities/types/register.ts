import { TRIAL } from '@ante/contract/member/member-type.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { unitsOf } from '../../../kit/money.ts'
import type { Activity, ActivityType } from '../activity-type.ts'

const AT_ONCE = 100

/** Time from which registrations count: those before its opening earn nothing. */
const sinceOf = ({ starts_at: starts, opened_at: opened }: Activity): Date =>
  new Date(Math.max(starts?.getTime() ?? 0, opened?.getTime() ?? 0))

const counts = (activity: Activity, registeredAt: Date): boolean =>
  registeredAt > sinceOf(activity) && (activity.ends_at === null || registeredAt < activity.ends_at)

/** Granted to members who register during the promotion. */
export const registered: ActivityType<RulesOf<'REGISTER'>> = {
  types: ['REGISTER'],
  rules: promotionRules.REGISTER,
  describe: (_db, { rules: { amount } }) => ({
    gift: { kind: 'amount', amount },
    needs: [{ kind: 'register', minimum: null, count: null, done: null }],
  }),
  // Members registered before its start cannot get it.
  statusFor: (_db, { activity, member }) => ({
    status: counts(activity, member.registeredAt) ? 'open' : 'closed',
    action: 'none',
  }),
  evaluate: async ({ db, grantReward }, { activity, now }) => {
    const amount = unitsOf(activity.rules.amount)
    const before = activity.ends_at !== null && activity.ends_at < now ? activity.ends_at : now
    // Processes members by id: excluded and disabled members are skipped.
    let after = 0n
    for (;;) {
      const rows = await db
        .selectFrom('member')
        .select('id')
        .where('merchant_code', '=', activity.merchant_code)
        .where('id', '>', after)
        .where('type', '<>', TRIAL)
        .where('registered_at', '>', sinceOf(activity))
        .where('registered_at', '<=', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('promotion_entry')
                .select('id')
                .whereRef('member_id', '=', 'member.id')
                .where('promotion_id', '=', activity.id),
            ),
          ),
        )
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
      for (const { id: memberId } of rows) if (!(await grantReward({ memberId, amount }))) return
      if (rows.length < AT_ONCE) return
      after = rows.at(-1)?.id ?? after
    }
  },
  evaluateFor: async ({ grantReward }, { activity, member }) => {
    if (counts(activity, member.registeredAt))
      await grantReward({ memberId: member.memberId, amount: unitsOf(activity.rules.amount) })
  },
}
