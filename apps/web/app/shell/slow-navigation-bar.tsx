import { useLeaving } from '../lib/pages/leaving.ts'
import styles from './slow-navigation-bar.module.css'

/** Progress bar at the top that acknowledges the tap while the next page's code is loading. */
export function SlowNavigationBar() {
  return useLeaving() ? <div className={styles.bar} /> : null
}
