import type { WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { useLingui } from '@lingui/react/macro'

import { WithdrawalLine } from '../withdrawals/withdrawal-line.tsx'
import styles from './withdraw.module.css'

interface OpenWithdrawalsProps {
  settings: WithdrawSettings
  onOpen(transId: string): void
}

/** Those on their way; a tap tells how far each has come. */
export function OpenWithdrawals({ settings: { open, currency }, onOpen }: OpenWithdrawalsProps) {
  const { t } = useLingui()
  if (open.length === 0) return null
  return (
    <section className={styles.part} aria-label={t`On their way`}>
      <h2 className={styles.title}>{t`On their way`}</h2>
      <ul>
        {open.map((record) => (
          <li key={record.transId} className={styles.place}>
            <WithdrawalLine record={record} currency={currency} onOpen={({ transId }) => onOpen(transId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
