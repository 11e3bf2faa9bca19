interface Focused {
  /** The place of the tile that has the focus, if one has it. */
  focused: number | null
  places: number
}

/** The places in view, in their order, and that of the focus: a tile that is taken away would take the focus along. */
export function placesDrawn(inView: { from: number; to: number }, { focused, places }: Focused): number[] {
  const to = Math.min(inView.to, places)
  const near: number[] = []
  for (let at = inView.from; at < to; at += 1) near.push(at)
  if (focused === null || focused >= places) return near
  if (focused < inView.from) return [focused, ...near]
  return focused >= to ? [...near, focused] : near
}
