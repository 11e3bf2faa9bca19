interface Focused {
  /** Position of the focused tile, if any. */
  focused: number | null
  count: number
}

/** The visible positions in order, and the focused one: removing its tile would remove the focus. */
export function drawnPositions(inView: { from: number; to: number }, { focused, count }: Focused): number[] {
  const to = Math.min(inView.to, count)
  const positions: number[] = []
  for (let at = inView.from; at < to; at += 1) positions.push(at)
  if (focused === null || focused >= count) return positions
  if (focused < inView.from) return [focused, ...positions]
  return focused >= to ? [...positions, focused] : positions
}
