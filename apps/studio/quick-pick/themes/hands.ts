import { at, disc, draw, lettering, part, path, scaled, shade, slab, turned } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import { word } from './theme.ts'
import type { Choice, Theme } from './theme.ts'

const POINTS = 10
const LEFT = '#ff9d5c'
const SPLIT = '#8ee3b5'
const RIGHT = '#c79bff'

const pointsOf = (drawn: number) => ({ left: Math.floor(drawn / POINTS), right: drawn % POINTS })
const winnerSign = (drawn: number) => Math.sign(pointsOf(drawn).left - pointsOf(drawn).right)

/** Three face-down tiles. */
const fan = (colour: string, times: number): Drawing =>
  scaled(
    times,
    ...[-16, 0, 16].map((degrees) =>
      turned(
        degrees,
        at(
          0,
          -20,
          slab(24, 36, '#fdf6e3', { rx: 4, stroke: '#00000030' }),
          slab(18, 30, colour, { rx: 3 }),
          disc(4, '#ffffffa0'),
        ),
      ),
    ),
  )

const choices: readonly Choice[] = [
  {
    id: 'left',
    name: word('leftHand'),
    price: 215,
    wins: (drawn) => winnerSign(drawn) > 0,
    colour: LEFT,
    mark: at(0, 12, fan('#d9622b', 0.62)),
  },
  {
    id: 'split',
    name: word('split'),
    price: 960,
    wins: (drawn) => winnerSign(drawn) === 0,
    colour: SPLIT,
    mark: draw('g', {}, at(-8, 11, fan('#d9622b', 0.42)), at(9, 11, fan('#7a45c9', 0.42))),
  },
  {
    id: 'right',
    name: word('rightHand'),
    price: 215,
    wins: (drawn) => winnerSign(drawn) < 0,
    colour: RIGHT,
    mark: at(0, 12, fan('#7a45c9', 0.62)),
  },
]

const parlour = [
  draw(
    'defs',
    {},
    shade('linear', 'hands-room', '#4b1a4d', '#2a0f38'),
    shade('radial', 'hands-table', '#a24a63', '#6b2350', '#421635'),
  ),
  backdrop('url(#hands-room)'),
  ...[70, 180, 290].map((x) =>
    at(
      x,
      34,
      disc(30, '#ffb25c', { opacity: 0.12 }),
      path('M-13-12Q0-20 13-12L16 8Q0 20-16 8Z', { fill: '#ff8a3d' }),
      path('M0-34V-15M0 14V26', { stroke: '#ffd9a0', 'stroke-width': 2 }),
    ),
  ),
  path('M-20 262L40 108Q180 84 320 108L380 262Z', { fill: '#2a0b1c' }),
  path('M0 262L54 118Q180 96 306 118L360 262Z', { fill: 'url(#hands-table)' }),
  path('M180 106V260', { stroke: '#ffd9a050', 'stroke-width': 2, 'stroke-dasharray': '3 7' }),
]

function side(name: 'left' | 'right', colour: string, back: string, points: number | null): Drawing {
  const x = name === 'left' ? 112 : 248
  const shownHand =
    points === null
      ? []
      : [
          part(
            `${name}-points`,
            disc(25, '#180916', { stroke: colour, 'stroke-width': 4 }),
            lettering(String(points), 28, '#fff'),
          ),
        ]
  return at(x, 186, part(`${name}-hand`, fan(back, 1.8)), at(0, -92, ...shownHand))
}

export const hands: Theme = {
  name: 'hands',
  palette: { night: '#220b2d', panel: '#32123f', raised: '#52205f', accent: '#ffb25c' },
  numberLimit: POINTS * POINTS,
  choices,
  questionTextId: 'ask-hands',
  rule: 'rule-hands',
  result: (drawn) => {
    return word('handTotals', pointsOf(drawn))
  },
  bead: (drawn) => ({
    text: String(Math.max(...Object.values(pointsOf(drawn)))),
    colour: [RIGHT, SPLIT, LEFT][winnerSign(drawn) + 1] ?? SPLIT,
  }),
  picture: (drawn) => {
    const points = drawn === null ? null : pointsOf(drawn)
    const crown =
      drawn === null
        ? []
        : [
            at(
              180 - winnerSign(drawn) * 68,
              50,
              part(
                'crown',
                path('M-18 8L-22-12L-9-3L0-18L9-3L22-12L18 8Z', {
                  fill: '#ffe27a',
                  stroke: '#a3641a',
                  'stroke-width': 2,
                }),
              ),
            ),
          ]
    return sceneOf(
      ...parlour,
      side('left', LEFT, '#d9622b', points && points.left),
      side('right', RIGHT, '#7a45c9', points && points.right),
      ...crown,
    )
  },
  moves: () => [
    {
      part: 'left-hand',
      from: [{ transform: 'translateX(-40px)' }, { transform: 'translateX(24px) rotate(6deg)' }],
      ms: 1100,
      easing: 'ease-in-out',
      sound: 'swish',
    },
    {
      part: 'right-hand',
      from: [{ transform: 'translateX(40px)' }, { transform: 'translateX(-24px) rotate(-6deg)' }],
      ms: 1100,
      easing: 'ease-in-out',
    },
    {
      part: 'left-points',
      from: [{ opacity: 0, transform: 'scale(0)' }],
      ms: 380,
      after: 900,
      easing: BOUNCE,
      sound: 'land',
    },
    {
      part: 'right-points',
      from: [{ opacity: 0, transform: 'scale(0)' }],
      ms: 380,
      after: 1500,
      easing: BOUNCE,
      sound: 'land',
    },
    {
      part: 'crown',
      from: [{ opacity: 0, transform: 'translateY(-40px)' }],
      ms: 400,
      after: 2000,
      easing: BOUNCE,
      sound: 'tick',
    },
  ],
}
