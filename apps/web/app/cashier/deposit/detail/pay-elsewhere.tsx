import type { ToPay } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'

import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'
import { formatMoney } from '../../../lib/words/format.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './detail.module.css'

interface PayElsewhereProps {
  channelName: string
  toPay: Extract<ToPay, { how: 'redirect' }>
}

/** Link to the provider's page, which leads back here. */
export function PayElsewhere({ channelName, toPay }: PayElsewhereProps) {
  const { t, i18n } = useLingui()
  const address = safeAddress(toPay.url)
  const amount = formatMoney(toPay, i18n.locale)
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t`Pay with ${channelName}`}</h2>
      <p className={styles.words}>{t`You pay on the provider’s page and return here automatically.`}</p>
      {address !== undefined && (
        <Button wide onClick={() => window.location.assign(address)}>{t`Pay ${amount}`}</Button>
      )}
    </section>
  )
}
