import { at, disc, draw, lettering, slab } from '../quick-pick/art/drawing.ts'
import type { Drawing } from '../quick-pick/art/drawing.ts'
import { thresholdOf, FACES, faceText, wins } from './maths/dice.ts'
import type { Pick } from './maths/dice.ts'

const WIDTH = 320

/** The line from 0 to 100 with its winning part, and the rolled value. */
export function pictureOf(rolled: number, choice: Pick): Drawing {
  const edge = (thresholdOf(choice) / FACES) * WIDTH
  const isUnder = choice.side === 'under'
  const [wonFrom, wonTo] = isUnder ? [0, edge] : [edge, WIDTH]
  const landed = (rolled / FACES) * WIDTH
  const colour = wins(rolled, choice) ? '#35d68a' : '#ff6b81'
  return draw(
    'svg',
    { viewBox: '0 0 360 160' },
    draw('rect', { width: 360, height: 160, fill: '#0d1030' }),
    at(
      20,
      108,
      draw('rect', { x: 0, y: -7, width: WIDTH, height: 14, rx: 7, fill: '#4b2038' }),
      draw('rect', { x: wonFrom, y: -7, width: wonTo - wonFrom, height: 14, rx: 7, fill: '#1f8f5f' }),
      at(edge, 0, slab(4, 26, '#ffffff', { rx: 2 })),
      at(landed, 0, disc(11, colour, { stroke: '#ffffff', 'stroke-width': 3 })),
    ),
    at(180, 52, lettering(faceText(rolled), 44, colour)),
    at(20, 140, lettering('0', 14, '#b9c2e6')),
    at(340, 140, lettering('100', 14, '#b9c2e6')),
  )
}
