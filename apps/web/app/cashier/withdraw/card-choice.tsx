import type { BankCard } from '@ante/contract/cashier/bank-cards.ts'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../../lib/pages/router.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { lastDigits } from '../cards/last-digits.ts'
import { payableCards } from './most-to-withdraw.ts'
import styles from './withdraw-form.module.css'

interface CardChoiceProps {
  cards: readonly BankCard[]
  chosen: string | null
  onChoose(bankCardId: string): void
}

/** Which card it goes to; those that wait are shown with the time until when. */
export function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  const { t } = useLingui()
  const payable = payableCards(cards)
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>{t`To which card`}</legend>
      {cards.map((card) => {
        const { bankCardId, bankName, cardNumber } = card
        return (
          <div key={bankCardId} className={styles.card}>
            <CardFace card={card}>
              <input
                className={styles.radio}
                type="radio"
                aria-label={`${bankName} ${lastDigits(cardNumber)}`}
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
      <Link className={styles.other} to="/m/bankCards">{t`Add or remove cards`}</Link>
    </fieldset>
  )
}
