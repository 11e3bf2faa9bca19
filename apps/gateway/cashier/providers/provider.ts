import type { PaymentKind } from '@ante/contract/cashier/payment-channels.ts'
import type { PayInstruction, PaymentNotification, StatementLine } from '@ante/contract/cashier/payment-provider.ts'

/** What a provider says. `unknown`: nobody can tell whether it has done it; it is asked again. It throws nothing. */
export type ProviderAnswer<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; problem: string }

/** What is opened at a provider, by its reference for ever. */
export interface PaymentWanted {
  reference: string
  kind: PaymentKind
  /** Decimal text. */
  amount: string
  currency: string
  feePercent: string
  confirmations: number
  expiresAt: Date
  returnUrl: string
  language: string
}

/** Whoever takes payments for one merchant. What differs between companies stays behind it. */
export interface PaymentProvider {
  open(wanted: PaymentWanted): Promise<ProviderAnswer<{ paymentId: string; pay: PayInstruction }>>
  status(reference: string): Promise<ProviderAnswer<PaymentNotification>>
  /** All that has arrived from one moment to another. */
  statement(span: { from: Date; to: Date }): Promise<ProviderAnswer<StatementLine[]>>
}
