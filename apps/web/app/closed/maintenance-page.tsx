import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { merchantStatus } from '../merchant/queries.ts'
import { useOwnTime } from '../merchant/public-times.ts'
import { closedPageMeta } from './closed-page-meta.ts'
import { ClosedScene } from './closed-scene.tsx'
import type { ClosedPageProps } from './closed-scene.tsx'
import styles from './closed-scene.module.css'
import { SafeLine, SafeList } from './safe-list.tsx'

/** The merchant is temporarily closed to all visitors. */
export default function MaintenancePage({ language }: ClosedPageProps) {
  const { t } = useLingui()
  const { message, until } = useSuspenseQuery(merchantStatus).data
  return (
    <ClosedScene
      meta={closedPageMeta.maintenance}
      picture="/pictures/states/maintenance.svg"
      title={t`We’re making improvements`}
      language={language}
    >
      <p className={styles.text}>{message || t`Games are closed for maintenance.`}</p>
      {until && <ReopensAt until={until} />}
      <SafeList>
        <SafeLine>{t`Your money is safe.`}</SafeLine>
        <SafeLine>{t`Rounds in progress will finish, and winnings will be paid.`}</SafeLine>
      </SafeList>
    </ClosedScene>
  )
}

function ReopensAt({ until }: { until: string }) {
  const { t } = useLingui()
  const { time: clock, zone } = useOwnTime(until)
  const time = `${clock} ${zone}`.trim()
  return (
    <p className={styles.until} suppressHydrationWarning>
      {t`Back at about ${time}`}
    </p>
  )
}
