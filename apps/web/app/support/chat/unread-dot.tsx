import { Plural } from '@lingui/react/macro'

import styles from './unread-dot.module.css'

/** A dot where something was not read; how much it is, is said to those who do not see it. */
export function UnreadDot({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.dot}>
      <span className={styles.heard}>
        <Plural value={count} one="One new message" other="# new messages" />
      </span>
    </span>
  )
}
