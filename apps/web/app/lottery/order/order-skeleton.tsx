import { useLingui } from '@lingui/react/macro'

import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './order.module.css'

const PARTS = [196, 132, 280]

export function OrderSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading bet…`} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
