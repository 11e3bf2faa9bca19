import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'

import { loadPageMessages } from '../../lib/i18n/messages.ts'
import { Later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const loadPart = async () => {
  const [{ CalendarPart }] = await Promise.all([
    import('../calendar/calendar-part.tsx'),
    loadPageMessages(['calendar']),
  ])
  return CalendarPart
}
const HEIGHT = 300

/** Calendar of a promotion; its code is loaded with the first promotion that has one. */
export function CalendarSlot({ promotion }: { promotion: PromotionDetail }) {
  const skeleton = <Skeleton height={HEIGHT} />
  return <Later isRequested quiet load={loadPart} props={{ promotion, skeleton }} skeleton={skeleton} />
}
