import type { Statement } from '@ante/contract/statements/statements.ts'
import { useLingui } from '@lingui/react/macro'

import { useFormatDateTime } from '../lib/i18n/use-format-date-time.ts'
import { formatPeriod } from '../lib/i18n/format-period.ts'
import { useMerchant } from '../merchant/public.ts'
import { List } from '../ui/list.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Moment } from '../ui/times.tsx'
import { SaveButton } from './save-button.tsx'
import styles from './statements.module.css'

/** Requested statements, the latest first. */
export function StatementList({ statements }: { statements: readonly Statement[] }) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Your statements`}>
      <SectionHead title={t`Your statements`} />
      <List
        items={statements}
        empty={
          <EmptyState picture="/pictures/states/wallet.svg" title={t`No statements yet`}>
            {t`Requested statements are kept for 30 days.`}
          </EmptyState>
        }
      >
        {(statement) => <StatementLine key={statement.id} statement={statement} />}
      </List>
    </section>
  )
}

function StatementLine({ statement }: { statement: Statement }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const { period, isSoFar, requestedAt, expiresAt, isLate } = statement
  const moment = useFormatDateTime(zone)
  const name = formatPeriod(period, i18n.locale)
  const availableUntil = (at: string) => {
    const until = moment(at)
    return t`Available until ${until}`
  }
  return (
    <li className={styles.line}>
      <p className={styles.name}>
        {isSoFar ? t`${name} (so far)` : name}
        <span className={styles.time}>
          <Moment at={requestedAt} zone={zone} />
        </span>
      </p>
      {expiresAt === null ? (
        <p className={styles.note}>
          {isLate
            ? t`This is taking longer than usual. Request it again to restart it.`
            : t`Being prepared. We’ll send you a message.`}
        </p>
      ) : (
        <>
          <div className={styles.files}>
            <SaveButton statement={statement} format="pdf" name={name} />
            <SaveButton statement={statement} format="csv" name={name} />
          </div>
          <p className={styles.note}>{availableUntil(expiresAt)}</p>
        </>
      )}
    </li>
  )
}
