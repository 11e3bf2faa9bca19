import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { memberInfo } from '../../member/queries.ts'
import { useRewardCountTime } from '../../promotions/offer/use-unseen-rewards.ts'

/** Refetches the member's level when the stream reports a reward: a new level grants one. */
export function useLevelRefresh(): void {
  const queries = useQueryClient()
  const countedAt = useRewardCountTime()
  const knownCount = useRef(countedAt)
  useEffect(() => {
    if (knownCount.current === countedAt) return
    const isUpdate = knownCount.current > 0
    knownCount.current = countedAt
    if (isUpdate) void queries.invalidateQueries(memberInfo)
  }, [countedAt, queries])
}
