import type { WithdrawalRecord } from '@ante/contract/cashier/withdrawal.ts'
import { useLingui } from '@lingui/react'
import { memo } from 'react'

import { formatTime } from '../../lib/words/format.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { lastDigits } from '../cards/last-digits.ts'
import { stateTone, stateWords } from '../withdraw/state-words.ts'
import styles from './withdrawal-line.module.css'

interface WithdrawalLineProps {
  record: WithdrawalRecord
  currency: string
  onOpen(record: WithdrawalRecord): void
}

/** One withdrawal: where to, when, how much, and where it stands. A tap tells all of it. */
export const WithdrawalLine = memo(({ record, currency, onOpen }: WithdrawalLineProps) => {
  const { i18n } = useLingui()
  const { zone } = useMerchant()
  const { bankName, cardNumber, requestedAt, amount, state } = record
  return (
    <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => onOpen(record)}>
      <span className={styles.what}>
        <span className={styles.bank}>
          <bdi>{bankName}</bdi> <bdi dir="ltr">•••• {lastDigits(cardNumber)}</bdi>
        </span>
        <time className={styles.soft} dateTime={requestedAt}>
          {formatTime(requestedAt, i18n.locale, zone)}
        </time>
      </span>
      <span className={styles.result}>
        <Money amount={amount} currency={currency} />
        <span className={styles.state} data-tone={stateTone(state)}>
          {i18n._(stateWords[state])}
        </span>
      </span>
      <Icon name="chevron" size={16} turns />
    </button>
  )
})
WithdrawalLine.displayName = 'WithdrawalLine'
