import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './halls-of.module.css'

const CARDS = 6
const CARD_PX = 200

/** Skeleton of a center. */
export function CentreSkeleton() {
  return (
    <>
      <div className={styles.waiting}>
        <Skeleton height={60} />
      </div>
      <div className={styles.grid}>
        {Array.from({ length: CARDS }, (_, index) => (
          <Skeleton key={index} height={CARD_PX} />
        ))}
      </div>
    </>
  )
}
