import type { SecurityLevel } from '../security-level.ts'
import styles from './status-card.module.css'

const MARKS: Record<SecurityLevel, string> = {
  1: 'M36 27v20M36 57v.1',
  2: 'M24 43l9 9 16-18',
  3: 'M24 43l9 9 16-18',
}

/** A shield with a mark of the security level. */
export function Shield({ level }: { level: SecurityLevel }) {
  return (
    <svg className={styles.shield} viewBox="0 0 72 84" aria-hidden="true">
      <path className={styles.body} d="M36 4l30 11v22c0 21-13 35-30 43C19 72 6 58 6 37V15z" />
      <path className={styles.half} d="M36 4v76C19 72 6 58 6 37V15z" />
      <path className={styles.mark} data-level={level} d={MARKS[level]} />
    </svg>
  )
}
