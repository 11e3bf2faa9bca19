import type { PlayRecord } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react/macro'

import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import { hasPaid } from './outcome-texts.ts'
import styles from './record-sheet.module.css'

interface AmountsProps {
  record: Pick<PlayRecord, 'outcome' | 'stake' | 'payout' | 'net'>
  currency: string
}

/** Stake, payout, and result. */
export function Amounts({ record, currency }: AmountsProps) {
  const { t } = useLingui()
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>{t`Stake`}</dt>
        <dd>
          <Money amount={record.stake} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t`Payout`}</dt>
        <dd>{hasPaid(record) ? <Money amount={record.payout} currency={currency} /> : '–'}</dd>
      </div>
      <div>
        <dt>{t`Result`}</dt>
        <dd>{record.outcome === 'open' ? '–' : <Net amount={record.net} currency={currency} />}</dd>
      </div>
    </dl>
  )
}
