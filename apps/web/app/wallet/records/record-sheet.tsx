import type { AccountRecord } from '@ante/contract/wallet/account-records.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Moment } from '../../ui/times.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import { FittedFigures } from '../../ui/fitted-figures.tsx'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { codeTextOf } from './code-texts.ts'
import facts from '../../ui/records/facts.module.css'
import styles from './record-sheet.module.css'
import { useOtherPartyName } from './use-other-party-name.ts'

interface RecordSheetProps {
  open: boolean
  record: AccountRecord
  currency: string
  zone: string
  onClose(): void
}

/** Details of one entry, with the ids that customer service needs to find it. */
export function RecordSheet({ open, record, currency, zone, onClose }: RecordSheetProps) {
  const { t, i18n } = useLingui()
  const remark = useOtherPartyName(record.remark)
  return (
    <Sheet open={open} title={i18n._(codeTextOf(record.code))} onClose={onClose}>
      <p className={styles.amount}>
        <FittedFigures amount={record.amount} currency={currency}>
          <Net amount={record.amount} currency={currency} />
        </FittedFigures>
      </p>
      <dl className={facts.facts}>
        <Line label={t`Balance after`}>
          <Money amount={record.balance} currency={currency} />
        </Line>
        <Line label={t`Time`}>
          <Moment at={record.at} zone={zone} exact />
        </Line>
        {remark && (
          <Line label={t`Account`}>
            <bdi>{remark}</bdi>
          </Line>
        )}
      </dl>
      <CopyLine label={t`Reference`} text={record.reference} />
      <CopyLine label={t`Entry number`} text={record.number} />
    </Sheet>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
