import { useIdle } from '../lib/browser/use-idle.ts'
import { Later } from './later.tsx'

const loadList = async () => (await import('./call-notice-list.tsx')).CallNoticeList
const NOTHING = {}

/**
 * Says of each call whose answer was lost that it is being checked, and then what came of it. Stands on the page and in each open sheet, so
 * that it is seen wherever the member is. Its code comes when the browser is idle.
 */
export function CallNotices() {
  return (
    <output>
      <Later quiet wanted={useIdle()} load={loadList} props={NOTHING} />
    </output>
  )
}
