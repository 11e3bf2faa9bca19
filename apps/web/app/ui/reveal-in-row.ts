import { rowScroll } from './row-scroll.ts'

/** Scrolls only the row until the item is completely visible. */
export function revealInRow(row: HTMLElement | null, index: number, isSmooth = false): void {
  if (!row) return
  const { direction, paddingLeft } = getComputedStyle(row)
  const padding = parseFloat(paddingLeft)
  const edge = row.getBoundingClientRect()
  const isRightToLeft = direction === 'rtl'
  const items = Array.from(row.children, (item) => {
    const { left, right, width } = item.getBoundingClientRect()
    const start = (isRightToLeft ? edge.right - right : left - edge.left) - padding
    return { start, end: start + width }
  })
  const distance = rowScroll(items, index, edge.width - 2 * padding)
  row.scrollBy({ left: isRightToLeft ? -distance : distance, behavior: isSmooth ? 'smooth' : 'auto' })
}
