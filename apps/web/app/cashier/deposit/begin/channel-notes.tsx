import type { PaymentChannel } from '@ante/contract/cashier/payment-channels.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import styles from './begin.module.css'

/** Expected duration of a payment, and the merchant's notes about the method. */
export function ChannelNotes({ channel: { minutes, instructions, kind } }: { channel: PaymentChannel }) {
  const { t } = useLingui()
  const lines = instructions.split('\n').filter((line) => line.trim() !== '')
  return (
    <ul className={styles.notes}>
      <li>{t`You have ${plural(minutes, { one: '# minute', other: '# minutes' })} to pay.`}</li>
      {kind === 'MT' && <li>{t`A few cents are added to the amount to identify your payment.`}</li>}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
