import { Plural } from '@lingui/react/macro'

import styles from './unread-dot.module.css'

/** A dot for unread items; screen readers get the count. */
export function UnreadDot({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.dot}>
      <span className={styles.srOnly}>
        <Plural value={count} one="# new message" other="# new messages" />
      </span>
    </span>
  )
}
