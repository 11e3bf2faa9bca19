import { rowScroll } from './row-scroll.ts'

/** Scrolls the row, and only the row, until the item is whole in sight. */
export function revealInRow(row: HTMLElement | null, place: number, isSmooth = false): void {
  if (!row || place < 0) return
  const { direction, paddingLeft, paddingRight } = getComputedStyle(row)
  const edge = row.getBoundingClientRect()
  const isRightToLeft = direction === 'rtl'
  const from = isRightToLeft ? edge.right - parseFloat(paddingRight) : edge.left + parseFloat(paddingLeft)
  const items = Array.from(row.children, (item) => {
    const { left, right } = item.getBoundingClientRect()
    return isRightToLeft ? { start: from - right, end: from - left } : { start: left - from, end: right - from }
  })
  const width = edge.width - parseFloat(paddingLeft) - parseFloat(paddingRight)
  const to = rowScroll(items, place, width) + (items[0]?.start ?? 0)
  row.scrollBy({ left: isRightToLeft ? -to : to, behavior: isSmooth ? 'smooth' : 'auto' })
}
