import { at, disc, draw, lettering, shade } from '../../quick-pick/art/drawing.ts'
import { backdrop, sceneOf } from '../../quick-pick/art/scene.ts'
import { svgText } from '../../quick-pick/art/svg-text.ts'
import { colourOf } from '../maths/wheel.ts'
import { degreesOf, POCKET_FILL, rotor } from './wheel-drawing.ts'

/** The final state of the wheel, with the number beside it. */
export function pocketPicture(pocket: number): string {
  return svgText(
    sceneOf(
      draw('defs', {}, shade('radial', 'felt', '#14705a', '#0b4a3d', '#052a24')),
      backdrop('url(#felt)'),
      at(
        130,
        130,
        disc(118, '#4a2710', { stroke: '#d9b45b', 'stroke-width': 3 }),
        draw('g', { transform: `rotate(${degreesOf(pocket)})` }, rotor),
        disc(5, '#fff', { cy: -72, stroke: '#00000055' }),
      ),
      at(
        300,
        130,
        disc(42, POCKET_FILL[colourOf(pocket)], { stroke: '#f3dfa0', 'stroke-width': 4 }),
        lettering(String(pocket), 40, '#fff'),
      ),
    ),
  )
}
