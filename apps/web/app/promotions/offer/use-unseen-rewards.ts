import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { availablePromotions } from '../queries.ts'
import { OWN_PROMOTIONS } from './queries.ts'

/** Returns the time of the stream's last count of waiting rewards: it is sent after each grant, claim or expiry. */
export function useToldAt(): number {
  return useQuery({ ...availablePromotions, enabled: false }).dataUpdatedAt
}

/** Refetches the member's statuses whenever the stream reports a reward event. */
export function useUnseenRewards(): void {
  const queries = useQueryClient()
  const toldAt = useToldAt()
  const known = useRef(toldAt)
  useEffect(() => {
    if (known.current === toldAt) return
    // The first count of a page is not news.
    const isNews = known.current > 0
    known.current = toldAt
    if (isNews) void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
  }, [toldAt, queries])
}
