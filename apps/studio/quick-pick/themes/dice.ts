import { at, disc, draw, lettering, part, scaled, shade, slab, scatterItems, turned } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import { winning, word } from './theme.ts'
import type { Choice, Theme } from './theme.ts'

const FACES = 6
const MIDDLE = 7
const LOW = '#6fe3c4'
const SEVEN = '#ffd86b'
const HIGH = '#8fb4ff'

const eyesOf = (drawn: number) => ({ first: Math.floor(drawn / FACES) + 1, second: (drawn % FACES) + 1 })
const sumOf = (drawn: number) => eyesOf(drawn).first + eyesOf(drawn).second

const corners: readonly (readonly [number, number])[] = [
  [-9, -9],
  [9, 9],
  [-9, 9],
  [9, -9],
]
const pairs: readonly (readonly [number, number])[] = [
  [-9, 0],
  [9, 0],
]

function dieOf(eyes: number, colour: string): Drawing {
  const dots = [
    ...(eyes % 2 ? [[0, 0] as const] : []),
    ...(eyes > 1 ? corners.slice(0, eyes > 3 ? 4 : 2) : []),
    ...(eyes === FACES ? pairs : []),
  ]
  return draw(
    'g',
    {},
    slab(42, 42, '#00000040', { rx: 9, transform: 'translate(3 5)' }),
    slab(40, 40, colour, { rx: 9 }),
    slab(34, 34, '#ffffff2e', { rx: 7, transform: 'translate(-1 -1)' }),
    ...dots.map(([x, y]) => disc(4, '#fff', { cx: x, cy: y })),
  )
}

const smallDie = (eyes: number, colour: string, times = 0.6) => scaled(times, dieOf(eyes, colour))

const choices: readonly Choice[] = [
  {
    id: 'low',
    name: word('low'),
    price: 230,
    wins: (drawn) => sumOf(drawn) < MIDDLE,
    colour: LOW,
    mark: draw('g', {}, at(-10, 3, smallDie(1, '#0f8f78')), at(11, -2, smallDie(2, '#0f8f78'))),
  },
  {
    id: 'seven',
    name: word('seven'),
    price: 575,
    wins: (drawn) => sumOf(drawn) === MIDDLE,
    colour: SEVEN,
    mark: lettering('7', 34, SEVEN),
  },
  {
    id: 'high',
    name: word('high'),
    price: 230,
    wins: (drawn) => sumOf(drawn) > MIDDLE,
    colour: HIGH,
    mark: draw('g', {}, at(-10, 3, smallDie(6, '#3c5fd0')), at(11, -2, smallDie(5, '#3c5fd0'))),
  },
]

const tray = [
  draw(
    'defs',
    {},
    shade('linear', 'dice-room', '#16224d', '#2c4796'),
    shade('radial', 'dice-tray', '#3f66c9', '#24418f', '#152a63'),
  ),
  backdrop('url(#dice-room)'),
  ...scatterItems(26, 31, (random) =>
    disc(0.8 + random() * 1.6, '#cfe0ff', { cx: random() * 360, cy: random() * 96, opacity: 0.5 }),
  ),
  draw('ellipse', { cx: 180, cy: 178, rx: 176, ry: 84, fill: '#0b1638' }),
  draw('ellipse', { cx: 180, cy: 170, rx: 170, ry: 78, fill: '#b98a4a' }),
  draw('ellipse', { cx: 180, cy: 172, rx: 156, ry: 67, fill: 'url(#dice-tray)' }),
  draw('ellipse', { cx: 180, cy: 172, rx: 134, ry: 52, fill: 'none', stroke: '#ffffff24', 'stroke-width': 3 }),
]

export const dice: Theme = {
  name: 'dice',
  palette: { night: '#0d1634', panel: '#162250', raised: '#263a7d', accent: '#8fc7ff' },
  numberLimit: FACES * FACES,
  choices,
  questionTextId: 'ask-dice',
  rule: 'rule-dice',
  result: (drawn) => {
    const { first, second } = eyesOf(drawn)
    return () => `${first} + ${second} = ${first + second}`
  },
  bead: (drawn) => ({ text: String(sumOf(drawn)), colour: winning({ choices }, drawn)[0]?.colour ?? SEVEN }),
  picture: (drawn) => {
    const eyes = drawn === null ? { first: 3, second: 4 } : eyesOf(drawn)
    const sum =
      drawn === null
        ? []
        : [
            at(
              180,
              64,
              part(
                'sum',
                disc(27, '#0d1634', { stroke: '#ffd86b', 'stroke-width': 4 }),
                lettering(String(sumOf(drawn)), 28, '#ffd86b'),
              ),
            ),
          ]
    return sceneOf(
      ...tray,
      at(136, 172, part('first', turned(-12, scaled(1.55, dieOf(eyes.first, '#e0475b'))))),
      at(226, 164, part('second', turned(16, scaled(1.55, dieOf(eyes.second, '#e0475b'))))),
      ...sum,
    )
  },
  moves: () => [
    {
      part: 'first',
      from: [
        { transform: 'translate(-220px, -120px) rotate(-620deg)' },
        { transform: 'translate(30px, 26px) rotate(-240deg)' },
        { transform: 'translate(-34px, -8px) rotate(-80deg)' },
      ],
      ms: 1800,
      easing: 'ease-out',
      sound: 'land',
    },
    {
      part: 'second',
      from: [
        { transform: 'translate(230px, -140px) rotate(700deg)' },
        { transform: 'translate(-40px, 30px) rotate(260deg)' },
        { transform: 'translate(30px, -12px) rotate(90deg)' },
      ],
      ms: 2050,
      after: 100,
      easing: 'ease-out',
      sound: 'land',
    },
    { part: 'sum', from: [{ opacity: 0, transform: 'scale(0)' }], ms: 380, after: 2100, easing: BOUNCE, sound: 'bell' },
  ],
}
