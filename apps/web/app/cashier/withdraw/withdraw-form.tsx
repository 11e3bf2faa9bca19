import type { Withdrawal, WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { loadPaymentPasswordSheet, securityConfig } from '../../identity/public.ts'
import { useConnection } from '../../lib/calls/connection.ts'
import { formatMoney } from '../../lib/words/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { AmountField } from '../../ui/amount/amount-field.tsx'
import { useAmount } from '../../ui/amount/use-amount.ts'
import { Button } from '../../ui/button.tsx'
import { Later } from '../../ui/later.tsx'
import { lockedWords } from '../../ui/pin-refusal.ts'
import { useOpened } from '../cards/use-opened.ts'
import { CardChoice } from './card-choice.tsx'
import { mostToWithdraw, payableCards } from './most-to-withdraw.ts'
import { Terms } from './terms.tsx'
import styles from './withdraw-form.module.css'

const loadConfirm = async () => (await import('./confirm-sheet.tsx')).ConfirmSheet

interface WithdrawFormProps {
  settings: WithdrawSettings
  onAsked(transId: string): void
}

interface Wish {
  amount: string
  bankCardId: string
}

/** How much, and to which card; then it is confirmed. */
export function WithdrawForm({ settings, onAsked }: WithdrawFormProps) {
  const { t } = useLingui()
  const { minimum, maximum, available, currency, cards } = settings
  const amount = useAmount({ currency, minimum, maximum, available })
  const [chosen, setChosen] = useState<string | null>(null)
  const [wish, setWish] = useState<Wish | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const confirming = useOpened()
  const { online } = useConnection()
  const most = mostToWithdraw(settings)
  const payable = payableCards(cards)
  const card = payable.find(({ bankCardId }) => bankCardId === chosen) ?? payable[0]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setProblem(null)
    const read = amount.demand()
    if (!read || !card) return
    setWish({ amount: read.text, bankCardId: card.bankCardId })
    confirming.show()
  }
  const asked = ({ transId }: Withdrawal) => {
    confirming.close()
    amount.write('')
    onAsked(transId)
  }
  const stopped = (words: string) => {
    confirming.close()
    setProblem(words)
  }
  return (
    <>
      <Locked />
      <form className={styles.form} noValidate onSubmit={submit}>
        <AmountField
          label={t`How much`}
          amount={amount}
          hint={useLimits(settings)}
          aside={
            <button type="button" className={styles.all} onClick={() => amount.put(most)}>
              {t`All`}
            </button>
          }
        />
        <CardChoice cards={cards} chosen={card?.bankCardId ?? null} onChoose={setChosen} />
        <Terms settings={settings} />
        <Alert words={problem} />
        {!online && <p className={styles.offline}>{t`You are offline. Withdrawing waits for a connection.`}</p>}
        <div className={styles.act}>
          <Button type="submit" wide disabled={!online}>{t`Withdraw`}</Button>
        </div>
      </form>
      {wish && (
        <Later
          wanted
          load={loadConfirm}
          props={{
            ...confirming.sheet,
            ...wish,
            card: cards.find(({ bankCardId }) => bankCardId === wish.bankCardId),
            onAsked: asked,
            onStopped: stopped,
          }}
          onFailure={() => setWish(null)}
        />
      )}
    </>
  )
}

/** The limits, as far as the wallet reaches. */
function useLimits({ minimum, maximum, currency }: WithdrawSettings): string {
  const { t, i18n } = useLingui()
  const [least, most] = [minimum, maximum].map((amount) => formatMoney({ amount, currency }, i18n.locale))
  return t`From ${least} to ${most}`
}

/** While the payment password is locked nothing can be confirmed; a code opens it. */
function Locked() {
  const { t, i18n } = useLingui()
  const { data } = useQuery(securityConfig)
  const opening = useOpened()
  const until = data?.paymentPassword.lockedUntil ?? null
  if (until === null && opening.sheet.round === 0) return null
  return (
    <>
      {until !== null && (
        <div className={styles.locked}>
          <Alert words={i18n._(lockedWords(until, i18n.locale))} />
          <Button look="quiet" wide onClick={opening.show}>{t`Set a new one by a code`}</Button>
        </div>
      )}
      <Later wanted={opening.open} load={loadPaymentPasswordSheet} props={opening.sheet} onFailure={opening.close} />
    </>
  )
}
