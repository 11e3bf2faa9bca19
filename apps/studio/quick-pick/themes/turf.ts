import { at, disc, draw, path } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { race } from './race.ts'

const COAT = '#4a2a18'

/** A galloping horse, its rider in the stable's colour. */
const horse = (colour: string): Drawing =>
  draw(
    'g',
    {},
    path('M-18 1L-27 10M-14 3L-20 13M10 2L20 11M6 3L17 13', {
      stroke: COAT,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    path('M-20-3Q-30-6-31 5Q-26 2-20 3Z', { fill: '#2a160b' }),
    path('M-21-2Q-14-9 4-7Q11-8 16-17L20-21L22-17L28-12L26-8L19-9Q16 0 9 4Q-8 8-17 5Q-22 3-21-2Z', { fill: COAT }),
    path('M8-8Q11-15 17-18L14-11Z', { fill: '#2a160b' }),
    at(-2, -7, path('M-7 2L-4-9L5-7L7 1Z', { fill: colour }), disc(4.5, colour, { cx: 3, cy: -12 })),
    path('M2-14L12-11', { stroke: colour, 'stroke-width': 2.5, 'stroke-linecap': 'round' }),
  )

export const turf = race({
  name: 'turf',
  palette: { night: '#0a1f1a', panel: '#0f3027', raised: '#1a5140', accent: '#ffd76a' },
  sky: ['#173b63', '#6fb3c9'],
  course: ['#3f9e4d', '#1f6a33'],
  runner: horse,
  questionTextId: 'ask-turf',
  rule: 'rule-race',
})
