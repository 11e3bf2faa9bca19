/** Path data of shapes used in many pictures. Angles are in degrees, clockwise from the top. */
export interface Point {
  x: number
  y: number
}

const round = (value: number) => Math.round(value * 10) / 10
export const at = (x: number, y: number): Point => ({ x, y })
export const put = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

export function polar(centre: Point, radius: number, degrees: number): Point {
  const turn = ((degrees - 90) * Math.PI) / 180
  return at(centre.x + radius * Math.cos(turn), centre.y + radius * Math.sin(turn))
}

export const closed = (points: readonly Point[]): string => `M${points.map(put).join('L')}Z`

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${put(at(cx - rx, cy))}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0Z`

/** A ring: the inner circle runs in the opposite direction and stays empty. */
export const ring = (cx: number, cy: number, outer: number, inner: number): string =>
  `${ellipse(cx, cy, outer)}M${put(at(cx - inner, cy))}a${round(inner)} ${round(inner)} 0 1 1 ${round(2 * inner)} 0a${round(inner)} ${round(inner)} 0 1 1 ${round(-2 * inner)} 0Z`

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r === 0) return `M${put(at(x, y))}h${round(width)}v${round(height)}h${round(-width)}Z`
  const [w, h, c] = [round(width - 2 * r), round(height - 2 * r), round(r)]
  return `M${put(at(x + r, y))}h${w}a${c} ${c} 0 0 1 ${c} ${c}v${h}a${c} ${c} 0 0 1 ${-c} ${c}h${-w}a${c} ${c} 0 0 1 ${-c} ${-c}v${-h}a${c} ${c} 0 0 1 ${c} ${-c}Z`
}

export function polygon(cx: number, cy: number, radius: number, sides: number, turn = 0): string {
  return closed(Array.from({ length: sides }, (_, i) => polar(at(cx, cy), radius, turn + (360 / sides) * i)))
}

export function star(cx: number, cy: number, outer: number, inner: number, tips = 5, turn = 0): string {
  return closed(
    Array.from({ length: tips * 2 }, (_, i) => polar(at(cx, cy), i % 2 ? inner : outer, turn + (180 / tips) * i)),
  )
}

/** A four-tipped glint with hollow sides. */
export function glint(cx: number, cy: number, size: number, waist = 0.12): string {
  const tips = [0, 90, 180, 270].map((turn) => put(polar(at(cx, cy), size, turn)))
  const hollows = [45, 135, 225, 315].map((turn) => put(polar(at(cx, cy), size * waist, turn)))
  return `M${tips[0]}Q${hollows[0]} ${tips[1]}Q${hollows[1]} ${tips[2]}Q${hollows[2]} ${tips[3]}Q${hollows[3]} ${tips[0]}Z`
}

/** A slice of a ring between two angles. */
export function sector(cx: number, cy: number, outer: number, inner: number, from: number, to: number): string {
  const centre = at(cx, cy)
  const large = to - from > 180 ? 1 : 0
  const [a, b] = [polar(centre, outer, from), polar(centre, outer, to)]
  if (inner === 0) return `M${put(centre)}L${put(a)}A${outer} ${outer} 0 ${large} 1 ${put(b)}Z`
  const [c, d] = [polar(centre, inner, to), polar(centre, inner, from)]
  return `M${put(a)}A${outer} ${outer} 0 ${large} 1 ${put(b)}L${put(c)}A${inner} ${inner} 0 ${large} 0 ${put(d)}Z`
}

/** A smooth closed curve through the points (Catmull–Rom). */
export function blob(points: readonly Point[]): string {
  const count = points.length
  const near = (i: number) => points[(i + count) % count] ?? at(0, 0)
  const pieces = points.map((point, i) => {
    const [before, to, after] = [near(i - 1), near(i + 1), near(i + 2)]
    const control = at(point.x + (to.x - before.x) / 6, point.y + (to.y - before.y) / 6)
    const two = at(to.x - (after.x - point.x) / 6, to.y - (after.y - point.y) / 6)
    return `C${put(control)} ${put(two)} ${put(to)}`
  })
  return `M${put(near(0))}${pieces.join('')}Z`
}

/** A leaf, flame or petal: a pointed oval from root to tip. `belly` is its half width, `sway` bends it. */
export function petal(root: Point, tip: Point, belly: number, sway = 0): string {
  const [dx, dy] = [tip.x - root.x, tip.y - root.y]
  const length = Math.hypot(dx, dy) || 1
  const normal = at(-dy / length, dx / length)
  const along = (share: number, aside: number) =>
    put(at(root.x + dx * share + normal.x * aside, root.y + dy * share + normal.y * aside))
  return `M${put(root)}C${along(0.25, belly + sway)} ${along(0.75, belly * 0.8 + sway)} ${put(tip)}C${along(0.75, -belly * 0.8 + sway)} ${along(0.25, -belly + sway)} ${put(root)}Z`
}

/** Half of a symmetrical outline, from the top to the foot: points, or their numbers as text ("0 -72, 34 -66"). */
export type Half = string | readonly (readonly [number, number])[]

function wholeOf(half: Half): Point[] {
  const right = typeof half === 'string' ? half.split(',').map(pointOf) : half.map(([x, y]) => at(x, y))
  const left = right.filter(({ x }) => x > 0.5).map(({ x, y }) => at(-x, y))
  return [...right, ...left.reverse()]
}

function pointOf(pair: string): Point {
  const [x, y] = pair.trim().split(' ').map(Number)
  if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`not a point: ${pair}`)
  return at(x, y)
}

/** A smooth symmetrical outline. */
export const facing = (half: Half): string => blob(wholeOf(half))

/** A symmetrical outline with straight sides: shields, crowns, cut stones. */
export const facetted = (half: Half): string => closed(wholeOf(half))
