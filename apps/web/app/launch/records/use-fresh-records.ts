import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { walletBalance } from '../../wallet/public.ts'
import { recordsOf } from './queries.ts'
import type { RecordView } from './record-view.ts'

/** A stake and its payout come shortly after each other: they are looked up together. */
const SETTLED_MS = 1_500
/** Whoever has read further down is not made to wait for all that again. */
const PAGES_ASKED_AGAIN = 3

interface Pages {
  data: { pages: readonly unknown[] }
  isRefetching: boolean
  refetch(): Promise<unknown>
}

export interface Fresh {
  /** There is more than is shown. */
  isBehind: boolean
  isRefreshing: boolean
  refresh(): void
}

/** Keeps the record true while it is open: the live stream tells of each change of the balance, so nothing is asked in vain. */
export function useFreshRecords(view: RecordView, { data, isRefetching, refetch }: Pages): Fresh {
  const queries = useQueryClient()
  const [isBehind, setBehind] = useState(false)
  const isLong = data.pages.length > PAGES_ASKED_AGAIN
  const refresh = () => {
    setBehind(false)
    if (isLong) {
      window.scrollTo({ top: 0 })
      void queries.resetQueries({ queryKey: recordsOf(view).queryKey })
    } else void refetch()
  }
  useBalanceChange(() => (isLong ? setBehind(true) : void refetch()))
  return { isBehind, isRefreshing: isRefetching, refresh }
}

function useBalanceChange(onChange: () => void): void {
  const { data } = useQuery({ ...walletBalance, enabled: false })
  const sum = data?.sumBalance
  const known = useRef(sum)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    const changed = known.current !== undefined && known.current !== sum
    known.current = sum
    if (!changed) return undefined
    const timer = setTimeout(() => change.current(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [sum])
}
