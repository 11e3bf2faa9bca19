/** Start and end of an item, in the writing direction from the visible edge of the row. */
export interface Extent {
  start: number
  end: number
}

/** Visible part of the next item that indicates further items, in px. */
const PEEK_PX = 20

/**
 * Returns the scroll distance that makes the item at `index` completely visible: up to the start of the first item that
 * leaves room for it, so that the row does not start with a truncated item.
 */
export function rowScroll(items: readonly Extent[], index: number, width: number): number {
  const chosen = items[index]
  if (!chosen) return 0
  const end = chosen.end + (index < items.length - 1 ? PEEK_PX : 0)
  return (items.find(({ start }, at) => at < index && end - start <= width) ?? chosen).start
}
