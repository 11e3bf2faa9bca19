import type { PaymentChannel } from '@ante/contract/cashier/payment-channels.ts'
import { useLingui } from '@lingui/react/macro'

import { formatPercent } from '../../lib/i18n/format-percent.ts'

type Fees = Pick<PaymentChannel, 'feePercent' | 'reimbursementPercent'>

/** Returns a formatter for the fee of a channel and its refund by the merchant. */
export function useFeeTexts(): (fees: Fees) => string {
  const { t, i18n } = useLingui()
  return ({ feePercent, reimbursementPercent }) => {
    const fee = formatPercent(feePercent, i18n.locale)
    const refund = formatPercent(reimbursementPercent, i18n.locale)
    const isRefunded = Number(reimbursementPercent) > 0
    if (Number(feePercent) === 0) return isRefunded ? t`No fee, ${refund} extra` : t`No fee`
    if (!isRefunded) return t`${fee} fee`
    return fee === refund ? t`${fee} fee, refunded` : t`${fee} fee, ${refund} refunded`
  }
}
