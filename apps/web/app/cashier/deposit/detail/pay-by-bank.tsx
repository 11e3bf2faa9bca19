import type { ToPay } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../../lib/i18n/format-money.ts'
import { CopyRow } from '../../parts/copy-row.tsx'
import styles from './detail.module.css'

/** The account to pay to, and the exact amount: its last cents identify the payer. */
export function PayByBank({ toPay }: { toPay: Extract<ToPay, { how: 'bank' }> }) {
  const { t, i18n } = useLingui()
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t`Transfer from your bank`}</h2>
      <CopyRow
        strong
        label={t`Exact amount`}
        text={toPay.amount}
        shownText={formatMoney(toPay, i18n.locale)}
        note={t`The last cents identify your payment. Send exactly this amount.`}
      />
      <CopyRow label={t`Bank`} text={toPay.bankName} />
      <CopyRow label={t`Account number`} text={toPay.accountNumber} />
      <CopyRow label={t`Account name`} text={toPay.accountName} />
      <CopyRow
        label={t`Reference`}
        text={toPay.reference}
        note={t`Enter this as the payment reference if your bank asks for one.`}
      />
    </section>
  )
}
