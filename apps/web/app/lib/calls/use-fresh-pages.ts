import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** Delay in milliseconds that merges changes in quick succession, such as a stake and its payout, into one refetch. */
const SETTLED_MS = 1_500
/** Maximum number of loaded pages to refetch; longer lists are not refetched as a whole. */
const PAGES_REFETCHED = 3

interface Pages {
  data: { pages: readonly unknown[] }
  isRefetching: boolean
  refetch(): Promise<unknown>
}

export interface FreshPages {
  /** Whether there are newer rows than those shown. */
  hasNewer: boolean
  isRefreshing: boolean
  refresh(): void
}

/**
 * Refetches an open list whenever `changeKey` changes. This is a value from the live stream, such as the balance, that
 * changes whenever the list may have changed. A long list is not refetched: `hasNewer` becomes true.
 */
export function useFreshPages(queryKey: QueryKey, pages: Pages, changeKey: string | undefined): FreshPages {
  const queries = useQueryClient()
  const [hasNewer, setHasNewer] = useState(false)
  const { data, isRefetching, refetch } = pages
  const isLong = data.pages.length > PAGES_REFETCHED
  const refresh = () => {
    setHasNewer(false)
    if (isLong) {
      window.scrollTo({ top: 0 })
      void queries.resetQueries({ queryKey })
    } else void refetch()
  }
  useChange(changeKey, () => (isLong ? setHasNewer(true) : void refetch()))
  return { hasNewer, isRefreshing: isRefetching, refresh }
}

/** Calls `onChange` when the value changes. The first value is not a change. */
function useChange(changeKey: string | undefined, onChange: () => void): void {
  const previous = useRef(changeKey)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    const changed = previous.current !== undefined && previous.current !== changeKey
    previous.current = changeKey
    if (!changed) return undefined
    const timer = setTimeout(() => change.current(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [changeKey])
}
