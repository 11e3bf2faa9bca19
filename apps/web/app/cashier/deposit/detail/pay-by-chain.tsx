import type { Deposit, ToPay } from '@ante/contract/cashier/deposit.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../../lib/i18n/format-money.ts'
import { formatPaymentAmount } from '../../../lib/i18n/format-payment-amount.ts'
import { CopyRow } from '../../parts/copy-row.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { waitsForPayment } from '../deposit-states.ts'
import styles from './detail.module.css'
import { QrPicture } from './qr-picture.tsx'

interface PayByChainProps {
  deposit: Deposit
  toPay: Extract<ToPay, { how: 'chain' }>
}

/** A cryptocurrency address, the exact amount, and the current number of confirmations. */
export function PayByChain({ deposit, toPay }: PayByChainProps) {
  const { t, i18n } = useLingui()
  const { coin, network, address, amount, rate } = toPay
  const one = formatPaymentAmount({ amount: '1', currency: coin }, i18n.locale)
  const unitPrice = formatMoney({ amount: rate, currency: deposit.currency }, i18n.locale)
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t`Send ${coin} on ${network}`}</h2>
      {waitsForPayment(deposit.state) && (
        <>
          <QrPicture text={address} label={t`QR code of the address for your wallet app`} />
          <CopyRow
            strong
            label={t`Exact amount`}
            text={amount}
            shownText={formatPaymentAmount({ amount, currency: coin }, i18n.locale)}
            note={t`${one} = ${unitPrice}`}
          />
          <CopyRow label={t`Address`} text={address} />
          <p className={styles.warning}>{t`Send only ${coin} on ${network}. Other coins or networks will be lost.`}</p>
        </>
      )}
      <Confirmations {...toPay} />
    </section>
  )
}

function Confirmations({
  confirmations,
  confirmationsSoFar,
}: Pick<PayByChainProps['toPay'], 'confirmations' | 'confirmationsSoFar'>) {
  const { t } = useLingui()
  const so = Math.min(confirmationsSoFar, confirmations)
  const texts = t`${so} of ${plural(confirmations, { one: '# confirmation', other: '# confirmations' })}`
  return (
    <div className={styles.confirmed}>
      <output className={styles.text}>{texts}</output>
      <ProgressBar label={t`Confirmations`} value={so} max={confirmations} />
    </div>
  )
}
