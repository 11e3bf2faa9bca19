import { useConnection } from '../lib/calls/connection.ts'
import { Icon } from '../ui/icon.tsx'
import { Later } from '../ui/later.tsx'
import { lazyParts } from './lazy-parts.ts'
import styles from './offline-bar.module.css'

/** Bar that reports a missing or slow connection. Its messages are preloaded when the browser is idle. */
export function OfflineBar() {
  const { online, cachedAt } = useConnection()
  return (
    <output className={styles.container}>
      {(!online || cachedAt !== null) && (
        <span className={styles.bar}>
          <Icon name="offline" size={18} />
          <span className={styles.text}>
            <Later isRequested load={lazyParts.offlineTexts} props={{ cachedAt }} quiet />
          </span>
        </span>
      )}
    </output>
  )
}
