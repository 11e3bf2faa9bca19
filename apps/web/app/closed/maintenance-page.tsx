import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { formatKickOff } from '../lib/format.ts'
import { useMerchant } from '../merchant/public.ts'
import { merchantStatus } from '../merchant/queries.ts'
import { closedFaces } from './closed-faces.ts'
import { ClosedScene } from './closed-scene.tsx'
import styles from './closed-scene.module.css'
import { SafeLine, SafeList } from './safe-list.tsx'

/** The merchant is closed to everybody, for a while. */
export default function MaintenancePage() {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const { message, until } = useSuspenseQuery(merchantStatus).data
  const time = until && formatKickOff(until, i18n.locale, zone)
  return (
    <ClosedScene
      face={closedFaces.maintenance}
      picture="/pictures/states/maintenance.svg"
      title={t`We are making things better`}
    >
      <p className={styles.words}>{message || t`The games are closed for maintenance.`}</p>
      {time && <p className={styles.until}>{t`Back at about ${time}`}</p>}
      <SafeList>
        <SafeLine>{t`Your money is safe.`}</SafeLine>
        <SafeLine>{t`Rounds that have begun are finished, and wins are paid.`}</SafeLine>
      </SafeList>
    </ClosedScene>
  )
}
