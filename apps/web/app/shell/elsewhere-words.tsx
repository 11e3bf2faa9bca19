import { useLingui } from '@lingui/react/macro'

import { useOpenPage } from '../lib/open-page-context.ts'
import { Link } from '../lib/router.tsx'
import styles from './offline-bar.module.css'

/** What a page says of which the device has kept nothing; of the lobby it has, and when. */
export function ElsewhereWords({ time }: { time: string }) {
  const { t } = useLingui()
  if (useOpenPage().face.header === 'home') {
    return t`No connection. You see this page as of ${time}; money waits until you are back online.`
  }
  return (
    <>
      {t`No connection. What is missing here comes by itself when you are back online.`}{' '}
      <Link to="/m/home" className={styles.way}>{t`To the lobby`}</Link>
    </>
  )
}
