import { MAX_INBOX } from '@ante/contract/console/live.ts'
import { Plural } from '@lingui/react/macro'

import { staffLive } from '../lib/staff-live.ts'
import { useStore } from '../lib/store.ts'
import hidden from '../ui/hidden.module.css'
import type { Screen } from './screen.ts'
import styles from './shell.module.css'

/** Badge with the number of waiting approvals or unseen results, which the gateway pushes. */
export function InboxBadge({ to }: Pick<Screen, 'to'>) {
  const { waiting, unseen } = useStore(staffLive.inbox)
  const count = to === '/m/$merchant/approvals' ? waiting : unseen
  if (count === 0 || (to !== '/m/$merchant/approvals' && to !== '/m/$merchant/inbox')) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden>{count >= MAX_INBOX ? `${MAX_INBOX}+` : count}</span>
      <span className={hidden.hidden}>
        <Plural value={count} one="# new" other="# new" />
      </span>
    </span>
  )
}
