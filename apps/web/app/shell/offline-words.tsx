import { useLingui } from '@lingui/react/macro'

import { isForeignShell } from '../lib/calls/connection.ts'
import { formatMoment } from '../lib/words/format.ts'
import { useOpenPage } from '../lib/pages/open-page-context.ts'
import { Link } from '../lib/pages/router.tsx'
import styles from './offline-bar.module.css'

/** Age of the shown data, and what it means for money; or what is missing if the device had nothing cached. */
export function OfflineWords({ keptAt }: { keptAt: number | null }) {
  const { t, i18n } = useLingui()
  const isHome = useOpenPage().face.header === 'home'
  if (keptAt === null) {
    return t`No connection. You see what was loaded before; money waits until you are back online.`
  }
  if (isForeignShell() && !isHome) {
    return (
      <>
        {t`No connection. What is missing here comes by itself when you are back online.`}{' '}
        <Link to="/m/home" className={styles.way}>{t`To the lobby`}</Link>
      </>
    )
  }
  const time = formatMoment(keptAt, i18n.locale)
  return t`No connection. You see this page as of ${time}; money waits until you are back online.`
}
