import { isAwaitedElsewhere, PAGE, usePendingCalls } from '../lib/calls/pending-calls.ts'
import type { PendingCall } from '../lib/calls/pending-calls.ts'
import { Later } from './later.tsx'

const loadList = async () => (await import('./call-notice-list.tsx')).CallNoticeList

/**
 * Says of each call whose answer was lost that it is being checked, and then what came of it. Stands on the page and in each open sheet, so
 * that it is seen wherever the member is.
 */
export function CallNotices() {
  const calls = usePendingCalls().filter(isNoticed)
  return (
    <output>
      <Later quiet wanted={calls.length > 0} load={loadList} props={{ calls }} />
    </output>
  )
}

/** While this page awaits the answer itself, its button says so. */
const isNoticed = (call: PendingCall) =>
  call.state === 'sent' ? call.page !== PAGE && !isAwaitedElsewhere(call) : true
