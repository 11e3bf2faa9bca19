import { at, disc, draw, lettering, part, path, scaled, shade, slab } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import { word } from './theme.ts'
import type { Choice, Theme } from './theme.ts'

const HOME = '#ffd24a'
const DRAW = '#d5deea'
const AWAY = '#6fb7ff'

/** The possible final scores, with their frequency per thousand matches. */
const SCORES: readonly (readonly [home: number, away: number, of: number])[] = [
  [1, 0, 128],
  [2, 0, 92],
  [2, 1, 108],
  [3, 0, 42],
  [3, 1, 52],
  [3, 2, 34],
  [0, 0, 84],
  [1, 1, 132],
  [2, 2, 46],
  [3, 3, 12],
  [0, 1, 82],
  [0, 2, 48],
  [1, 2, 72],
  [0, 3, 20],
  [1, 3, 28],
  [2, 3, 20],
]
const MATCHES = SCORES.reduce((sum, [, , weight]) => sum + weight, 0)

function scoreOf(drawn: number): { home: number; away: number } {
  let passed = 0
  for (const [home, away, weight] of SCORES) {
    passed += weight
    if (drawn < passed) return { home, away }
  }
  throw new RangeError(`There is no match with the number ${drawn}.`)
}

const winnerSign = (drawn: number) => Math.sign(scoreOf(drawn).home - scoreOf(drawn).away)

const crest = (colour: string, dark: string): Drawing =>
  draw(
    'g',
    {},
    path('M-15-17H15V2Q15 14 0 20Q-15 14-15 2Z', { fill: colour, stroke: dark, 'stroke-width': 2 }),
    path('M-15-5H15V4H-15Z', { fill: dark }),
    disc(4, '#fff', { cy: -10 }),
  )
const home = crest(HOME, '#8a5a00')
const away = crest(AWAY, '#123f7a')

const choices: readonly Choice[] = [
  {
    id: 'home',
    name: word('home'),
    price: 210,
    wins: (drawn) => winnerSign(drawn) > 0,
    colour: HOME,
    mark: scaled(0.85, home),
  },
  {
    id: 'draw',
    name: word('draw'),
    price: 350,
    wins: (drawn) => winnerSign(drawn) === 0,
    colour: DRAW,
    mark: draw('g', {}, at(-9, 0, scaled(0.6, home)), at(9, 0, scaled(0.6, away))),
  },
  {
    id: 'away',
    name: word('away'),
    price: 355,
    wins: (drawn) => winnerSign(drawn) < 0,
    colour: AWAY,
    mark: scaled(0.85, away),
  },
]

const ground = [
  draw(
    'defs',
    {},
    shade('linear', 'match-sky', '#0b1d3a', '#1c4a5c'),
    shade('linear', 'match-grass', '#2c9a4b', '#17652f'),
  ),
  backdrop('url(#match-sky)'),
  path('M0 96Q180 60 360 96V150H0Z', { fill: '#10233c' }),
  path('M0 108H360M0 122H360M0 136H360', { stroke: '#ffffff2e', 'stroke-width': 6, 'stroke-dasharray': '3 5' }),
  ...[46, 314].map((x) =>
    at(
      x,
      44,
      path('M0 0V80', { stroke: '#0a1626', 'stroke-width': 5 }),
      slab(46, 22, '#dff3ff', { rx: 4 }),
      path('M-20 12L-70 150H60L20 12Z', { fill: '#fff', opacity: 0.07 }),
    ),
  ),
  path('M-30 262L52 144H308L390 262Z', { fill: 'url(#match-grass)' }),
  ...[0, 1, 2, 3].map((row) =>
    path(`M${52 - row * 18} ${144 + row * 27}H${308 + row * 18}`, { stroke: '#ffffff1a', 'stroke-width': 12 }),
  ),
  path('M180 144V262M60 148L-12 258M300 148L372 258M56 146H304', {
    stroke: '#ffffffb0',
    'stroke-width': 2,
    fill: 'none',
  }),
  draw('ellipse', { cx: 180, cy: 196, rx: 46, ry: 22, fill: 'none', stroke: '#ffffffb0', 'stroke-width': 2 }),
  ...[62, 298].map((x) =>
    at(x, 186, path(`M-10 26V-18H${x < 100 ? 14 : -14}V12`, { fill: '#ffffff20', stroke: '#fff', 'stroke-width': 3 })),
  ),
]

/** Distance from the centre to a goal. */
const GOAL = 112

const football = draw(
  'g',
  {},
  disc(11, '#fff', { stroke: '#22303f' }),
  path('M0-5L5-1L3 5H-3L-5-1Z', { fill: '#22303f' }),
  path('M0-5V-11M5-1L10-4M3 5L6 9M-3 5L-6 9M-5-1L-10-4', { stroke: '#22303f', 'stroke-width': 1.5 }),
)

const digit = (name: string, x: number, value: number | null): Drawing =>
  at(
    x,
    0,
    slab(36, 42, '#08111f', { rx: 6 }),
    part(name, lettering(value === null ? '–' : String(value), 30, '#ffe27a')),
  )

function board(score: { home: number; away: number } | null): Drawing {
  return at(
    180,
    66,
    slab(196, 62, '#152740', { rx: 12, stroke: '#dff3ff60', 'stroke-width': 2 }),
    at(-74, 0, home),
    at(74, 0, away),
    digit('home-digit', -28, score && score.home),
    lettering(':', 26, '#fff'),
    digit('away-digit', 28, score && score.away),
  )
}

export const match: Theme = {
  name: 'match',
  palette: { night: '#07182b', panel: '#0d2740', raised: '#1a4263', accent: '#c6ff5e' },
  numberLimit: MATCHES,
  choices,
  questionTextId: 'ask-match',
  rule: 'rule-match',
  result: (drawn) => {
    const score = scoreOf(drawn)
    return word('matchEnded', score)
  },
  bead: (drawn) => ({
    text: `${scoreOf(drawn).home}:${scoreOf(drawn).away}`,
    colour: [AWAY, DRAW, HOME][winnerSign(drawn) + 1] ?? DRAW,
  }),
  picture: (drawn) => {
    const goes = drawn === null ? 0 : winnerSign(drawn)
    return sceneOf(
      ...ground,
      board(drawn === null ? null : scoreOf(drawn)),
      at(180 - goes * GOAL, 196, part('ball', football)),
    )
  },
  moves: (drawn) => [
    {
      part: 'ball',
      from: [
        { transform: `translate(${winnerSign(drawn) * GOAL}px, 0)` },
        { transform: `translate(${winnerSign(drawn) * GOAL + 60}px, 26px) rotate(200deg)` },
        { transform: `translate(${winnerSign(drawn) * GOAL - 60}px, -14px) rotate(-160deg)` },
        { transform: `translate(${winnerSign(drawn) * 70}px, 20px) rotate(80deg)` },
      ],
      ms: 2000,
      easing: 'ease-in-out',
      sound: 'swish',
    },
    {
      part: 'home-digit',
      from: [{ opacity: 0, transform: 'translateY(-26px)' }],
      ms: 320,
      after: 1900,
      easing: BOUNCE,
      sound: 'bell',
    },
    {
      part: 'away-digit',
      from: [{ opacity: 0, transform: 'translateY(-26px)' }],
      ms: 320,
      after: 2150,
      easing: BOUNCE,
      sound: 'tick',
    },
  ],
}
