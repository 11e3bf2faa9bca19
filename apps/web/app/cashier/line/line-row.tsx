import type { LineTransfer } from '@ante/contract/cashier/line-transfers.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { formatTime } from '../../lib/words/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Net } from '../../ui/net.tsx'
import { Sign } from '../../ui/sign.tsx'
import styles from './line.module.css'

/** One transfer: counterparty, time, and amount. */
export function LineRow({ transfer, zone }: { transfer: LineTransfer; zone: string }) {
  const { i18n } = useLingui()
  const { way, other, amount, currency, at } = transfer
  return (
    <li className={styles.row}>
      <Sign>
        <Icon name={way === 'sent' ? 'withdraw' : 'deposit'} size={20} />
      </Sign>
      <span className={styles.who}>
        <span className={styles.name}>
          {way === 'sent' ? (
            <Trans>
              To <bdi>{other.account}</bdi>
            </Trans>
          ) : (
            <Trans>
              From <bdi>{other.account}</bdi>
            </Trans>
          )}
        </span>
        <time className={styles.soft} dateTime={at}>
          {formatTime(at, i18n.locale, zone)}
        </time>
      </span>
      <Net amount={way === 'sent' ? `-${amount}` : amount} currency={currency} />
    </li>
  )
}
