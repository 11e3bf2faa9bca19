import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Marks the open row of a grid by the attribute `data-open` of its element, so that opening another row renders none
 * again. The elements are observed: React Aria adds them after the first effect of the grid, and a long list uses the
 * elements of rows that scroll out of view for other rows.
 */
export function useOpenMark(grid: RefObject<HTMLElement | null>, open: string | undefined): void {
  useEffect(() => {
    const scroller = grid.current
    if (!scroller || open === undefined) return undefined
    const mark = (isMarking: boolean) => {
      for (const row of scroller.querySelectorAll<HTMLElement>('[role=row][data-key]'))
        row.toggleAttribute('data-open', isMarking && row.dataset['key'] === open)
    }
    mark(true)
    const observer = new MutationObserver(() => mark(true))
    observer.observe(scroller, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-key'] })
    return () => {
      observer.disconnect()
      mark(false)
    }
  }, [grid, open])
}
