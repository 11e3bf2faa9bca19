import { useLingui } from '@lingui/react/macro'

import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './links.module.css'

const LINES = 4
const BUTTON_PX = 52
const LINE_PX = 84

/** Skeleton of the button and the first links. */
export function LinksSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading links…`} />
      <Skeleton height={BUTTON_PX} />
      {Array.from({ length: LINES }, (_, index) => (
        <Skeleton key={index} height={LINE_PX} />
      ))}
    </div>
  )
}
