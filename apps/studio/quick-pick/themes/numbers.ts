import { ball } from '../art/balls.ts'
import { at, disc, draw, lettering, part, path, shade, slab, scatterItems } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import { word } from './theme.ts'
import type { Choice, Theme } from './theme.ts'

/** Balls 1 to 49; the last one is neither small nor large, neither odd nor even. */
const BALLS = 49
const LAST = 49
const LARGE_FROM = 25
const SMALL = '#7fd4ff'
const LARGE = '#ff9a5c'
const ODD = '#c6a4ff'
const EVEN = '#7fe0a0'
const GOLD = '#ffd84d'

const numberOn = (drawn: number) => drawn + 1
const isLast = (drawn: number) => numberOn(drawn) === LAST

const choices: readonly Choice[] = [
  {
    id: 'small',
    name: word('small'),
    price: 195,
    wins: (drawn) => numberOn(drawn) < LARGE_FROM,
    colour: SMALL,
    mark: ball(10, SMALL),
  },
  {
    id: 'large',
    name: word('large'),
    price: 195,
    wins: (drawn) => numberOn(drawn) >= LARGE_FROM && !isLast(drawn),
    colour: LARGE,
    mark: ball(18, LARGE),
  },
  {
    id: 'odd',
    name: word('odd'),
    price: 195,
    wins: (drawn) => numberOn(drawn) % 2 === 1 && !isLast(drawn),
    colour: ODD,
    mark: ball(15, ODD, '7'),
  },
  {
    id: 'even',
    name: word('even'),
    price: 195,
    wins: (drawn) => numberOn(drawn) % 2 === 0,
    colour: EVEN,
    mark: ball(15, EVEN, '8'),
  },
  {
    id: 'last',
    name: word('ball', { number: 49 }),
    price: 4700,
    wins: isLast,
    colour: GOLD,
    mark: ball(16, GOLD, '49'),
  },
]

function colourOf(drawn: number): string {
  if (isLast(drawn)) return GOLD
  return numberOn(drawn) < LARGE_FROM ? SMALL : LARGE
}

const stage = [
  draw(
    'defs',
    {},
    shade('linear', 'numbers-sky', '#0a1f3c', '#1b5fa8', '#59a5dc'),
    shade('linear', 'numbers-rail', '#fff3c4', '#d79a2e', '#8a5a10'),
  ),
  backdrop('url(#numbers-sky)'),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((ray) => path(`M180 250L${ray * 60 - 50} -20h34Z`, { fill: '#fff', opacity: 0.06 })),
  ...scatterItems(26, 77, (random) =>
    slab(5, 9, [SMALL, LARGE, ODD, EVEN, GOLD][Math.floor(random() * 5)] ?? GOLD, {
      transform: `translate(${Math.round(random() * 360)} ${Math.round(random() * 120)}) rotate(${Math.round(random() * 180)})`,
      opacity: 0.7,
    }),
  ),
  path('M0 222H360V260H0Z', { fill: '#0a1f3c' }),
  path('M0 222H360', { stroke: '#ffd84d', 'stroke-width': 3 }),
  at(
    180,
    58,
    slab(168, 40, '#0a1f3c', { rx: 12, stroke: '#ffd84d', 'stroke-width': 3 }),
    ...[-56, -28, 0, 28, 56].map((x, index) => at(x, 0, ball(11, [SMALL, LARGE, ODD, EVEN, GOLD][index] ?? GOLD))),
  ),
  path('M-6 96L120 116Q150 122 150 150L150 168', {
    fill: 'none',
    stroke: 'url(#numbers-rail)',
    'stroke-width': 7,
    'stroke-linecap': 'round',
  }),
  path('M366 96L240 116Q210 122 210 150L210 168', {
    fill: 'none',
    stroke: 'url(#numbers-rail)',
    'stroke-width': 7,
    'stroke-linecap': 'round',
  }),
  path('M116 190Q180 236 244 190L232 226H128Z', { fill: 'url(#numbers-rail)' }),
]

export const numbers: Theme = {
  name: 'numbers',
  palette: { night: '#081a33', panel: '#0f2a4d', raised: '#1b4478', accent: '#ffd84d' },
  numberLimit: BALLS,
  choices,
  questionTextId: 'ask-numbers',
  rule: 'rule-numbers',
  result: (drawn) => word('ball', { number: numberOn(drawn) }),
  bead: (drawn) => ({ text: String(numberOn(drawn)), colour: colourOf(drawn) }),
  picture: (drawn) =>
    sceneOf(
      ...stage,
      at(
        180,
        168,
        ...(drawn === null
          ? [disc(40, '#ffffff18'), lettering('?', 44, '#ffffffc0')]
          : [part('ball', ball(44, colourOf(drawn), String(numberOn(drawn))))]),
      ),
    ),
  moves: (drawn) => {
    const side = drawn % 2 ? -1 : 1
    return [
      {
        part: 'ball',
        from: [
          { transform: `translate(${side * 230}px, -92px) rotate(${side * 720}deg) scale(0.45)` },
          { transform: `translate(${side * 70}px, -62px) rotate(${side * 300}deg) scale(0.45)` },
          { transform: `translate(${side * 8}px, -34px) rotate(${side * 120}deg) scale(0.45)` },
          { transform: `translateY(6px) rotate(${side * 40}deg) scale(0.6)` },
        ],
        ms: 2200,
        easing: 'ease-in-out',
        sound: 'swish',
      },
      { part: 'ball', from: [{ opacity: 1 }, { opacity: 1 }], ms: 300, after: 2100, easing: BOUNCE, sound: 'bell' },
    ]
  },
}
