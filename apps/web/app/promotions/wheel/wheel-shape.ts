/** Centre of the disc, in a square of 200. */
export const MIDDLE = 100
const RADIUS = 94
const WHOLE_TURN = 360
/** Number of full turns before the wheel stops. */
const TURNS = 5

const pointOnRim = (degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(MIDDLE + RADIUS * Math.cos(angle)).toFixed(3)} ${(MIDDLE + RADIUS * Math.sin(angle)).toFixed(3)}`
}

/** Returns the angle of a segment's centre, in degrees from the top, before any rotation. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) * WHOLE_TURN) / count

/** Returns the outline of one of `count` segments of equal size. */
export function slicePath(index: number, count: number): string {
  const [from, to] = [(index * WHOLE_TURN) / count, ((index + 1) * WHOLE_TURN) / count]
  const long = to - from > 180 ? 1 : 0
  return `M${MIDDLE} ${MIDDLE}L${pointOnRim(from)}A${RADIUS} ${RADIUS} 0 ${long} 1 ${pointOnRim(to)}Z`
}

/** Returns the total rotation after which the wheel, from its current position, stops with this segment at the top. */
export function degreesTo(index: number, count: number, degrees: number): number {
  const fullTurns = Math.ceil(degrees / WHOLE_TURN) * WHOLE_TURN
  return fullTurns + TURNS * WHOLE_TURN - middleOf(index, count)
}

/** Returns the probability of a segment in per cent, by its weight. */
export const chanceOf = (segments: readonly { weight: number }[], weight: number): number =>
  (weight * 100) / segments.reduce((sum, segment) => sum + segment.weight, 0)
