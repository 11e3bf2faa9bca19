import type { Line, LinePerson, LineTransfer } from '@ante/contract/cashier/line-transfers.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { centsOf, formatCents } from '../../lib/i18n/cents.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { PIN_DIGITS, PinField } from '../../ui/pin-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './line.module.css'
import { useSend } from './use-send.ts'

interface ConfirmSheetProps {
  open: boolean
  amount: string
  line: Line
  receiver: LinePerson
  isUp: boolean
  onSent(sent: LineTransfer): void
  onClose(): void
}

/** Receiver, amount and remaining balance; confirmed with the payment password. */
export function ConfirmSheet({ open, onClose, ...transfer }: ConfirmSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Send money`} onClose={onClose}>
      {open && <Confirm {...transfer} />}
    </Sheet>
  )
}

/** Refusals after which a retry cannot succeed. */
const blockingRefusals: (string | null)[] = ['payment.password.missing', 'payment.password.locked']

function Confirm({ amount, line, receiver, isUp, onSent }: Omit<ConfirmSheetProps, 'open' | 'onClose'>) {
  const { t } = useLingui()
  const [missing, setMissing] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const onRefused = () => setRefusals((before) => before + 1)
  const to = isUp ? null : receiver.account
  const { currency, balance } = line
  const { send, isSending, failure, error } = useSend({ to, amount, currency, onSent, onRefused })
  const code = error instanceof CallRefused ? error.code : null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('paymentPassword')
    const isWhole = typeof typed === 'string' && typed.length === PIN_DIGITS
    setMissing(!isWhole)
    if (isWhole) send(typed)
  }
  return (
    <form noValidate onSubmit={submit}>
      <dl className={styles.summary}>
        <div>
          <dt>{t`Recipient`}</dt>
          <dd>
            <bdi>{receiver.account}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t`Amount`}</dt>
          <dd className={styles.big}>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t`Left in main wallet`}</dt>
          <dd>
            <Money amount={formatCents(centsOf(balance) - centsOf(amount))} currency={currency} />
          </dd>
        </div>
      </dl>
      <PinField
        // The field is cleared after a refusal.
        key={refusals}
        label={t`Payment password`}
        name="paymentPassword"
        error={missing ? t`Enter your 6-digit payment password.` : null}
        hint={t`Transfers are immediate and can’t be undone.`}
      />
      <Alert message={failure} />
      <div className={styles.go}>
        {code === 'payment.password.missing' && (
          <ButtonLink to="/m/securityCenter" wide>{t`Set payment password`}</ButtonLink>
        )}
        {code === 'payment.password.locked' && (
          <ButtonLink to="/m/securityCenter" wide>{t`Reset with a code`}</ButtonLink>
        )}
        {!blockingRefusals.includes(code) && <Button type="submit" wide busy={isSending}>{t`Send`}</Button>}
      </div>
    </form>
  )
}
