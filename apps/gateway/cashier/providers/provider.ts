import type { PaymentKind } from '@ante/contract/cashier/payment-channels.ts'
import type { PayInstruction, PaymentNotification, StatementLine } from '@ante/contract/cashier/payment-provider.ts'

/**
 * Result of a provider call, which never throws. `unknown`: the provider may have executed the call, so the caller
 * repeats it.
 */
export type ProviderAnswer<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; problem: string }

/** A payment to open. Its reference identifies it permanently. */
export interface PaymentRequest {
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

/** Payment provider of one merchant: the interface to all companies. */
export interface PaymentProvider {
  open(requested: PaymentRequest): Promise<ProviderAnswer<{ paymentId: string; pay: PayInstruction }>>
  status(reference: string): Promise<ProviderAnswer<PaymentNotification>>
  /** Returns all payments that arrived in a period. */
  statement(span: { from: Date; to: Date }): Promise<ProviderAnswer<StatementLine[]>>
}
