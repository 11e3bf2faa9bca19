import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { replaceAddress } from '../../lib/pages/history-entry.ts'
import { positionAfter, rowsBefore, withPosition } from './list-position.ts'

/** Browsers limit the rate of address changes: it is written when scrolling stops. */
const SCROLL_REST_MS = 250

interface StoredScroll {
  /** Position from the address. */
  requested: number
  /** Whether the list contains the position, or ends before it. */
  isRendered: boolean
  rowPx: number
  columns: number
}

/** Restores the list position from the address, and updates the address when scrolling stops. */
export function useStoredScroll(
  list: RefObject<HTMLElement | null>,
  { requested, isRendered, rowPx, columns }: StoredScroll,
): void {
  const isBack = useRef(requested === 0)

  useEffect(() => {
    if (isBack.current || rowPx === 0 || !isRendered) return
    isBack.current = true
    window.scrollTo(0, headOf(list.current) + rowsBefore(requested, columns) * rowPx)
  }, [list, requested, isRendered, rowPx, columns])

  useEffect(() => {
    if (rowPx === 0) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const storeScroll = () => {
      const { pathname, search } = window.location
      const rows = (window.scrollY - headOf(list.current)) / rowPx
      const address = withPosition(pathname + search, positionAfter(rows, columns))
      if (isBack.current && address !== pathname + search) {
        replaceAddress(address)
      }
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(storeScroll, SCROLL_REST_MS)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [list, rowPx, columns])
}

const headOf = (list: HTMLElement | null): number => (list?.getBoundingClientRect().top ?? 0) + window.scrollY
