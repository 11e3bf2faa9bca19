import type { PayoutLine, PayoutNotification } from '@ante/contract/cashier/payout-provider.ts'

import type { ProviderAnswer } from '../providers/provider.ts'

/** A payout to make. Its reference identifies it permanently. */
export interface PayoutRequest {
  reference: string
  /** Decimal text. */
  amount: string
  currency: string
  bankCode: string
  accountNumber: string
  accountHolder: string
  province: string
}

/** Payout provider of one merchant: the interface to all companies. Its functions never throw. */
export interface PayoutProvider {
  open(requested: PayoutRequest): Promise<ProviderAnswer<PayoutNotification>>
  status(reference: string): Promise<ProviderAnswer<PayoutNotification>>
}

/** A payout provider whose statements can be read. */
export interface PayoutProviderWithStatements extends PayoutProvider {
  /** Returns all payouts of a period. */
  statement(span: { from: Date; to: Date }): Promise<ProviderAnswer<PayoutLine[]>>
}

/** Payout providers of merchants; `of` throws if the merchant has none with this code. */
export interface PayoutProviders {
  of(named: { merchantCode: string; provider: string }): Promise<PayoutProvider>
}
