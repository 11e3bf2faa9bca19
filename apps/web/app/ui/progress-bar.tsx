import styles from './progress-bar.module.css'

/** How much of something is done; what it means stands beside it in words. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  return <progress className={styles.bar} value={value} max={max} aria-label={label} />
}
