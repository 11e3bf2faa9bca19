import { at, disc, draw, lettering, part, animationOnly, path, scaled, shade, scatterItems } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import { NO_TEXT, winning, word } from './theme.ts'
import type { Choice, Theme } from './theme.ts'

/** Of twenty-five matches, Alpha wins eleven, Bravo wins eleven, and three go to overtime. */
const ALPHA_BELOW = 11
const BRAVO_BELOW = 22
const MATCHES = 25
const ALPHA = '#3df5ff'
const OVERTIME = '#ffe14d'
const BRAVO = '#ff6fd0'

const badge = (letter: string, colour: string, times: number): Drawing =>
  scaled(
    times,
    path('M0-22L19-11V11L0 22L-19 11V-11Z', { fill: '#0b0726', stroke: colour, 'stroke-width': 4 }),
    lettering(letter, 22, colour),
  )

const clock = (times: number): Drawing =>
  scaled(
    times,
    disc(17, '#0b0726', { stroke: OVERTIME, 'stroke-width': 4 }),
    path('M0-9V1L7 6', { fill: 'none', stroke: OVERTIME, 'stroke-width': 3.5, 'stroke-linecap': 'round' }),
  )

const choices: readonly Choice[] = [
  {
    id: 'alpha',
    name: word('alpha'),
    price: 220,
    wins: (drawn) => drawn < ALPHA_BELOW,
    colour: ALPHA,
    mark: badge('A', ALPHA, 0.78),
  },
  {
    id: 'overtime',
    name: word('overtime'),
    price: 800,
    wins: (drawn) => drawn >= BRAVO_BELOW,
    colour: OVERTIME,
    mark: clock(0.9),
  },
  {
    id: 'bravo',
    name: word('bravo'),
    price: 220,
    wins: (drawn) => drawn >= ALPHA_BELOW && drawn < BRAVO_BELOW,
    colour: BRAVO,
    mark: badge('B', BRAVO, 0.78),
  },
]

const winnerOf = (drawn: number) => winning({ choices }, drawn)[0]?.id

const hall = [
  draw(
    'defs',
    {},
    shade('linear', 'arena-hall', '#0b0726', '#2a1478', '#12083f'),
    shade('linear', 'arena-floor', '#4a2bd1', '#150a4a'),
  ),
  backdrop('url(#arena-hall)'),
  ...[30, 105, 180, 255, 330].map((x, beam) =>
    path(`M${x - 6} 0H${x + 6}L${180 + (x - 180) * 0.3 + 26} 190H${180 + (x - 180) * 0.3 - 26}Z`, {
      fill: beam % 2 ? BRAVO : ALPHA,
      opacity: 0.13,
    }),
  ),
  ...scatterItems(40, 19, (random) => disc(3.5, '#050214', { cx: random() * 360, cy: 150 + random() * 18 })),
  path('M-10 262L70 176H290L370 262Z', { fill: 'url(#arena-floor)' }),
  ...[0, 1, 2, 3, 4].map((line) =>
    path(`M${100 + line * 40} 176L${20 + line * 80} 262`, { stroke: '#8f7bff60', 'stroke-width': 1.5 }),
  ),
  path('M54 196H306M32 220H328M10 246H350', { stroke: '#8f7bff60', 'stroke-width': 1.5 }),
]

const BAR = 70
const bar = (width: number, fill: string) => draw('rect', { x: 3, y: 3, width, height: 6, rx: 3, fill })

interface Team {
  name: string
  x: number
  letter: string
  colour: string
  /** Remaining part of the team's health bar. */
  share: number
}

function team({ name, x, letter, colour, share }: Team): Drawing {
  return at(
    x,
    128,
    path('M-34 58L-26 40H26L34 58Z', { fill: '#0b0726', stroke: colour, 'stroke-width': 2 }),
    part(name, badge(letter, colour, 1.7)),
    at(
      -38,
      -74,
      draw('rect', { width: 76, height: 12, rx: 6, fill: '#00000080', stroke: colour, 'stroke-width': 1.5 }),
      bar(Math.max(2, BAR * share), colour),
      animationOnly(`${name}-full`, bar(BAR, colour)),
    ),
  )
}

function sharesOf(winner: string | undefined): { alpha: number; bravo: number } {
  if (winner === 'alpha') return { alpha: 0.62, bravo: 0.03 }
  if (winner === 'bravo') return { alpha: 0.03, bravo: 0.62 }
  return winner ? { alpha: 0.24, bravo: 0.24 } : { alpha: 1, bravo: 1 }
}

function verdict(winner: string | undefined): Drawing[] {
  if (winner === undefined) return [at(180, 122, lettering('VS', 30, '#fff'))]
  const badges = { alpha: badge('A', ALPHA, 1.1), bravo: badge('B', BRAVO, 1.1) }[winner] ?? clock(1.5)
  return [at(180, 118, part('verdict', disc(38, '#ffffff18'), badges))]
}

export const arena: Theme = {
  name: 'arena',
  palette: { night: '#080520', panel: '#130a3d', raised: '#261569', accent: '#3df5ff' },
  numberLimit: MATCHES,
  choices,
  questionTextId: 'ask-arena',
  rule: 'rule-arena',
  result: (drawn) => winning({ choices }, drawn)[0]?.name ?? NO_TEXT,
  bead: (drawn) => ({
    text: { alpha: 'A', bravo: 'B' }[winnerOf(drawn) ?? ''] ?? 'OT',
    colour: winning({ choices }, drawn)[0]?.colour ?? OVERTIME,
  }),
  picture: (drawn) => {
    const winner = drawn === null ? undefined : winnerOf(drawn)
    const shares = sharesOf(winner)
    return sceneOf(
      ...hall,
      team({ name: 'alpha', x: 88, letter: 'A', colour: ALPHA, share: shares.alpha }),
      team({ name: 'bravo', x: 272, letter: 'B', colour: BRAVO, share: shares.bravo }),
      ...verdict(winner),
    )
  },
  moves: () => [
    {
      part: 'alpha',
      from: [
        { transform: 'translateX(0)' },
        { transform: 'translateX(34px)' },
        { transform: 'translateX(-6px)' },
        { transform: 'translateX(30px)' },
      ],
      ms: 1700,
      easing: 'ease-in-out',
      sound: 'swish',
    },
    {
      part: 'bravo',
      from: [
        { transform: 'translateX(0)' },
        { transform: 'translateX(-34px)' },
        { transform: 'translateX(6px)' },
        { transform: 'translateX(-30px)' },
      ],
      ms: 1700,
      easing: 'ease-in-out',
    },
    ...['alpha-full', 'bravo-full'].map((name, index) => ({
      part: name,
      from: [0, 1, 2, 3, 4, 5].map((beat) => ({ opacity: (beat + index) % 2 ? 1 : 0.75 })),
      ms: 1_750,
      easing: 'linear' as const,
    })),
    {
      part: 'verdict',
      from: [{ opacity: 0, transform: 'scale(2.4)' }],
      ms: 450,
      after: 1750,
      easing: BOUNCE,
      sound: 'land',
    },
  ],
}
