import { at, disc, draw, lettering, part, path, scaled, shade, scatterItems } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, sceneOf } from '../art/scene.ts'
import { NO_TEXT, winning, word } from './theme.ts'
import type { Choice, Theme } from './theme.ts'

/** Twenty-five pockets: green is 0, then red and black alternate, twelve of each. */
const POCKETS = 25
const RED = '#ff5264'
const GREEN = '#3ddc84'
const BLACK = '#b9c0d0'
const TURN = 360 / POCKETS
const RADIUS = 92

const gem = (colour: string): Drawing =>
  draw(
    'g',
    {},
    path('M0-17L17 0L0 17L-17 0Z', { fill: colour, stroke: '#ffffff80', 'stroke-width': 2 }),
    path('M0-17L6 0L0 17L-6 0Z', { fill: '#ffffff38' }),
  )

const choices: readonly Choice[] = [
  {
    id: 'red',
    name: word('red'),
    price: 200,
    wins: (drawn) => drawn % 2 === 1,
    colour: RED,
    mark: gem('#d61f35'),
  },
  {
    id: 'green',
    name: word('greenZero'),
    price: 2400,
    wins: (drawn) => drawn === 0,
    colour: GREEN,
    mark: gem('#149c56'),
  },
  {
    id: 'black',
    name: word('black'),
    price: 200,
    wins: (drawn) => drawn !== 0 && drawn % 2 === 0,
    colour: BLACK,
    mark: gem('#272b3a'),
  },
]

function pocketFill(number: number): string {
  if (number === 0) return '#149c56'
  return number % 2 ? '#c11b30' : '#1d2030'
}

function pocket(number: number): Drawing {
  const half = (TURN / 2) * (Math.PI / 180)
  const [x, y] = [Math.sin(half) * RADIUS, -Math.cos(half) * RADIUS].map((length) => Math.round(length * 100) / 100)
  return draw(
    'g',
    { transform: `rotate(${number * TURN})` },
    path(`M0 0L${-(x ?? 0)} ${y}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}Z`, {
      fill: pocketFill(number),
      stroke: '#e8b95c',
      'stroke-width': 1,
    }),
    at(0, -RADIUS + 14, lettering(String(number), 11, '#fff')),
  )
}

const disk = draw('g', {}, ...Array.from({ length: POCKETS }, (_, number) => pocket(number)))

const salon = [
  draw(
    'defs',
    {},
    shade('linear', 'wheel-salon', '#2a0d16', '#5b1226', '#7d2338'),
    shade('radial', 'wheel-wood', '#c4803c', '#7a431a', '#3f1f0b'),
  ),
  backdrop('url(#wheel-salon)'),
  ...[0, 1, 2, 3, 4, 5].map((x) =>
    path(`M${x * 72} 0Q${x * 72 + 36} 70 ${x * 72 - 10} 260H${x * 72 + 30}Q${x * 72 + 74} 80 ${x * 72 + 36} 0Z`, {
      fill: '#000',
      opacity: 0.16,
    }),
  ),
  ...scatterItems(18, 61, (random) =>
    disc(1 + random() * 2, '#ffcf70', { cx: random() * 360, cy: random() * 60, opacity: 0.6 }),
  ),
]

/** Rotated so that the drawn pocket is under the pointer. */
const wheelAt = (drawn: number | null) => draw('g', { transform: `rotate(${-(drawn ?? 0) * TURN})` }, disk)

export const wheel: Theme = {
  name: 'wheel',
  palette: { night: '#1d0a11', panel: '#30121c', raised: '#541f30', accent: '#ffcf70' },
  numberLimit: POCKETS,
  choices,
  questionTextId: 'ask-wheel',
  rule: 'rule-wheel',
  result: (drawn) => {
    const colour = winning({ choices }, drawn)[0]?.name ?? NO_TEXT
    return drawn === 0 ? colour : (t) => t('pocket', { colour: colour(t), number: drawn })
  },
  bead: (drawn) => ({ text: String(drawn), colour: winning({ choices }, drawn)[0]?.colour ?? GREEN }),
  picture: (drawn) =>
    sceneOf(
      ...salon,
      at(
        180,
        140,
        disc(112, '#00000050', { cy: 8 }),
        disc(110, 'url(#wheel-wood)', { stroke: '#e8b95c', 'stroke-width': 3 }),
        part('wheel', disc(RADIUS + 4, '#e8b95c'), wheelAt(drawn)),
        disc(42, 'url(#wheel-wood)', { stroke: '#e8b95c', 'stroke-width': 3 }),
        disc(22, '#2a0d16'),
        scaled(1.25, gem(drawn === null ? '#e8b95c' : pocketFill(drawn))),
        at(
          0,
          -108,
          path('M-13-12H13L0 20Z', {
            fill: '#ffe9b0',
            stroke: '#7a431a',
            'stroke-width': 3,
            'stroke-linejoin': 'round',
          }),
        ),
      ),
    ),
  moves: () => [
    {
      part: 'wheel',
      from: [
        { transform: 'rotate(-1440deg)' },
        { transform: 'rotate(-560deg)' },
        { transform: 'rotate(-140deg)' },
        { transform: 'rotate(-24deg)' },
      ],
      ms: 2700,
      easing: 'linear',
      sound: 'swish',
    },
    { part: 'wheel', from: [{ opacity: 1 }, { opacity: 1 }], ms: 100, after: 2600, sound: 'bell' },
  ],
}
