import type { AccountRecord } from '@ante/contract/wallet/account-records.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { Clock } from '../../ui/times.tsx'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import { codeTextOf, isTeamTransfer } from './code-texts.ts'
import styles from '../../ui/records/entry.module.css'
import { useOtherPartyName } from './use-other-party-name.ts'

interface RecordLineProps {
  record: AccountRecord
  currency: string
  zone: string
  onOpen(record: AccountRecord): void
}

/** One transaction: its reason, its time, and the balance after it. A tap opens the details. */
export const RecordLine = memo(({ record, currency, zone, onOpen }: RecordLineProps) => {
  const { i18n } = useLingui()
  const remark = useOtherPartyName(record.remark)
  return (
    <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => onOpen(record)}>
      <span className={styles.subject}>
        <span className={styles.name}>{i18n._(codeTextOf(record.code))}</span>
        <span className={styles.soft}>
          <Clock at={record.at} zone={zone} />
          {remark && (
            <>
              {' · '}
              <OtherEnd record={record} remark={remark} />
            </>
          )}
        </span>
      </span>
      <span className={styles.result}>
        <Net amount={record.amount} currency={currency} />
        <span className={styles.soft}>
          <Trans>
            Balance <Money amount={record.balance} currency={currency} />
          </Trans>
        </span>
      </span>
    </button>
  )
})
RecordLine.displayName = 'RecordLine'

/** The other account; payments in the agent line show their direction. */
function OtherEnd({ record: { code, amount }, remark }: { record: AccountRecord; remark: string }) {
  if (!isTeamTransfer(code)) return <bdi>{remark}</bdi>
  return amount.startsWith('-') ? (
    <Trans>
      To <bdi>{remark}</bdi>
    </Trans>
  ) : (
    <Trans>
      From <bdi>{remark}</bdi>
    </Trans>
  )
}
