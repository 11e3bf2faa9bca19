import { useLingui } from '@lingui/react/macro'

import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './game-rows.module.css'

const ROWS = 6
const ROW_PX = 100
const STRIP_PX = 160

/** Skeleton of the popular games and the first rows. */
export function LobbySkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading lotteries…`} />
      <Skeleton height={44} />
      <Skeleton height={STRIP_PX} />
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} height={ROW_PX} />
      ))}
    </div>
  )
}
