import styles from './progress-bar.module.css'

/** Progress bar; the text beside it explains the value. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  return <progress className={styles.bar} value={value} max={max} aria-label={label} />
}
