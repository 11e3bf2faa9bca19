import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** What comes shortly after each other, as a stake and its payout, is looked up together. */
const SETTLED_MS = 1_500
/** Whoever has read further down is not made to wait for all that again. */
const PAGES_REFETCHED = 3

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

/**
 * Keeps a list true while it is open. `sign` is something that the live stream keeps and that changes whenever the list may have
 * changed, such as the balance: so nothing is asked in vain.
 */
export function useFreshPages(queryKey: QueryKey, pages: Pages, sign: string | undefined): Fresh {
  const queries = useQueryClient()
  const [isBehind, setBehind] = useState(false)
  const { data, isRefetching, refetch } = pages
  const isLong = data.pages.length > PAGES_REFETCHED
  const refresh = () => {
    setBehind(false)
    if (isLong) {
      window.scrollTo({ top: 0 })
      void queries.resetQueries({ queryKey })
    } else void refetch()
  }
  useChange(sign, () => (isLong ? setBehind(true) : void refetch()))
  return { isBehind, isRefreshing: isRefetching, refresh }
}

/** Its first value is no change. */
function useChange(sign: string | undefined, onChange: () => void): void {
  const known = useRef(sign)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    const changed = known.current !== undefined && known.current !== sign
    known.current = sign
    if (!changed) return undefined
    const timer = setTimeout(() => change.current(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [sign])
}
