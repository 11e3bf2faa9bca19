import type { BankCard } from '@ante/contract/cashier/bank-cards.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useMerchantTime } from '../../merchant/public-times.ts'
import { BankIcon } from './bank-icon.tsx'
import styles from './card-face.module.css'
import { lastDigits } from './last-digits.ts'

interface CardFaceProps {
  card: BankCard
  children?: ReactNode
}

/** A bank card in a list: holder, last digits, and the end of its cooling-off period. */
export function CardFace({ card, children }: CardFaceProps) {
  const { t } = useLingui()
  const formatZonedTime = useMerchantTime()
  const { bankName, kind, cardNumber, cardHolder, coolingUntil, usable } = card
  const until = coolingUntil && formatZonedTime(coolingUntil)
  return (
    <div className={styles.card}>
      <BankIcon name={bankName} kind={kind} />
      <span className={styles.subject}>
        <span className={styles.name}>
          <bdi>{bankName}</bdi>
        </span>
        <span className={styles.number}>
          <bdi dir="ltr">•••• {lastDigits(cardNumber)}</bdi>
        </span>
        <span className={styles.holder}>
          <bdi>{cardHolder}</bdi>
        </span>
        {until && <span className={styles.cooling}>{t`Waiting period until ${until}`}</span>}
        {!usable && <span className={styles.cooling}>{t`This bank is no longer supported`}</span>}
      </span>
      {children}
    </div>
  )
}
