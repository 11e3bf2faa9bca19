import type { ToPay } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'

import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'
import { formatMoney } from '../../../lib/i18n/format-money.ts'
import { CopyRow } from '../../parts/copy-row.tsx'
import styles from './detail.module.css'
import { QrPicture } from './qr-picture.tsx'

interface PayByQrProps {
  toPay: Extract<ToPay, { how: 'qr' }>
  /** Whether the link opens a new tab. */
  isBeside: boolean
}

/** A QR code for a bank or wallet app; on the phone that displays it, a link into that app. */
export function PayByQr({ toPay, isBeside }: PayByQrProps) {
  const { t, i18n } = useLingui()
  const address = safeAddress(toPay.url)
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t`Scan with your bank or wallet app`}</h2>
      <QrPicture text={toPay.payload} label={t`QR code for your bank or wallet app`} />
      {address !== undefined && (
        <a
          className={styles.open}
          href={address}
          target={isBeside ? '_blank' : undefined}
          rel="noopener"
        >{t`Pay on this phone`}</a>
      )}
      <CopyRow strong label={t`Exact amount`} text={toPay.amount} shownText={formatMoney(toPay, i18n.locale)} />
    </section>
  )
}
