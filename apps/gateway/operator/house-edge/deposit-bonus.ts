import type { Selectable } from 'kysely'

import type { Tables } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import type { BonusTerms } from './rules.ts'

const WHOLE_HUNDREDTHS = 10_000n
const HUNDREDTHS = 100n
/** Deposit for which a percentage without a cap is computed: the ratio is the same for any amount. */
const ANY_DEPOSIT = unitsOf('100')

/** Returns the terms of a deposit bonus for the deposit with the highest ratio of bonus to wagering. */
export function termsOfDepositBonus(bonus: Selectable<Tables['deposit_promotion']>): BonusTerms {
  const { kind, cap, minimum, amount, percent_hundredths: share, multiple_hundredths: multiple } = bonus
  const deposit = kind === 'fixed' || minimum > 0n ? minimum : ANY_DEPOSIT
  const uncapped = kind === 'fixed' ? amount : (deposit * BigInt(share)) / WHOLE_HUNDREDTHS
  const bonusAmount = cap !== null && cap < uncapped ? cap : uncapped
  return { what: 'This bonus', amount: bonusAmount, wagered: ((deposit + bonusAmount) * BigInt(multiple)) / HUNDREDTHS }
}
