import { at, disc, draw, lettering, path } from '../../quick-pick/art/drawing.ts'
import type { Drawing } from '../../quick-pick/art/drawing.ts'
import { colourOf, POCKETS, WHEEL } from '../maths/wheel.ts'

export const POCKET_FILL = { red: '#c4162d', black: '#17181f', green: '#0f9150' } as const
export const TURN = 360 / POCKETS
const OUTER = 100
const INNER = 62

const rounded = (length: number): number => Math.round(length * 100) / 100

function pocket(number: number, index: number): Drawing {
  const half = (TURN / 2) * (Math.PI / 180)
  const corner = (radius: number, side: number) =>
    `${rounded(Math.sin(half) * radius * side)} ${rounded(-Math.cos(half) * radius)}`
  const shape = `M${corner(INNER, -1)}L${corner(OUTER, -1)}A${OUTER} ${OUTER} 0 0 1 ${corner(OUTER, 1)}L${corner(INNER, 1)}Z`
  return draw(
    'g',
    { transform: `rotate(${rounded(index * TURN)})` },
    path(shape, { fill: POCKET_FILL[colourOf(number)], stroke: '#d9b45b', 'stroke-width': 0.8 }),
    at(0, -91, lettering(String(number), 9.5, '#fff')),
    path(`M${corner(INNER, -1)}L${corner(78, -1)}`, { stroke: '#f3dfa0', 'stroke-width': 1, opacity: 0.6 }),
  )
}

/** Cone and turret in the middle; its arms rotate with it. */
const turret: Drawing = draw(
  'g',
  {},
  disc(INNER, '#6b3a17', { stroke: '#d9b45b', 'stroke-width': 2 }),
  disc(INNER - 10, '#8a4f22'),
  ...[0, 90, 180, 270].map((degrees) =>
    draw(
      'g',
      { transform: `rotate(${degrees})` },
      path('M-3 0L-1.500-40H1.500L3 0Z', { fill: '#f0d384' }),
      disc(5, '#fff1c4', { cy: -42 }),
    ),
  ),
  disc(15, '#d9b45b', { stroke: '#8a6420', 'stroke-width': 2 }),
  disc(6, '#fff1c4'),
)

/** The rotor, around the origin, zero at the top; radius 100. */
export const rotor: Drawing = draw('g', {}, ...WHEEL.map(pocket), turret)

/** Returns the rotation of the rotor, in degrees, that puts this pocket at the top. */
export const degreesOf = (number: number): number => -rounded(WHEEL.indexOf(number) * TURN)
