import { at, disc, draw, lettering, path } from '../quick-pick/art/drawing.ts'
import type { Drawing } from '../quick-pick/art/drawing.ts'
import { pointText } from './maths/crash.ts'

const WIDTH = 300
const HEIGHT = 130

/** The curve up to the crash point, with the player's cash-out point. */
export function pictureOf(point: number, leftAt: number | null): Drawing {
  const last = Math.max(110, point)
  const coordinatesOf = (reached: number): [number, number] => [
    (Math.log(reached / 100) / Math.log(last / 100)) * WIDTH,
    -((reached - 100) / (last - 100)) * HEIGHT,
  ]
  const steps = Array.from({ length: 25 }, (_, step) => coordinatesOf(100 * (last / 100) ** (step / 24)))
  const curve = steps.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  const [x, y] = leftAt === null ? [0, 0] : coordinatesOf(leftAt)
  return draw(
    'svg',
    { viewBox: '0 0 360 200' },
    draw('rect', { width: 360, height: 200, fill: '#12081f' }),
    at(
      30,
      170,
      path(`M${curve}V0H0z`, { fill: '#ff6a3d', opacity: 0.22 }),
      path(`M${curve}`, { fill: 'none', stroke: '#ff8a4c', 'stroke-width': 4, 'stroke-linejoin': 'round' }),
      ...(leftAt === null ? [] : [at(x, y, disc(8, '#35d68a', { stroke: '#ffffff', 'stroke-width': 2 }))]),
    ),
    at(110, 44, lettering(`×${pointText(point)}`, 30, '#ffd9c2')),
  )
}
