import type { BankCard } from '@ante/contract/cashier/bank-cards.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { loadPayeeNameSheet } from '../../identity/public.ts'
import { Button } from '../../ui/button.tsx'
import { Later } from '../../ui/later.tsx'
import { List } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import styles from './bank-cards.module.css'
import { CardFace } from './card-face.tsx'
import { lastDigits } from './last-digits.ts'
import { bankCards } from './queries.ts'
import { useOpened } from '../../ui/use-opened.ts'

const loadAdd = async () => (await import('./add-card-sheet.tsx')).AddCardSheet
const loadRemove = async () => (await import('./remove-card-sheet.tsx')).RemoveCardSheet

/** The member's cards, with buttons to add and remove them. */
export function BankCards() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(bankCards)
  const adding = useOpened()
  const naming = useOpened()
  const removing = useOpened()
  const [removed, setRemoved] = useState<BankCard | null>(null)
  const { cards, limit, payeeName } = data
  const count = cards.length
  const add = payeeName === null ? naming.show : adding.show
  const isFull = count >= limit
  const remove = (card: BankCard) => {
    setRemoved(card)
    removing.show()
  }
  return (
    <>
      <List
        items={cards}
        empty={
          <EmptyState
            picture="/pictures/states/wallet.svg"
            title={t`No bank cards yet`}
            action={<Button onClick={add}>{t`Add bank card`}</Button>}
          >
            {t`Withdrawals only go to a card or account in your own name.`}
          </EmptyState>
        }
      >
        {(card) => (
          <li key={card.bankCardId} className={styles.container}>
            <CardFace card={card}>
              <button
                type="button"
                className={styles.remove}
                aria-label={t`Remove ${card.bankName} ${lastDigits(card.cardNumber)}`}
                onClick={() => remove(card)}
              >
                {t`Remove`}
              </button>
            </CardFace>
          </li>
        )}
      </List>
      {count > 0 && (
        <>
          <p className={styles.count}>
            {isFull ? t`${count} of ${limit}. Remove one to add another.` : t`${count} of ${limit}`}
          </p>
          {!isFull && <Button wide onClick={add}>{t`Add bank card`}</Button>}
        </>
      )}
      <Later isRequested={naming.open} load={loadPayeeNameSheet} props={naming.sheet} onFailure={naming.close} />
      <Later isRequested={adding.open} load={loadAdd} props={adding.sheet} onFailure={adding.close} />
      {removed && (
        <Later
          isRequested
          load={loadRemove}
          props={{
            open: removing.open,
            card: removed,
            needsPin: data.needsPaymentPassword,
            onClose: removing.close,
          }}
          onFailure={() => setRemoved(null)}
        />
      )}
    </>
  )
}
