import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { availablePromotions } from '../queries.ts'
import { OWN_PROMOTIONS } from './queries.ts'

/** Returns the time of the stream's last count of waiting rewards: it is sent after each grant, claim or expiry. */
export function useRewardCountTime(): number {
  return useQuery({ ...availablePromotions, enabled: false }).dataUpdatedAt
}

/** Refetches the member's statuses whenever the stream reports a reward event. */
export function useUnseenRewards(): void {
  const queries = useQueryClient()
  const countedAt = useRewardCountTime()
  const supported = useRef(countedAt)
  useEffect(() => {
    if (supported.current === countedAt) return
    // The first count of a page is not news.
    const isUpdate = supported.current > 0
    supported.current = countedAt
    if (isUpdate) void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
  }, [countedAt, queries])
}
