/** Where an item of a row begins and ends, in the direction of writing and from the row's own beginning. */
export interface Extent {
  start: number
  end: number
}

/** Of the next item so much is seen that one knows it is there, in px. */
const PEEK = 20

/**
 * How far a row of a width is scrolled so that the item at `place` is whole in sight: no further than it takes, and to the
 * beginning of an item, so that the row does not open with one cut off.
 */
export function rowScroll(items: readonly Extent[], place: number, width: number): number {
  const [first, chosen] = [items[0], items[place]]
  if (!first || !chosen) return 0
  const end = chosen.end + (place < items.length - 1 ? PEEK : 0)
  const begin = items.slice(0, place).find(({ start }) => end - start <= width) ?? chosen
  return begin.start - first.start
}
