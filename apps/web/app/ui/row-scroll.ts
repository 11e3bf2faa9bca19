/** Where an item of a row begins and ends, in the direction of writing from the edge that the row shows. */
export interface Extent {
  start: number
  end: number
}

/** Of the next item so much is seen that one knows it is there, in px. */
const PEEK = 20

/**
 * How much further a row of a width is scrolled so that the item at `place` is whole in sight: to the beginning of the first
 * item that leaves room for it, so that the row does not open with one cut off.
 */
export function rowScroll(items: readonly Extent[], place: number, width: number): number {
  const chosen = items[place]
  if (!chosen) return 0
  const end = chosen.end + (place < items.length - 1 ? PEEK : 0)
  return (items.find(({ start }, at) => at < place && end - start <= width) ?? chosen).start
}
