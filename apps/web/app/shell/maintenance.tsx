import type { MerchantStatus } from '@ante/contract/merchant/status.ts'
import { useLingui } from '@lingui/react/macro'

import { formatKickOff } from '../lib/format.ts'
import { useMerchant } from '../merchant/public.ts'
import styles from './maintenance.module.css'

/** Stands in place of everything while the merchant is closed; the live stream opens the app again. */
export function Maintenance({ status }: { status: MerchantStatus }) {
  const { t, i18n } = useLingui()
  const { name, zone } = useMerchant()
  const until = status.until ? formatKickOff(status.until, i18n.locale, zone) : null
  return (
    <main className={styles.page}>
      <p className={styles.logo}>{name}</p>
      <img className={styles.picture} src="/pictures/states/maintenance.svg" alt="" width={200} height={160} />
      <h1 className={styles.title}>{t`We are making things better`}</h1>
      <p className={styles.words}>{status.message || t`The games are closed for maintenance. Your money is safe.`}</p>
      {until && <p className={styles.until}>{t`Back at about ${until}`}</p>}
      <p className={styles.words}>{t`This page opens by itself when we are back.`}</p>
    </main>
  )
}
