import { disc, draw, path } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { race } from './race.ts'

const TYRE = '#0b0e14'

const wheel = (x: number): Drawing[] => [disc(6, TYRE, { cx: x, cy: 6 }), disc(2.5, '#9fb0c4', { cx: x, cy: 6 })]

/** A low car with a wing, in its team's colour. */
const car = (colour: string): Drawing =>
  draw(
    'g',
    {},
    path('M-26-9H-17V3H-26Z', { fill: TYRE }),
    path('M-24 5V-2L-12-5L-6-11H3L9-5L27 1L30 6Z', { fill: colour }),
    path('M-5-6L-2-9H2L5-5Z', { fill: '#10183f' }),
    path('M22 5H33V8H20Z', { fill: TYRE }),
    ...wheel(-15),
    ...wheel(17),
  )

export const grid = race({
  name: 'grid',
  palette: { night: '#121319', panel: '#1d2029', raised: '#333a49', accent: '#7cf0d0' },
  sky: ['#1b2145', '#b8607a'],
  course: ['#4a4f5c', '#272b34'],
  runner: car,
  questionTextId: 'ask-grid',
  rule: 'rule-race',
})
