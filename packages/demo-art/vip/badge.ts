import { mirrored, newBrush, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, mix, shaded } from '../kit/colour.ts'
import { newSheet, svgOf } from '../kit/sheet.ts'
import { at, box, ellipse, facetted, petal, polar, polygon, star } from '../kit/shapes.ts'
import { lettered } from '../subjects/lettered.ts'

/** Elements of a level's badge, which grows with the level; each level has a different stone. */
interface Badge {
  metal: string
  stone: string
  /** The outline of the medal around the stone. */
  body: (radius: number) => string
  feathers: number
  leaves: number
  /** Tips of the crown. */
  crown: number
  rays: number
}

const round = (radius: number) => ellipse(0, 0, radius)
const cut = (sides: number, turn: number) => (radius: number) => polygon(0, 0, radius * 1.06, sides, turn)
const toothed = (tips: number) => (radius: number) => star(0, 0, radius * 1.14, radius * 0.98, tips)
const shield = (radius: number) =>
  facetted([
    [0, -radius * 1.1],
    [radius * 0.95, -radius * 0.8],
    [radius * 0.98, radius * 0.25],
    [radius * 0.6, radius * 0.85],
    [0, radius * 1.2],
  ])

const plain = { feathers: 0, leaves: 0, crown: 0, rays: 0 }

/** VIP0 to VIP10. */
const badges: readonly Badge[] = [
  { ...plain, metal: '#7d86a8', stone: '#c3cbe6', body: round },
  { ...plain, metal: '#b56a3a', stone: '#f0b27a', body: shield },
  { ...plain, metal: '#a8683f', stone: '#f2d06b', body: cut(6, 0), leaves: 3 },
  { ...plain, metal: '#9aa6bd', stone: '#5fc6f2', body: cut(8, 22.5), leaves: 4 },
  { ...plain, metal: '#a9b7cf', stone: '#3fd6a5', body: shield, feathers: 3 },
  { ...plain, metal: '#e0a126', stone: '#ff6a5c', body: toothed(16), leaves: 5, crown: 3 },
  { ...plain, metal: '#e6ab2c', stone: '#2fb7ff', body: shield, feathers: 4, crown: 3 },
  { ...plain, metal: '#efb430', stone: '#22c77a', body: cut(8, 0), feathers: 4, leaves: 5, crown: 3 },
  { ...plain, metal: '#f2bd3c', stone: '#e2418f', body: toothed(20), feathers: 5, crown: 5, rays: 12 },
  { ...plain, metal: '#f5c54b', stone: '#9a5cff', body: shield, feathers: 5, leaves: 6, crown: 5, rays: 16 },
  { ...plain, metal: '#ffd766', stone: '#f4fbff', body: toothed(24), feathers: 6, leaves: 6, crown: 5, rays: 24 },
]

export const badgeLevels: readonly number[] = badges.map((_, level) => level)

const CENTRE = { x: 80, y: 88 }
const RADIUS = 37

/** Draws the badge of a level, 160 by 160, for dark and light pages. */
export function drawBadge(level: number): string {
  const badge = badges[level]
  if (!badge) throw new Error(`VIP${level} has no badge`)
  const brush = newBrush(newSheet(), { plain: true })
  const parts = [rays, wings, laurel, medal, crown, ribbon]
  const drawn = parts.map((part) => part(brush, badge, level)).join('')
  return svgOf({ width: 160, height: 160 }, brush.sheet, drawn)
}

function rays(brush: Brush, { rays: count, metal, stone }: Badge): string {
  if (count === 0) return ''
  const beams = Array.from({ length: count }, (_, index) => {
    const turn = (360 / count) * index
    const long = index % 2 === 0 ? 74 : 62
    return petal(polar(at(80, 84), 34, turn), polar(at(80, 84), long, turn), 3)
  }).join('')
  return brush.glow(80, 84, 78, mix(metal, stone, 0.4), 0.55) + brush.flat(beams, lit(metal, 0.25), 0.85)
}

/** Draws the wings from the lowest feather to the highest, each over the previous one. */
function wings(brush: Brush, { feathers, metal }: Badge): string {
  if (feathers === 0) return ''
  const wing = Array.from({ length: feathers }, (_, index) => {
    const share = feathers === 1 ? 0 : index / (feathers - 1)
    const tip = polar(at(0, 2), 58 + share * 18, 112 - share * 62)
    const colour = mix(shaded(metal, 0.12), lit(metal, 0.35), share)
    return brush.solid(petal(at(16, 14 - index * 4), tip, 8.5, -3), colour, { edge: 1.4 })
  }).join('')
  return placed(CENTRE, mirrored(wing))
}

