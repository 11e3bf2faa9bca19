import { disc, draw, path, shade } from '../../quick-pick/art/drawing.ts'
import type { Drawing } from '../../quick-pick/art/drawing.ts'
import type { Side } from '../maths/bout.ts'

const SIDE_COLOURS: Record<Side, { light: string; deep: string; edge: string }> = {
  meron: { light: '#ff8a5c', deep: '#c8203a', edge: '#ffd7c2' },
  wala: { light: '#5cc8ff', deep: '#1d4fc4', edge: '#cdeaff' },
}

const blade = (degrees: number, length: number, fill: string): Drawing =>
  draw(
    'g',
    { transform: `rotate(${degrees})` },
    path(`M0-26Q14-${length * 0.6} 4-${length}Q-10-${length * 0.62} -7-26Z`, { fill }),
  )

const BLADES = [-64, -40, -16, 10, 36]

/** An emblem of curved blades around a stone: faces right, mirrored for the other side. */
export function crest(side: Side): Drawing {
  const { light, deep, edge } = SIDE_COLOURS[side]
  const id = `crest-${side}`
  return draw(
    'g',
    {},
    draw('defs', {}, shade('linear', id, light, deep)),
    ...BLADES.map((degrees, index) => blade(degrees - 40, 66 - index * 3, `url(#${id})`)),
    path('M-6-30C28-34 44-10 40 8C62 10 60 18 38 20C30 44-14 46-30 22C-44 0-32-26-6-30Z', {
      fill: `url(#${id})`,
      stroke: edge,
      'stroke-width': 2.5,
    }),
    path('M-22 12C-14 32 18 32 30 16C10 22-8 20-22 12Z', { fill: '#ffffff2e' }),
    disc(10, '#0b0d1a', { cx: 10, cy: -4, stroke: edge, 'stroke-width': 2.5 }),
    disc(4, edge, { cx: 12, cy: -6 }),
  )
}
