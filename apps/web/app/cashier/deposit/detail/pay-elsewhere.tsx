import type { ToPay } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'

import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'
import { formatMoney } from '../../../lib/i18n/format-money.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './detail.module.css'

interface PayElsewhereProps {
  channelName: string
  toPay: Extract<ToPay, { how: 'redirect' }>
  /** Whether a game is shown behind: the provider's page opens in a new tab. */
  isBeside: boolean
}

/** Link to the provider's page, which leads back here. */
export function PayElsewhere({ channelName, toPay, isBeside }: PayElsewhereProps) {
  const { t, i18n } = useLingui()
  const address = safeAddress(toPay.url)
  const amount = formatMoney(toPay, i18n.locale)
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t`Pay with ${channelName}`}</h2>
      <p className={styles.text}>
        {isBeside
          ? t`You pay in a new tab. Your game stays open here.`
          : t`You pay on the provider’s page and return here automatically.`}
      </p>
      {address !== undefined && (
        <Button wide onClick={() => openProvider(address, isBeside)}>{t`Pay ${amount}`}</Button>
      )}
    </section>
  )
}

function openProvider(address: string, isBeside: boolean): void {
  if (isBeside) window.open(address, '_blank', 'noopener')
  else window.location.assign(address)
}
