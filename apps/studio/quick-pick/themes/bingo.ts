import { ball } from '../art/balls.ts'
import { at, disc, draw, lettering, part, path, shade, slab, scatterItems } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import type { Choice, Theme } from './theme.ts'

const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const
const A_LETTER = 15
const SCAN_BUDGET = ['#6fb6ff', '#ff7f7f', '#ffd45c', '#7fdc9a', '#d59bff'] as const

const callOf = (drawn: number) => {
  const column = Math.floor(drawn / A_LETTER)
  return { column, letter: LETTERS[column] ?? 'B', number: drawn + 1, colour: SCAN_BUDGET[column] ?? SCAN_BUDGET[0] }
}

const choices: readonly Choice[] = LETTERS.map((letter, column) => {
  const [from, to] = [column * A_LETTER + 1, (column + 1) * A_LETTER]
  const name = `${letter} ${from}–${to}`
  return {
    id: letter.toLowerCase(),
    name: () => name,
    price: 480,
    wins: (drawn) => callOf(drawn).column === column,
    colour: SCAN_BUDGET[column] ?? SCAN_BUDGET[0],
    mark: ball(17, SCAN_BUDGET[column] ?? SCAN_BUDGET[0], letter),
  }
})

const CELL = 27
const ROWS = 4

const hall = [
  draw('defs', {}, shade('linear', 'bingo-hall', '#12324a', '#1f6f8f', '#49a8b8')),
  backdrop('url(#bingo-hall)'),
  path('M0 34Q90 62 180 34T360 34', { fill: 'none', stroke: '#ffffff70', 'stroke-width': 2 }),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((flag) =>
    at(22 + flag * 45, 40 + (flag % 2) * 5, path('M-11 0H11L0 19Z', { fill: SCAN_BUDGET[flag % 5] ?? SCAN_BUDGET[0] })),
  ),
  ...scatterItems(24, 29, (random) =>
    disc(1 + random() * 2, '#fff', { cx: random() * 360, cy: 70 + random() * 190, opacity: 0.3 }),
  ),
]

/** The card's cell of a number: four rows are enough to show its position. */
function cell(column: number, row: number, marked: boolean): Drawing {
  const inside = marked
    ? [
        part(
          'daub',
          disc(11, SCAN_BUDGET[column] ?? SCAN_BUDGET[0]),
          path('M-5 0L-1 4L6-5', { fill: 'none', stroke: '#12324a', 'stroke-width': 3, 'stroke-linecap': 'round' }),
        ),
      ]
    : [disc(3, '#c9b894')]
  return at(column * CELL - 2 * CELL, row * CELL, slab(CELL - 3, CELL - 3, '#fffdf5', { rx: 5 }), ...inside)
}

function card(drawn: number | null): Drawing {
  const call = drawn === null ? null : callOf(drawn)
  const row = call ? (call.number - 1) % ROWS : -1
  return at(
    114,
    112,
    slab(CELL * 5 + 14, CELL * 5 + 18, '#d08b3a', { rx: 12, transform: `translate(0 ${CELL * 1.45})` }),
    slab(CELL * 5 + 8, CELL * 5 + 12, '#fff1d0', { rx: 9, transform: `translate(0 ${CELL * 1.45})` }),
    ...LETTERS.map((letter, column) =>
      at(
        column * CELL - 2 * CELL,
        -CELL * 0.65,
        lettering(letter, 19, ['#1f66b8', '#c22f2f', '#a87400', '#1f8a45', '#7b2fb8'][column] ?? '#000'),
      ),
    ),
    ...LETTERS.flatMap((_, column) =>
      Array.from({ length: ROWS }, (__, at4) =>
        draw(
          'g',
          { transform: `translate(0 ${CELL * 0.3})` },
          cell(column, at4, call?.column === column && at4 === row),
        ),
      ),
    ),
  )
}

const cage = [
  path('M236 226L252 190H304L320 226Z', { fill: '#d08b3a' }),
  disc(58, '#ffffff26', { cx: 278, cy: 140, stroke: '#ffe0a8', 'stroke-width': 4 }),
  path('M220 140H336M278 82V198M238 98Q278 140 238 182M318 98Q278 140 318 182', {
    fill: 'none',
    stroke: '#ffe0a880',
    'stroke-width': 2,
  }),
  path('M336 140H352V122', { fill: 'none', stroke: '#ffe0a8', 'stroke-width': 5, 'stroke-linecap': 'round' }),
]

const tumbling = [0, 1, 2, 3, 4].map((index) =>
  at(
    252 + (index % 3) * 26,
    150 + Math.floor(index / 3) * 24,
    part(`tumble-${index}`, ball(12, SCAN_BUDGET[index] ?? SCAN_BUDGET[0])),
  ),
)

export const bingo: Theme = {
  name: 'bingo',
  palette: { night: '#0b2438', panel: '#123650', raised: '#1f5878', accent: '#ffb84d' },
  numberLimit: LETTERS.length * A_LETTER,
  choices,
  questionTextId: 'ask-bingo',
  rule: 'rule-bingo',
  result: (drawn) => {
    const { letter, number } = callOf(drawn)
    return () => `${letter} ${number}`
  },
  bead: (drawn) => ({ text: callOf(drawn).letter, colour: callOf(drawn).colour }),
  picture: (drawn) => {
    const call = drawn === null ? null : callOf(drawn)
    const called = call
      ? [at(278, 146, part('called', disc(46, '#0b2438e0'), ball(38, call.colour, `${call.letter}${call.number}`)))]
      : []
    return sceneOf(...hall, card(drawn), at(-20, 0, ...cage, ...tumbling, ...called))
  },
  moves: () => [
    ...tumbling.map((_, index) => ({
      part: `tumble-${index}`,
      from: [
        { transform: 'translate(0, 0)' },
        { transform: `translate(${index % 2 ? 22 : -18}px, -62px)` },
        { transform: `translate(${index % 2 ? -26 : 24}px, -20px)` },
        { transform: `translate(${index % 2 ? 14 : -10}px, -54px)` },
      ],
      ms: 1500,
      easing: 'ease-in-out' as const,
      ...(index ? {} : { sound: 'swish' as const }),
    })),
    {
      part: 'called',
      from: [{ opacity: 0, transform: 'scale(0.2) translateY(60px)' }],
      ms: 480,
      after: 1400,
      easing: BOUNCE,
      sound: 'bell',
    },
    {
      part: 'daub',
      from: [{ opacity: 0, transform: 'scale(2.2)' }],
      ms: 320,
      after: 2050,
      easing: BOUNCE,
      sound: 'land',
    },
  ],
}
