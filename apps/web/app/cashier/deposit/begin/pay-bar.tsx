import { useLingui } from '@lingui/react/macro'

import { useConnection } from '../../../lib/calls/connection.ts'
import { formatPaymentAmount } from '../../../lib/i18n/format-payment-amount.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { createFailure } from '../refusals.ts'
import styles from './begin.module.css'
import type { DepositForm } from './use-deposit-form.ts'

/** The start button, always within reach of a thumb. */
export function PayBar({ form, isSticky }: { form: DepositForm; isSticky: boolean }) {
  const { t, i18n } = useLingui()
  const { online } = useConnection()
  const { amount, channel, error, isSending, submit } = form
  const amountText =
    amount.amount && formatPaymentAmount({ amount: amount.amount.text, currency: channel.payCurrency }, i18n.locale)
  return (
    <div className={styles.payBar} data-sticky={isSticky} data-keep-clear={isSticky || undefined}>
      <Alert message={error ? i18n._(createFailure(error, i18n.locale)) : null} />
      {!online && <p className={styles.waits}>{t`You’re offline. Connect to the internet to deposit.`}</p>}
      <Button wide busy={isSending} disabled={!online} onClick={submit}>
        {amountText ? t`Deposit ${amountText}` : t`Deposit`}
      </Button>
    </div>
  )
}
