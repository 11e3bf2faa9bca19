import { useLingui } from '@lingui/react/macro'

import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './referral.module.css'

const PARTS = [440, 64, 180]

/** Skeleton of the link, the sums and the steps. */
export function InviteSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading invitation…`} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
