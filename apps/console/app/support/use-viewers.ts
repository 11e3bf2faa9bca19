import { watchSupportCase } from '@ante/contract/console/support.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { viewersKey } from './use-support-events.ts'

/** Interval in milliseconds at which the page reports that it is open. */
const REPORT_MS = 5_000

interface Viewer {
  name: string
  isTyping: boolean
}

/** Reports that this person has the case open or writes an answer, and returns which colleagues do. */
export function useViewers(id: string, isTyping: boolean): readonly Viewer[] {
  const { code: merchant } = useSite()
  const typing = useRef(isTyping)
  const { data, refetch } = useQuery({
    queryKey: viewersKey(merchant, id),
    queryFn: ({ signal }) => call(watchSupportCase, { merchant, id, ...(typing.current && { typing: 'yes' }) }, signal),
    refetchInterval: REPORT_MS,
    gcTime: 0,
  })
  useEffect(() => {
    if (typing.current === isTyping) return
    typing.current = isTyping
    void refetch()
  }, [isTyping, refetch])
  return data?.viewers ?? []
}
