import type { WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { useConnection } from '../../lib/calls/connection.ts'
import { formatMoney } from '../../lib/words/format.ts'
import { AmountField } from '../../ui/amount/amount-field.tsx'
import { useAmount } from '../../ui/amount/use-amount.ts'
import { Button } from '../../ui/button.tsx'
import { CardChoice } from './card-choice.tsx'
import { mostToWithdraw, payableCards } from './most-to-withdraw.ts'
import { Terms } from './terms.tsx'
import type { WithdrawWish } from './use-confirming.ts'
import styles from './withdraw-form.module.css'

interface WithdrawFormProps {
  settings: WithdrawSettings
  onWish(wish: WithdrawWish): void
}

/** How much, and to which card; then it is confirmed. */
export function WithdrawForm({ settings, onWish }: WithdrawFormProps) {
  const { t } = useLingui()
  const { minimum, maximum, available, currency, cards } = settings
  const amount = useAmount({ currency, minimum, maximum, available })
  const [chosen, setChosen] = useState<string | null>(null)
  const { online } = useConnection()
  const most = mostToWithdraw(settings)
  const payable = payableCards(cards)
  const card = payable.find(({ bankCardId }) => bankCardId === chosen) ?? payable[0]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = amount.demand()
    if (read && card) onWish({ amount: read.text, bankCardId: card.bankCardId })
  }
  return (
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
      {!online && <p className={styles.offline}>{t`You are offline. Withdrawing waits for a connection.`}</p>}
      <div className={styles.act}>
        <Button type="submit" wide disabled={!online}>{t`Withdraw`}</Button>
      </div>
    </form>
  )
}

/** The limits, as far as the wallet reaches. */
function useLimits({ minimum, maximum, currency }: WithdrawSettings): string {
  const { t, i18n } = useLingui()
  const [least, most] = [minimum, maximum].map((amount) => formatMoney({ amount, currency }, i18n.locale))
  return t`From ${least} to ${most}`
}
