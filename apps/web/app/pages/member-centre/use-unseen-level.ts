import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { memberInfo } from '../../member/queries.ts'
import { useRewardCountTime } from '../../promotions/offer/use-unseen-rewards.ts'

/** Refetches the member's level when the stream reports a reward: a new level grants one. */
export function useUnseenLevel(): void {
  const queries = useQueryClient()
  const countedAt = useRewardCountTime()
  const known = useRef(countedAt)
  useEffect(() => {
    if (known.current === countedAt) return
    const isUpdate = known.current > 0
    known.current = countedAt
    if (isUpdate) void queries.invalidateQueries(memberInfo)
  }, [countedAt, queries])
}
