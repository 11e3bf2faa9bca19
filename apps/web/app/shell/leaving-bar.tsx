import { useLeaving } from '../lib/pages/router.tsx'
import styles from './leaving-bar.module.css'

/** A line at the top that says the tap was heard, while the next page's code is on its way. */
export function LeavingBar() {
  return useLeaving() ? <div className={styles.bar} /> : null
}
