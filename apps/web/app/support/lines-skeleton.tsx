import { Skeleton } from '../ui/skeleton.tsx'
import styles from './lines-skeleton.module.css'

interface LinesSkeletonProps {
  count: number
  height: number
}

/** Skeleton of rows. */
export function LinesSkeleton({ count, height }: LinesSkeletonProps) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  )
}
