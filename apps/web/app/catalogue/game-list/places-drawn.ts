interface Focused {
  /** Position of the focused tile, if any. */
  focused: number | null
  places: number
}

/** The visible positions in order, and the focused one: removing its tile would remove the focus. */
export function placesDrawn(inView: { from: number; to: number }, { focused, places }: Focused): number[] {
  const to = Math.min(inView.to, places)
  const near: number[] = []
  for (let at = inView.from; at < to; at += 1) near.push(at)
  if (focused === null || focused >= places) return near
  if (focused < inView.from) return [focused, ...near]
  return focused >= to ? [...near, focused] : near
}
