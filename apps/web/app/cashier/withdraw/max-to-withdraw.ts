import type { BankCard } from '@ante/contract/cashier/bank-cards.ts'
import type { WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'

import { centsOf, formatCents } from '../../lib/i18n/cents.ts'

/** Returns the available balance in whole cents, up to the maximum of one withdrawal. */
export const maxToWithdraw = ({ available, maximum }: Pick<WithdrawSettings, 'available' | 'maximum'>): string =>
  formatCents(Math.min(centsOf(available), centsOf(maximum)))

/** Cards that can currently receive payments. */
export const payableCards = (cards: readonly BankCard[]): BankCard[] =>
  cards.filter(({ usable, coolingUntil }) => usable && coolingUntil === null)