function laurel(brush: Brush, { leaves, metal }: Badge): string {
  if (leaves === 0) return ''
  const colour = mix(metal, '#5fbf6a', 0.35)
  const branch = Array.from({ length: leaves }, (_, index) => {
    const turn = 165 - index * 22
    const root = polar(at(0, 0), RADIUS + 4, turn)
    const tip = polar(at(0, 0), RADIUS + 21, turn - 22)
    return brush.solid(petal(root, tip, 6), lit(colour, index / 14), { edge: 1.2 })
  }).join('')
  return placed(CENTRE, mirrored(branch))
}

function medal(brush: Brush, { metal, stone, body }: Badge): string {
  const outer = body(RADIUS)
  const inner = body(RADIUS - 8)
  const facets = Array.from({ length: 8 }, (_, index) => {
    const [a, b] = [polar(at(0, 0), RADIUS, index * 45 + 22.5), polar(at(0, 0), 15, index * 45 + 22.5)]
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
  }).join('')
  return placed(
    CENTRE,
    brush.flat(body(RADIUS + 2.5), shaded(metal, 0.55)) +
      brush.ramped(outer, [lit(metal, 0.5), metal, shaded(metal, 0.3)]) +
      brush.line(body(RADIUS - 3.5), lit(metal, 0.6), 1.2, 0.8) +
      brush.flat(body(RADIUS - 6.5), shaded(stone, 0.6)) +
      brush.within(
        inner,
        brush.ramped(inner, [lit(stone, 0.45), stone, shaded(stone, 0.35)]) +
          brush.line(facets, '#ffffff', 1.4, 0.35) +
          brush.flat(polygon(0, 0, 16, 8, 22.5), lit(stone, 0.35), 0.55) +
          brush.gloss(-8, -15, 22, 12, 0.5),
      ),
  )
}

function crown(brush: Brush, { crown: tips, metal, stone }: Badge): string {
  if (tips === 0) return ''
  const [half, top] = tips === 3 ? [20, -20] : [25, -25]
  const step = (half * 2) / (tips - 1)
  const points = Array.from({ length: tips }, (_, index) => {
    const x = -half + step * index
    return at(x * 1.12, top + Math.abs(x) * 0.22)
  })
  const outline = points
    .map((tip, index) => {
      const next = points[index + 1]
      const valley = next ? `L${((tip.x + next.x) / 2.15).toFixed(1)} -8` : ''
      return `${index === 0 ? 'M' : 'L'}${tip.x.toFixed(1)} ${tip.y.toFixed(1)}${valley}`
    })
    .join('')
  const balls = points.map(({ x, y }) => ellipse(x, y, 3.2)).join('')
  return placed(
    { x: 80, y: 46 },
    brush.solid(`${outline}L${half * 0.86} 4H${-half * 0.86}Z`, lit(metal, 0.12), { edge: 1.8 }) +
      brush.solid(box(-half * 0.86, 0, half * 1.72, 6, 2), metal, { edge: 1.4 }) +
      brush.solid(balls, lit(metal, 0.4), { edge: 1.2 }) +
      brush.flat(ellipse(0, 3, 2.2), stone),
  )
}

/** Draws the band with the number, which is readable with every stone. */
function ribbon(brush: Brush, { metal, stone }: Badge, level: number): string {
  const cloth = shaded(mix(stone, '#2a1a5e', 0.62), 0.1)
  const ends = `M30 122L14 126L22 136L14 147L34 145Z`
  return (
    placed({ x: 0, y: 0 }, brush.solid(ends, shaded(cloth, 0.25), { edge: 1.4 })) +
    placed(
      { x: 160, y: 0 },
      `<g transform="scale(-1 1)">${brush.solid(ends, shaded(cloth, 0.25), { edge: 1.4 })}</g>`,
    ) +
    brush.solid('M26 116Q80 128 134 116V140Q80 152 26 140Z', cloth, { edge: 1.8, ink: shaded(metal, 0.5) }) +
    brush.line('M30 119.500Q80 131 130 119.500M30 136.500Q80 148 130 136.500', lit(metal, 0.3), 1.2, 0.9) +
    lettered(brush, `VIP ${level}`, { x: 80, y: 133.5, width: 74, height: 16 }, '#ffffff') +
    (level >= 8 ? brush.shine(116, 62, 9) + brush.shine(48, 74, 6) : '')
  )
}
