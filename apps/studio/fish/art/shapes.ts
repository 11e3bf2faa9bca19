/** One colour, or a gradient from top to bottom of the whole drawing. */
type Paint = string | readonly [top: string, bottom: string]

export interface FishShape {
  /** An SVG path. */
  d: string
  fill?: Paint
  line?: { colour: string; width: number }
  /** Part of the boss: visible until that part is broken. */
  part?: 'boss-shell' | 'boss-crown'
}

/** A creature facing right, as data: both the page's canvas and the record's picture are drawn from it. */
export interface Drawing {
  width: number
  height: number
  /** Amplitude of the tail beat, in units of the drawing. */
  beat: number
  /** Whether the creature stays upright in any swimming direction. */
  upright?: boolean
  shapes: readonly FishShape[]
}

export const shape = (d: string, fill: Paint): FishShape => ({ d, fill })
export const stroke = (d: string, colour: string, width: number): FishShape => ({ d, line: { colour, width } })

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const oval = (x: number, y: number, wide: number, high: number): string =>
  `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0Z`

/** The outline of a body from tail to nose, thickest slightly in front of its middle. */
export function body(tail: number, nose: number, y: number, high: number): string {
  const [rearX, frontX] = [tail + (nose - tail) * 0.3, nose - (nose - tail) * 0.12]
  return `M${tail} ${y}C${rearX} ${y - high} ${frontX} ${y - high} ${nose} ${y}C${frontX} ${y + high} ${rearX} ${y + high} ${tail} ${y}Z`
}

export const eye = (x: number, y: number, r: number): FishShape[] => [
  shape(circle(x, y, r), '#ffffff'),
  shape(circle(x + r * 0.22, y, r * 0.62), '#0b1230'),
  shape(circle(x + r * 0.42, y - r * 0.3, r * 0.22), '#ffffff'),
]
