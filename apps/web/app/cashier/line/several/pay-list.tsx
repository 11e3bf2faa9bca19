import type { SentLines } from '@ante/contract/cashier/line-transfers.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'

import { CallRefused } from '../../../lib/calls/call-errors.ts'
import { centsOf, formatCents } from '../../../lib/i18n/cents.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { PIN_DIGITS, PinField } from '../../../ui/pin-field.tsx'
import styles from '../line.module.css'
import { ListLines } from './list-lines.tsx'
import type { CheckedList } from './several-part.tsx'
import { useSendList } from './use-send-list.ts'

interface PayListProps {
  list: CheckedList
  onBack(): void
  onSent(sent: SentLines): void
}

/** The final list with its total, confirmed with the payment password. */
export function PayList({ list, onBack, onSent }: PayListProps) {
  const { t } = useLingui()
  const [missing, setMissing] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const onRefused = () => setRefusals((before) => before + 1)
  const { send, isSending, failure, problems, error } = useSendList({ list, onSent, onRefused })
  const { total, balance, leftToday, currency } = list.checked
  const balanceAfter = centsOf(balance) - centsOf(total)
  const isTooMuch = balanceAfter < 0 || centsOf(total) > centsOf(leftToday)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('paymentPassword')
    const isWhole = typeof typed === 'string' && typed.length === PIN_DIGITS
    setMissing(!isWhole)
    if (isWhole) send(typed)
  }
  return (
    <>
      <ListLines lines={list.lines} problems={problems} currency={currency} />
      <dl className={styles.summary}>
        <Fact label={t`Total amount`}>
          <Money amount={total} currency={currency} />
        </Fact>
        {balanceAfter < 0 ? (
          <Fact label={t`Main wallet balance`}>
            <Money amount={balance} currency={currency} />
          </Fact>
        ) : (
          <Fact label={t`Left in main wallet`}>
            <Money amount={formatCents(balanceAfter)} currency={currency} />
          </Fact>
        )}
        <Fact label={t`Available to send today`}>
          <Money amount={leftToday} currency={currency} />
        </Fact>
      </dl>
      {problems.length > 0 || isTooMuch ? (
        <Alert
          message={
            problems.length > 0
              ? t`Nothing was sent. Fix or remove the highlighted lines.`
              : t`This is more than you can send. Reduce the list.`
          }
        />
      ) : (
        <form noValidate onSubmit={submit}>
          <PinField
            // The field is cleared after a refusal.
            key={refusals}
            label={t`Payment password`}
            name="paymentPassword"
            error={missing ? t`Enter your 6-digit payment password.` : null}
            hint={t`All transfers are immediate and can’t be undone.`}
          />
          <Alert message={failure} />
          <div className={styles.go}>
            {blockingRefusals.includes(codeOf(error)) ? (
              <ButtonLink to="/m/securityCenter" wide>{t`Security center`}</ButtonLink>
            ) : (
              <Button type="submit" wide busy={isSending}>{t`Send all`}</Button>
            )}
          </div>
        </form>
      )}
      <div className={styles.go}>
        <Button variant="quiet" wide onClick={onBack}>{t`Edit list`}</Button>
      </div>
    </>
  )
}

/** Refusals after which a retry cannot succeed. */
const blockingRefusals: (string | null)[] = ['payment.password.missing', 'payment.password.locked']

const codeOf = (error: unknown) => (error instanceof CallRefused ? error.code : null)

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
