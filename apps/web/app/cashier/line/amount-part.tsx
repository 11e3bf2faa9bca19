import type { Line, LinePerson, LineTransfer } from '@ante/contract/cashier/line-transfers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { centsOf } from '../../lib/i18n/cents.ts'
import { Alert } from '../../ui/alert.tsx'
import { AmountField } from '../../ui/amount/amount-field.tsx'
import { useAmount } from '../../ui/amount/use-amount.ts'
import { Button } from '../../ui/button.tsx'
import { Later } from '../../ui/later.tsx'
import { Money } from '../../ui/money.tsx'
import styles from './line.module.css'
import { useClosedText } from './use-closed-text.ts'

const loadSheet = async () => (await import('./confirm-sheet.tsx')).ConfirmSheet

interface AmountPartProps {
  line: Line
  receiver: LinePerson | null
  isUp: boolean
  onSent(sent: LineTransfer): void
}

/** Form for an amount within the balance and the day's remaining limit, which is confirmed afterwards. */
export function AmountPart({ line, receiver, isUp, onSent }: AmountPartProps) {
  const { t } = useLingui()
  const { balance, minimum, leftToday, currency } = line
  const amount = useAmount({ currency, minimum, maximum: leftToday, available: balance })
  const [requested, setRequested] = useState<{ amount: string; open: boolean } | null>(null)
  const closed = useClosedText(line)
  const max = centsOf(leftToday) < centsOf(balance) ? leftToday : balance
  const isClosed = closed !== null || centsOf(max) < centsOf(minimum)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const typedAmount = receiver && amount.validate()
    if (typedAmount) setRequested({ amount: typedAmount.text, open: true })
  }
  const maximumButton = (
    <button type="button" className={styles.all} disabled={isClosed} onClick={() => amount.setAmount(max)}>
      {t`All`}
    </button>
  )
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <AmountField label={t`Amount`} amount={amount} aside={maximumButton} disabled={isClosed} />
        <Facts line={line} />
        <Alert message={closed} />
        <Button type="submit" wide disabled={isClosed || !receiver}>{t`Continue`}</Button>
      </form>
      {requested && receiver && (
        <Later
          isRequested
          load={loadSheet}
          props={{
            open: requested.open,
            amount: requested.amount,
            line,
            receiver,
            isUp,
            onSent,
            onClose: () => setRequested({ ...requested, open: false }),
          }}
          onFailure={() => setRequested(null)}
        />
      )}
    </>
  )
}

/** Balance, remaining daily limit, and the wagering requirement for the receiver. */
function Facts({ line: { balance, leftToday, receivedMultiple, currency } }: { line: Line }) {
  const { i18n } = useLingui()
  const times = formatCount(Number(receivedMultiple), i18n.locale)
  return (
    <ul className={styles.facts}>
      <li>
        <Trans>
          Your main wallet has <Money amount={balance} currency={currency} />.
        </Trans>
      </li>
      <li>
        <Trans>
          You can send <Money amount={leftToday} currency={currency} /> today.
        </Trans>
      </li>
      {Number(receivedMultiple) > 0 && (
        <li>
          <Trans>The recipient must wager it {times}× before withdrawing.</Trans>
        </li>
      )}
    </ul>
  )
}
