import type { PaymentKind } from '@ante/contract/cashier/payment-channels.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Kind of a payment method, shown when its name is not sufficient. */
export const kindTexts: Record<PaymentKind, MessageDescriptor> = {
  MT: msg`Bank transfer`,
  QR: msg`QR code`,
  EWALLET: msg`E-wallet`,
  PGMT: msg`Online payment`,
  CRYPTO: msg`Crypto`,
}
