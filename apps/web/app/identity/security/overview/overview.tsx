import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './guard-row.module.css'
import { LoginGuards } from './login-guards.tsx'
import { MoneyGuards } from './money-guards.tsx'
import { OwnLines } from './own-lines.tsx'
import { accountGuards, securityConfig } from '../queries.ts'
import { activeGuards } from '../security-level.ts'
import { SecuritySheets } from '../security-sheets.tsx'
import { StatusCard } from './status-card.tsx'
import { useSheets } from '../use-sheets.ts'

const ROW_PX = 72
const ROWS_AWAITED = 6
const STATUS_PX = 190

/** Security level of the account, and each factor with its state. */
export function Overview() {
  const { t } = useLingui()
  const { data: guards } = useSuspenseQuery(accountGuards)
  const { data: config } = useSuspenseQuery(securityConfig)
  const sheets = useSheets()
  const { authenticator, recoveryCodesLeft } = guards
  const { passkeys } = config.secondFactor
  return (
    <>
      <StatusCard
        guards={{ authenticator, recoveryCodesLeft, passkeys }}
        factors={activeGuards(config)}
        onOpen={sheets.show}
      />
      <h2 className={styles.group}>{t`Personal details`}</h2>
      <OwnLines config={config} onOpen={sheets.show} />
      <h2 className={styles.group}>{t`Login security`}</h2>
      <LoginGuards guards={guards} config={config} onOpen={sheets.show} />
      <h2 className={styles.group}>{t`Your money`}</h2>
      <MoneyGuards config={config} onOpen={sheets.show} />
      <SecuritySheets {...sheets} />
    </>
  )
}

export function OverviewSkeleton() {
  return (
    <>
      <Skeleton height={STATUS_PX} />
      <div className={styles.waiting}>
        {Array.from({ length: ROWS_AWAITED }, (_, index) => (
          <Skeleton key={index} height={ROW_PX} />
        ))}
      </div>
    </>
  )
}
