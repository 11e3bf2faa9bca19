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
  ask: { EN: 'Which car wins?', TY: 'Aling kotse ang mananalo?', AR: 'أي سيارة ستفوز؟' },
  rule: {
    EN: 'One of 25 races is drawn, each with the same chance: Amber wins 10 of them, Sky 6, Rose 5, Mint 4. No real race is behind it.',
    TY: 'Isa sa 25 karera ang binubunot, pantay ang pagkakataon: 10 ang panalo ng Amber, 6 ng Langit, 5 ng Rosas, 4 ng Menta. Walang totoong karera sa likod nito.',
    AR: 'يُسحب سباق واحد من 25 بالفرصة نفسها: تفوز الكهرمانية في 10 والسماوية في 6 والوردية في 5 والنعناعية في 4. لا يوجد سباق حقيقي وراءه.',
  },
})
