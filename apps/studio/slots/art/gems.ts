import { corners, drawing, gradient, polygon } from './svg.ts'

interface Cut {
  hue: number
  saturation?: number
  /** Number of sides. */
  sides: number
  wide: number
  high: number
  /** Fraction of a turn. */
  turn?: number
}

/** A cut stone: a table in the middle, and a ring of facets lit from the upper left. */
function gem({ hue, saturation = 85, sides, wide, high, turn = 0 }: Cut): string {
  const outer = corners(sides, { wide, high, turn })
  const table = corners(sides, { wide: wide * 0.56, high: high * 0.56, turn })
  const shade = (lightness: number, alpha = 1) => `hsl(${hue} ${saturation}% ${lightness}% / ${alpha})`
  const facets = outer.flatMap((from, side) => {
    const next = (side + 1) % sides
    const [to, inner, innerNext] = [outer[next], table[side], table[next]]
    if (!to || !inner || !innerNext) return []
    const angle = ((side + 0.5) / sides + turn) * 2 * Math.PI
    const light = 46 + 26 * Math.cos(angle + Math.PI / 4)
    const edge = `stroke="${shade(82, 0.55)}" stroke-width="0.7" stroke-linejoin="round"`
    return [polygon([from, to, innerNext, inner], shade(light), edge)]
  })
  const glint = corners(4, { wide: 3, high: 13 })
  const shape = corners(4, { wide: 13, high: 3 })
  return drawing(
    gradient('table', shade(88), shade(60), shade(44)),
    `<ellipse cx="50" cy="91" rx="27" ry="4" fill="#000" opacity=".28"/>`,
    polygon(outer, shade(24), `stroke="${shade(18)}" stroke-width="3.5" stroke-linejoin="round"`),
    ...facets,
    polygon(table, 'url(#table)', `stroke="${shade(92, 0.8)}" stroke-width="0.8"`),
    `<g fill="#fff" opacity=".95" transform="translate(${-wide * 0.45} ${-high * 0.5})">${polygon(glint, '#fff')}${polygon(shape, '#fff')}</g>`,
  )
}

/** Symbols from the second best on, best first. */
export const gems: readonly string[] = [
  gem({ hue: 352, sides: 8, wide: 40, high: 38, turn: 1 / 16 }),
  gem({ hue: 146, saturation: 75, sides: 6, wide: 34, high: 41 }),
  gem({ hue: 214, saturation: 92, sides: 10, wide: 40, high: 39 }),
  gem({ hue: 276, saturation: 78, sides: 4, wide: 41, high: 41 }),
  gem({ hue: 38, saturation: 95, sides: 5, wide: 40, high: 39 }),
  gem({ hue: 184, saturation: 78, sides: 3, wide: 43, high: 43 }),
  gem({ hue: 322, saturation: 82, sides: 7, wide: 38, high: 38 }),
  gem({ hue: 84, saturation: 70, sides: 4, wide: 36, high: 36, turn: 1 / 8 }),
]
