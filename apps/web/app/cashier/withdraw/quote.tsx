import type { BankCard } from '@ante/contract/cashier/bank-cards.ts'
import type { quoteWithdrawal } from '@ante/contract/cashier/withdrawal.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'

import { centsOf } from '../../lib/words/cents.ts'
import { Money } from '../../ui/money.tsx'
import { lastDigits } from '../cards/last-digits.ts'
import { MoneySummary } from '../parts/money-summary.tsx'
import type { SummaryLine } from '../parts/money-summary.tsx'
import styles from './confirm.module.css'
import { useArrivalWords } from './use-arrival-words.ts'

interface QuoteProps {
  quote: OutputOf<typeof quoteWithdrawal>
  card: BankCard | undefined
}

/** The amount, the fee, what arrives, where and when. */
export function Quote({ quote: { amount, fee, netAmount, arrivalMinutes, isReviewed, currency }, card }: QuoteProps) {
  const { t } = useLingui()
  const arrival = useArrivalWords(arrivalMinutes)
  const lines: SummaryLine[] = [
    { id: 'amount', label: t`Leaves your wallet`, value: <Money amount={amount} currency={currency} /> },
    {
      id: 'fee',
      label: t`Fee`,
      value: centsOf(fee) === 0 ? t`Free` : <Money amount={fee} currency={currency} />,
    },
    {
      id: 'net',
      label: t`You get`,
      value: <Money amount={netAmount} currency={currency} />,
      note: isReviewed ? t`Usually ${arrival}, once our people have had a look` : t`Usually ${arrival}`,
      look: 'sum',
    },
  ]
  return (
    <>
      {card && (
        <p className={styles.to}>
          <bdi>{card.bankName}</bdi> <bdi dir="ltr">•••• {lastDigits(card.cardNumber)}</bdi>
          <span className={styles.holder}>
            <bdi>{card.cardHolder}</bdi>
          </span>
        </p>
      )}
      <MoneySummary label={t`What happens`} lines={lines} />
    </>
  )
}
