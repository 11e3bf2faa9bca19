import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'

import { bonusUsage, depositBonus } from '../../../cashier/public.ts'
import type { DepositBonus } from '../../../cashier/public.ts'
import { exactTextOf, textOf } from '../../../kit/money.ts'
import type { PromotionTypeDefinition, Description, EntryStatus } from '../type-definition.ts'

type BonusType = Extract<PromotionType, 'DEPOSIT' | `${string}_DEPOSIT`>
type Rules = RulesOf<BonusType>

/** Ordinal of the deposit that earns the bonus, by type; null for any deposit. */
const NTH: Record<BonusType, number | null> = {
  DEPOSIT: null,
  FIRST_DEPOSIT: 1,
  SECOND_DEPOSIT: 2,
  THIRD_DEPOSIT: 3,
  FOURTH_DEPOSIT: 4,
  FIFTH_DEPOSIT: 5,
}

/**
 * Returns the type of a bonus that a member chooses with a deposit. The cashier checks and credits the bonus; this type
 * only shows it, with a status derived from the member's deposits. There are no entries and no claims.
 */
const bonusOf = (type: BonusType): PromotionTypeDefinition<Rules> => ({
  types: [type],
  rules: promotionRules[type],
  decidesAutomatically: true,
  problemOf: async (db, merchantCode, { bonus: code }) => {
    const bonus = await depositBonus(db, { merchantCode, code })
    if (!bonus)
      return `${merchantCode} has no deposit bonus ${code}: \`ante bonuses list ${merchantCode}\` shows all deposit bonuses.`
    if (bonus.nth === NTH[type]) return null
    return `The deposit bonus ${code} is for deposit ${bonus.nth ?? 'any'}, and ${type} is for ${NTH[type] ?? 'any'}.`
  },
  describe: async (db, { merchant_code: merchantCode, rules }) => {
    const bonus = await depositBonus(db, { merchantCode, code: rules.bonus })
    return bonus ? describedBonus(bonus) : { gift: null, needs: [], isCredited: true }
  },
  statusFor: async (db, { promotion: { merchant_code: merchantCode, rules }, member }) => {
    const bonus = await depositBonus(db, { merchantCode, code: rules.bonus })
    if (!bonus?.open) return { status: 'closed', action: 'none' }
    return statusOf(bonus, await bonusUsage(db, { memberId: member.memberId, code: rules.bonus }))
  },
})

function describedBonus(bonus: DepositBonus): Description {
  const { kind, amount, cap, minimum, nth } = bonus
  const percent = exactTextOf(BigInt(bonus.percent_hundredths) * 100n)
  const minimumText = minimum === 0n ? null : textOf(minimum)
  return {
    gift:
      kind === 'fixed'
        ? { kind: 'amount', amount: textOf(amount) }
        : { kind: 'share', percent, of: 'deposit', cap: cap === null ? null : textOf(cap) },
    needs: [{ kind: 'deposit', minimum: minimumText, count: nth, done: null }],
    multipleOf: 'deposit and reward',
    bonusId: bonus.code,
    multipleHundredths: bonus.multiple_hundredths,
    isCredited: true,
  }
}

function statusOf(
  { nth }: DepositBonus,
  { deposits, taken, waiting }: Awaited<ReturnType<typeof bonusUsage>>,
): EntryStatus {
  if (waiting) return { status: 'signed', action: 'deposit' }
  if (taken && nth !== null) return { status: 'claimed', action: 'none' }
  // The member has made the deposit with this ordinal without the bonus, and no later deposit can earn it.
  if (nth !== null && deposits >= nth) return { status: 'closed', action: 'none' }
  return { status: 'open', action: nth === null || deposits === nth - 1 ? 'deposit' : 'none' }
}

export const depositBonuses: readonly PromotionTypeDefinition[] = [
  bonusOf('DEPOSIT'),
  bonusOf('FIRST_DEPOSIT'),
  bonusOf('SECOND_DEPOSIT'),
  bonusOf('THIRD_DEPOSIT'),
  bonusOf('FOURTH_DEPOSIT'),
  bonusOf('FIFTH_DEPOSIT'),
]
