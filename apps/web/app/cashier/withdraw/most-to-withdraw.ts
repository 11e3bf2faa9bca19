import type { BankCard } from '@ante/contract/cashier/bank-cards.ts'
import type { WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'

import { centsOf, centsText } from '../../lib/words/cents.ts'

/** All there is, as far as it may leave at once; whole cents. */
export const mostToWithdraw = ({ available, maximum }: Pick<WithdrawSettings, 'available' | 'maximum'>): string =>
  centsText(Math.min(centsOf(available), centsOf(maximum)))

/** Those to which something can be paid now. */
export const payableCards = (cards: readonly BankCard[]): BankCard[] =>
  cards.filter(({ usable, coolingUntil }) => usable && coolingUntil === null)
