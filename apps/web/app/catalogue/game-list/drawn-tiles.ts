/** A place of the list that is drawn, and the key of the nodes that draw it. */
export interface DrawnTile {
  at: number
  key: number
}

/** The first of a list, in their order. */
export const firstTiles = (count: number): DrawnTile[] => Array.from({ length: count }, (_, at) => ({ at, key: at }))

/**
 * The tiles for these places: a place that comes takes over the nodes of one that goes, where they stand, for to make a tile and throw
 * another away is most of the work of a scrolled frame, and the garbage of it the rest.
 */
export function takenOver(drawn: readonly DrawnTile[], places: readonly number[]): DrawnTile[] {
  const coming = comingIn(drawn, places)
  let taken = 0
  const takeOver = (tile: DrawnTile): DrawnTile | null => {
    if (places.includes(tile.at)) return tile
    const at = coming[taken++]
    return at === undefined ? null : { at, key: tile.key }
  }
  const kept = drawn.map(takeOver).filter((tile) => tile !== null)
  return taken < coming.length ? [...kept, ...madeAnew(drawn, coming.slice(taken))] : kept
}

/** The tiles for these places in their order, as somebody reads them; none becomes another, for one of them may have the focus. */
export function inOrder(drawn: readonly DrawnTile[], places: readonly number[]): DrawnTile[] {
  const kept = drawn.filter(({ at }) => places.includes(at))
  return [...kept, ...madeAnew(drawn, comingIn(drawn, places))].sort((one, other) => one.at - other.at)
}

/** Whether the same nodes stand in the same order, whatever they draw. */
export const haveSameNodes = (drawn: readonly DrawnTile[], others: readonly DrawnTile[]): boolean =>
  drawn.length === others.length && drawn.every(({ key }, index) => key === others[index]?.key)

export const isInOrder = (drawn: readonly DrawnTile[]): boolean =>
  drawn.every(({ at }, index) => index === 0 || (drawn[index - 1]?.at ?? 0) < at)

/** One step towards their order: a tile that stands before smaller ones goes behind them, the others stay where they are. */
export function nearerToOrder(drawn: readonly DrawnTile[]): DrawnTile[] {
  const from = drawn.findIndex(({ at }, index) => at > (drawn[index + 1]?.at ?? Infinity))
  const moved = drawn[from]
  if (!moved) return [...drawn]
  const greater = drawn.findIndex(({ at }, index) => index > from && at > moved.at)
  const to = greater === -1 ? drawn.length : greater
  return [...drawn.slice(0, from), ...drawn.slice(from + 1, to), moved, ...drawn.slice(to)]
}

function comingIn(drawn: readonly DrawnTile[], places: readonly number[]): number[] {
  const there = drawn.map(({ at }) => at)
  return places.filter((at) => !there.includes(at))
}

function madeAnew(drawn: readonly DrawnTile[], coming: readonly number[]): DrawnTile[] {
  const after = drawn.reduce((most, { key }) => Math.max(most, key + 1), 0)
  return coming.map((at, step) => ({ at, key: after + step }))
}
