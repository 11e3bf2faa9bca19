import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { memberInfo } from '../../member/queries.ts'
import { useToldAt } from '../../promotions/offer/use-unseen-rewards.ts'

/** Refetches the member's level when the stream reports a reward: a new level grants one. */
export function useUnseenLevel(): void {
  const queries = useQueryClient()
  const toldAt = useToldAt()
  const known = useRef(toldAt)
  useEffect(() => {
    if (known.current === toldAt) return
    const isNews = known.current > 0
    known.current = toldAt
    if (isNews) void queries.invalidateQueries(memberInfo)
  }, [toldAt, queries])
}
