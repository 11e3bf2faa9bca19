import { at, disc, draw, lettering, shade, turned } from '../../quick-pick/art/drawing.ts'
import type { Drawing } from '../../quick-pick/art/drawing.ts'
import { backdrop, sceneOf } from '../../quick-pick/art/scene.ts'
import { svgText } from '../../quick-pick/art/svg-text.ts'
import { handPoints } from '../maths/cards.ts'
import type { Card } from '../maths/cards.ts'
import type { Coup } from '../maths/coup.ts'
import { cardDrawing } from './card-drawing.ts'

const PLAYER = '#5b9dff'
const BANKER = '#ff6b7d'

/** Two cards side by side, with the third one crosswise over them. */
function hand(cards: readonly Card[], side: { x: number; colour: string; lit: boolean }): Drawing {
  const [first, second, third] = cards.map(cardDrawing)
  return at(
    side.x,
    120,
    ...(first ? [at(-33, 0, first)] : []),
    ...(second ? [at(33, 0, second)] : []),
    ...(third ? [at(0, 76, turned(90, third))] : []),
    at(0, -72, disc(22, side.lit ? side.colour : '#00000066', { stroke: side.colour, 'stroke-width': 3 })),
    at(0, -72, lettering(String(handPoints(cards)), 22, '#fff')),
  )
}

/** Draws the final cards of a round. */
export function cardsPicture({ player, banker, winner }: Coup): string {
  return svgText(
    sceneOf(
      draw('defs', {}, shade('radial', 'felt', '#14705a', '#0b4a3d', '#052a24')),
      backdrop('url(#felt)'),
      hand(player, { x: 92, colour: PLAYER, lit: winner === 'player' }),
      hand(banker, { x: 268, colour: BANKER, lit: winner === 'banker' }),
    ),
  )
}
