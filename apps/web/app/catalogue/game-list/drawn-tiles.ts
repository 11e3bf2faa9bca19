/** A drawn position of the list, with the key of its nodes. */
export interface DrawnTile {
  at: number
  key: number
}

/** The first tiles of a list, in order. */
export const firstTiles = (count: number): DrawnTile[] => Array.from({ length: count }, (_, at) => ({ at, key: at }))

/**
 * Returns the tiles for these positions. A new position reuses the nodes of a removed one, in place, because creating
 * and discarding tiles is most of the work and garbage of a scrolled frame.
 */
export function reuseTiles(drawn: readonly DrawnTile[], positions: readonly number[]): DrawnTile[] {
  const entering = enteringPositions(drawn, positions)
  let taken = 0
  const takeOver = (tile: DrawnTile): DrawnTile | null => {
    if (positions.includes(tile.at)) return tile
    const at = entering[taken++]
    return at === undefined ? null : { at, key: tile.key }
  }
  const stored = drawn.map(takeOver).filter((tile) => tile !== null)
  return taken < entering.length ? [...stored, ...createTiles(drawn, entering.slice(taken))] : stored
}

/** Returns the tiles for these positions in reading order; nodes are not reused, because one may have the focus. */
export function inOrder(drawn: readonly DrawnTile[], positions: readonly number[]): DrawnTile[] {
  const stored = drawn.filter(({ at }) => positions.includes(at))
  return [...stored, ...createTiles(drawn, enteringPositions(drawn, positions))].sort((a, b) => a.at - b.at)
}

/** Whether both lists have the same nodes in the same order, regardless of their content. */
export const haveSameNodes = (drawn: readonly DrawnTile[], others: readonly DrawnTile[]): boolean =>
  drawn.length === others.length && drawn.every(({ key }, index) => key === others[index]?.key)

export const isInOrder = (drawn: readonly DrawnTile[]): boolean =>
  drawn.every(({ at }, index) => index === 0 || (drawn[index - 1]?.at ?? 0) < at)

/** One sorting step: moves the first tile that precedes a lower position after all lower positions that follow it. */
export function sortingStep(drawn: readonly DrawnTile[]): DrawnTile[] {
  const from = drawn.findIndex(({ at }, index) => at > (drawn[index + 1]?.at ?? Infinity))
  const moved = drawn[from]
  if (!moved) return [...drawn]
  const greater = drawn.findIndex(({ at }, index) => index > from && at > moved.at)
  const to = greater === -1 ? drawn.length : greater
  return [...drawn.slice(0, from), ...drawn.slice(from + 1, to), moved, ...drawn.slice(to)]
}

function enteringPositions(drawn: readonly DrawnTile[], positions: readonly number[]): number[] {
  const drawnPositions = drawn.map(({ at }) => at)
  return positions.filter((at) => !drawnPositions.includes(at))
}

function createTiles(drawn: readonly DrawnTile[], entering: readonly number[]): DrawnTile[] {
  const after = drawn.reduce((max, { key }) => Math.max(max, key + 1), 0)
  return entering.map((at, step) => ({ at, key: after + step }))
}
