import { at, draw, lettering, scaled, shade } from '../../quick-pick/art/drawing.ts'
import type { Drawing } from '../../quick-pick/art/drawing.ts'
import { backdrop, sceneOf } from '../../quick-pick/art/scene.ts'
import { svgText } from '../../quick-pick/art/svg-text.ts'
import type { Side, Spot } from '../maths/bout.ts'
import { crest } from './crest-drawing.ts'

const facingCrest = (side: Side, times: number): Drawing =>
  side === 'meron' ? scaled(times, crest(side)) : draw('g', { transform: `scale(${-times} ${times})` }, crest(side))

/** Draws both crests, with the winner highlighted, or both after a draw. */
export function boutPicture({ came: winner }: { came: Spot }): string {
  const styleOf = (side: Side) => (winner === 'draw' || winner === side ? { opacity: 1 } : { opacity: 0.28 })
  const times = (side: Side) => (winner === side ? 1.35 : 0.9)
  return svgText(
    sceneOf(
      draw('defs', {}, shade('radial', 'sand', '#7a5230', '#44281a', '#1c0f0d')),
      backdrop('url(#sand)'),
      draw('ellipse', { cx: 180, cy: 196, rx: 150, ry: 38, fill: '#00000044' }),
      at(100, 138, draw('g', styleOf('meron'), facingCrest('meron', times('meron')))),
      at(260, 138, draw('g', styleOf('wala'), facingCrest('wala', times('wala')))),
      at(180, 140, lettering('VS', 26, '#ffe2a8')),
    ),
  )
}
