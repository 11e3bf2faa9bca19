import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { availablePromotions } from '../queries.ts'
import { OWN_PROMOTIONS } from './queries.ts'

/** Returns the time of the last live event with the count of rewards, which follows each grant, claim and expiry. */
export function useRewardCountTime(): number {
  return useQuery({ ...availablePromotions, enabled: false }).dataUpdatedAt
}

/** Refetches the member's statuses whenever the stream reports a reward event. */
export function useUnseenRewards(): void {
  const queries = useQueryClient()
  const countedAt = useRewardCountTime()
  const knownCount = useRef(countedAt)
  useEffect(() => {
    if (knownCount.current === countedAt) return
    // The first event is the initial state, not a change.
    const isUpdate = knownCount.current > 0
    knownCount.current = countedAt
    if (isUpdate) void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
  }, [countedAt, queries])
}
