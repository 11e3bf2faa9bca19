import type { LineTransfer } from '@ante/contract/cashier/line-transfers.ts'
import { Trans } from '@lingui/react/macro'

import { Moment } from '../../ui/times.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Net } from '../../ui/net.tsx'
import { RowIcon } from '../../ui/row-icon.tsx'
import styles from './line.module.css'

/** One transfer: counterparty, time, and amount. */
export function LineRow({ transfer, zone }: { transfer: LineTransfer; zone: string }) {
  const { way, other, amount, currency, at } = transfer
  return (
    <li className={styles.row}>
      <RowIcon>
        <Icon name={way === 'sent' ? 'withdraw' : 'deposit'} size={20} />
      </RowIcon>
      <span className={styles.member}>
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
        <span className={styles.soft}>
          <Moment at={at} zone={zone} />
        </span>
      </span>
      <Net amount={way === 'sent' ? `-${amount}` : amount} currency={currency} />
    </li>
  )
}
