import { useLingui } from '@lingui/react/macro'

import { Loading, Skeleton } from '../skeleton.tsx'
import styles from './records.module.css'

const LINES = 6
const TOTALS_PX = 64
const LINE_PX = 92

/** Skeleton of the totals and the first lines. */
export function RecordSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading records…`} />
      <Skeleton height={TOTALS_PX} />
      {Array.from({ length: LINES }, (_, index) => (
        <Skeleton key={index} height={LINE_PX} />
      ))}
    </div>
  )
}
