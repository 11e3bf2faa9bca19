import { useLingui } from '@lingui/react/macro'

import { deviceTimeZone } from '../lib/i18n/device-time-zone.ts'
import { formatDateTime } from '../lib/i18n/format-date-time.ts'
import { isShellOfOtherPage } from '../lib/calls/connection.ts'
import { useOpenPage } from '../lib/pages/open-page-context.ts'
import { Link } from '../lib/pages/router.tsx'
import styles from './offline-bar.module.css'

/** Message with the age of the shown data and its effect on amounts, or that the device has no cached data. */
export function OfflineTexts({ cachedAt }: { cachedAt: number | null }) {
  const { t, i18n } = useLingui()
  const isHome = useOpenPage().meta.header === 'home'
  if (cachedAt === null) {
    return t`No connection. Showing saved content. Payments will work when you’re back online.`
  }
  if (isShellOfOtherPage() && !isHome) {
    return (
      <>
        {t`No connection. Missing content will load when you’re back online.`}{' '}
        <Link to="/m/home" className={styles.link}>{t`Go to lobby`}</Link>
      </>
    )
  }
  const time = formatDateTime(cachedAt, { locale: i18n.locale, zone: deviceTimeZone() })
  return t`No connection. Showing this page as of ${time}. Payments will work when you’re back online.`
}
