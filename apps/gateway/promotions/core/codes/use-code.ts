import { usePromoCode } from '@ante/contract/promotions/promotions.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { Selectable } from 'kysely'

import { requireCallAllowance } from '../../../kit/call-counts.ts'
import type { MemberContext } from '../../../kit/context.ts'
import type { Db } from '../../../kit/db.ts'
import { unitsOf } from '../../../kit/money.ts'
import type { Ports } from '../../../kit/ports.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import { runMemberAction } from '../member-action.ts'
import { lockPromotionById } from '../supported-promotion.ts'
import type { SupportedPromotion } from '../supported-promotion.ts'
import { illegal } from '../../../kit/state-machine/transition-errors.ts'
import { entryStates } from '../entries/entry-states.ts'
import { grantReward } from '../grant-reward.ts'
import type { PromotionCodeTable } from '../tables.ts'

type Code = Selectable<PromotionCodeTable>

const refuse = refusalsOf(usePromoCode)

/** Limit of attempts per member, with right and wrong codes, against guessing. */
const PER_MEMBER = { atMost: 10, windowMs: 600_000 }

/** Grants the reward of a code; returns the promotion's code. Refuses codes for other members like unknown codes. */
export async function useCode(
  ports: Pick<Ports, 'db' | 'clock'>,
  context: Pick<MemberContext, 'member' | 'idempotencyKey'>,
  typed: string,
): Promise<string> {
  await requireCallAllowance(ports, { key: `promo codes of member ${context.member.memberId}`, ...PER_MEMBER })
  let code: Code | null = null
  return runMemberAction(ports, context, {
    find: async (tx, merchantCode) => {
      code = await findTypedCode(tx, merchantCode, typed)
      const supported = code && (await lockPromotionById(tx, code.promotion_id))
      return supported && supported.promotion.state !== 'draft' && supported.promotion.type === 'PROMOCODE'
        ? supported
        : null
    },
    notFound: () => refuse('promo.code.wrong'),
    periodAt: async (_tx, supported) => (rulesOf(supported).once === 'code' && code ? code.code : ''),
    work: async (tx, { supported: known, currency, entry, step, requestKey }) => {
      if (!code) throw refuse('promo.code.wrong')
      // Runs before the check of the quota: a member who has used the code must not get `promotion.exhausted`.
      const { id, state: from } = entry
      if (from !== 'open') throw illegal(entryStates, { id, from, to: 'signed' })
      await use(tx, code, step.now)
      const amount = code.amount ?? unitsOf(rulesOf(known).amount)
      await grantReward(tx, known.promotion, entry, { ...step, amount, currency, requestKey })
    },
  })
}

/** Typed rules; they were validated when the promotion was read. */
const rulesOf = ({ promotion }: SupportedPromotion) => promotionRules.PROMOCODE.parse(promotion.rules)

/** Returns the code that a member typed, in upper or lower case; null if unknown. */
async function findTypedCode(tx: Db, merchantCode: string, typed: string): Promise<Code | null> {
  const query = tx.selectFrom('promotion_code').selectAll().where('merchant_code', '=', merchantCode)
  return (await query.where('code', '=', typed.toUpperCase()).executeTakeFirst()) ?? null
}

async function use(tx: Db, { merchant_code: merchantCode, code }: Code, now: Date): Promise<void> {
  const used = await tx
    .updateTable('promotion_code')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .where(({ eb, or, ref }) => or([eb('quota', 'is', null), eb('used', '<', ref('quota'))]))
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) throw refuse('promo.code.exhausted')
}
