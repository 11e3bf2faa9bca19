import { useLingui } from '@lingui/react/macro'

import { Link } from '../lib/pages/router.tsx'
import { useSession } from '../lib/session/session.ts'
import { useFlag } from '../merchant/public.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './try-card.module.css'

/** Offers visitors a trial of the games without registration. */
export function TryCard() {
  const { t } = useLingui()
  const session = useSession()
  const isOffered = useFlag('FREEPLAY3')
  if (session || !isOffered) return null
  return (
    <Link to="/m/trail" className={styles.card}>
      <span className={styles.symbol}>
        <Icon name="play" size={26} />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{t`Try with play money`}</span>
        <span className={styles.more}>{t`No account or deposit needed.`}</span>
      </span>
      <Icon name="chevron" turns />
    </Link>
  )
}
