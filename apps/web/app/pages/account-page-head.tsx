import { useLingui } from '@lingui/react/macro'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { Link } from '../lib/pages/router.tsx'
import { useSession } from '../lib/session/session.ts'
import { BackButton } from '../shell/back-button.tsx'
import { useTitle } from '../merchant/use-page-title.ts'
import { Stroke } from '../ui/icon.tsx'
import styles from './account-page-head.module.css'

const COG =
  'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM12 2.8v2.6M12 18.6v2.6M2.8 12h2.6M18.6 12h2.6M5.5 5.5l1.8 1.8M16.7 16.7l1.8 1.8M18.5 5.5l-1.8 1.8M7.3 16.7l-1.8 1.8'

/**
 * Back button and title on pages without a shell header; in the member centre members also have the settings button.
 */
export function AccountPageHead({ meta }: { meta: PageMeta }) {
  const { t } = useLingui()
  const hasSettings = useSession() !== null && meta.tab === 'members'
  return (
    <div className={styles.head}>
      <BackButton back={meta.back} />
      <h1 className={styles.title}>{useTitle(meta)}</h1>
      {hasSettings ? (
        <Link to="/m/set" className={styles.side} aria-label={t`Settings`}>
          <Stroke path={COG} size={24} />
        </Link>
      ) : (
        <span className={styles.side} />
      )}
    </div>
  )
}
