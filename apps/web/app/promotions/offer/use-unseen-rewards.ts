import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { availablePromotions } from '../queries.ts'
import { OWN_PROMOTIONS } from './queries.ts'

/** When the stream last told how many rewards wait: whatever has been granted, claimed or has expired, it tells so. */
export function useToldAt(): number {
  return useQuery({ ...availablePromotions, enabled: false }).dataUpdatedAt
}

/** Asks again how the member stands with all that is shown, whenever the stream tells of his rewards. */
export function useUnseenRewards(): void {
  const queries = useQueryClient()
  const toldAt = useToldAt()
  const known = useRef(toldAt)
  useEffect(() => {
    if (known.current === toldAt) return
    // The first count that a page learns is no news.
    const isNews = known.current > 0
    known.current = toldAt
    if (isNews) void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
  }, [toldAt, queries])
}
