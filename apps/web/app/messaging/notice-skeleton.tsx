import { Skeleton } from '../ui/skeleton.tsx'
import styles from './notice-board.module.css'

const LINES = [1, 2, 3]
const LINE_PX = 104

export function NoticeSkeleton() {
  return (
    <div className={styles.list}>
      {LINES.map((item) => (
        <div key={item} className={styles.container}>
          <Skeleton height={LINE_PX} />
        </div>
      ))}
    </div>
  )
}
