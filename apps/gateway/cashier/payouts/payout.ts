import type { PayoutLine, PayoutNotification } from '@ante/contract/cashier/payout-provider.ts'

import type { ProviderAnswer } from '../providers/provider.ts'

/** What is to be paid, by its reference for ever. */
export interface PayoutWanted {
  reference: string
  /** Decimal text. */
  amount: string
  currency: string
  bankCode: string
  accountNumber: string
  accountHolder: string
  province: string
}

/** Whoever pays withdrawals for one merchant. What differs between companies stays behind it; it throws nothing. */
export interface PayoutProvider {
  open(wanted: PayoutWanted): Promise<ProviderAnswer<PayoutNotification>>
  status(reference: string): Promise<ProviderAnswer<PayoutNotification>>
}

/** One whose books can be read as well. */
export interface StatedPayoutProvider extends PayoutProvider {
  /** All that was paid from one moment to another. */
  statement(span: { from: Date; to: Date }): Promise<ProviderAnswer<PayoutLine[]>>
}

/** The provider of a merchant by its code; throws where he has none of it. */
export interface PayoutProviders {
  of(named: { merchantCode: string; provider: string }): Promise<PayoutProvider>
}
