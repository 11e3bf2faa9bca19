import type { BankCard } from '@ante/contract/cashier/bank-cards.ts'
import type { WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { formatPercent } from '../../lib/i18n/format-percent.ts'
import { useConnection } from '../../lib/calls/connection.ts'
import { Link } from '../../lib/pages/router.tsx'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { isolateText } from '../../lib/i18n/isolate-text.ts'
import { AmountField } from '../../ui/amount/amount-field.tsx'
import { useAmount } from '../../ui/amount/use-amount.ts'
import { Button } from '../../ui/button.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { lastDigits } from '../cards/last-digits.ts'
import { MoneySummary } from '../parts/money-summary.tsx'
import { maxToWithdraw, payableCards } from './max-to-withdraw.ts'
import { useArrivalText } from './use-arrival-text.ts'
import type { WithdrawalRequest } from './use-confirming.ts'
import styles from './withdraw-form.module.css'

interface WithdrawFormProps {
  settings: WithdrawSettings
  onRequest(request: WithdrawalRequest): void
}

/** Form for the amount and the card of a withdrawal, which is confirmed afterwards. */
export function WithdrawForm({ settings, onRequest }: WithdrawFormProps) {
  const { t } = useLingui()
  const { minimum, maximum, available, currency, cards } = settings
  const amount = useAmount({ currency, minimum, maximum, available })
  const [chosen, setChosen] = useState<string | null>(null)
  const { online } = useConnection()
  const max = maxToWithdraw(settings)
  const payable = payableCards(cards)
  const card = payable.find(({ bankCardId }) => bankCardId === chosen) ?? payable[0]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const typedAmount = amount.validate()
    if (typedAmount && card) onRequest({ amount: typedAmount.text, bankCardId: card.bankCardId })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AmountField
        label={t`Amount`}
        amount={amount}
        hint={useLimits(settings)}
        aside={
          <button type="button" className={styles.all} onClick={() => amount.setAmount(max)}>
            {t`All`}
          </button>
        }
      />
      <CardChoice cards={cards} chosen={card?.bankCardId ?? null} onChoose={setChosen} />
      <Terms settings={settings} />
      {!online && <p className={styles.offline}>{t`You’re offline. Connect to the internet to withdraw.`}</p>}
      <div className={styles.action} data-keep-clear>
        <Button type="submit" wide disabled={!online}>{t`Withdraw`}</Button>
      </div>
    </form>
  )
}

/** Limits, bounded by the balance. */
function useLimits({ minimum, maximum, currency }: WithdrawSettings): string {
  const { t, i18n } = useLingui()
  const [min, max] = [minimum, maximum].map((amount) => formatMoney({ amount, currency }, i18n.locale))
  return t`From ${min} to ${max}`
}

interface CardChoiceProps {
  cards: readonly BankCard[]
  chosen: string | null
  onChoose(bankCardId: string): void
}

/** Choice of the card; cards in cooling-off are shown with its end. */
function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  const { t } = useLingui()
  const payable = payableCards(cards)
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>{t`Withdraw to`}</legend>
      {cards.map((card) => {
        const { bankCardId, bankName, cardNumber } = card
        return (
          <div key={bankCardId} className={styles.card}>
            <CardFace card={card}>
              <input
                className={styles.radio}
                type="radio"
                aria-label={`${isolateText(bankName)} ${lastDigits(cardNumber)}`}
                name="bankCardId"
                value={bankCardId}
                checked={bankCardId === chosen}
                disabled={!payable.includes(card)}
                onChange={() => onChoose(bankCardId)}
              />
              <span className={styles.dot} />
            </CardFace>
          </div>
        )
      })}
      <Link className={styles.other} to="/m/bankCards">{t`Manage cards`}</Link>
    </fieldset>
  )
}

/** Fee, arrival time and remaining withdrawals today, shown before input. */
function Terms({ settings }: { settings: WithdrawSettings }) {
  const { t } = useLingui()
  const { remainingTransactionTimes: left, transactionTimes: times, arrivalMinutes, someAreReviewed } = settings
  return (
    <MoneySummary
      label={t`Terms`}
      lines={[
        { id: 'fee', label: t`Fee`, ...useFeeTexts(settings) },
        {
          id: 'arrival',
          label: t`Estimated arrival`,
          value: useArrivalText(arrivalMinutes),
          note: someAreReviewed && t`longer if our team reviews it first`,
        },
        { id: 'times', label: t`Withdrawals today`, value: t`${left} of ${times} left` },
      ]}
    />
  )
}

function useFeeTexts({ fee, currency }: WithdrawSettings): { value: string; note?: string } {
  const { t, i18n } = useLingui()
  const free = fee.freeTimesLeft
  const percent = formatPercent(fee.percent, i18n.locale)
  const fixed = formatMoney({ amount: fee.fixed, currency }, i18n.locale)
  const [hasShare, hasFixed] = [Number(fee.percent) !== 0, Number(fee.fixed) !== 0]
  if (!hasShare && !hasFixed) return { value: t`Free` }
  const amount = hasShare ? percent : fixed
  const rule = hasShare && hasFixed ? t`${percent} and ${fixed}` : amount
  if (free === 0) return { value: rule }
  return {
    value: t`Free`,
    note: t`${plural(free, { one: 'for # more today, then', other: 'for # more today, then' })} ${rule}`,
  }
}
