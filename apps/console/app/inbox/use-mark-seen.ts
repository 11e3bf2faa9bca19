import { markInboxSeen } from '@ante/contract/console/inbox.ts'
import { useEffect } from 'react'

import { call } from '../lib/call.ts'
import { staffLive } from '../lib/staff-live.ts'

/** Marks the results as seen once both lists are loaded. Parameters: the times at which they were loaded, 0 before. */
export function useMarkSeen(changesAt: number, exportsAt: number): void {
  useEffect(() => {
    if (changesAt === 0 || exportsAt === 0 || staffLive.inbox.get().unseen === 0) return
    // After a failure, the next visit marks them.
    call(markInboxSeen, {}).catch(() => undefined)
  }, [changesAt, exportsAt])
}
