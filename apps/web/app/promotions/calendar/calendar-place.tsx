import type { PromotionDetail } from '@ante/contract/promotions/activities.ts'

import { Later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const loadPart = async () => (await import('./calendar-part.tsx')).CalendarPart
const HEIGHT = 300

/** Where the calendar of a promotion stands; its code comes with the first promotion that has one. */
export function CalendarPlace({ promotion }: { promotion: PromotionDetail }) {
  const skeleton = <Skeleton height={HEIGHT} />
  return <Later wanted quiet load={loadPart} props={{ promotion, skeleton }} skeleton={skeleton} />
}
