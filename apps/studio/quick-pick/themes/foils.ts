import {
  at,
  disc,
  draw,
  lettering,
  part,
  animationOnly,
  path,
  scaled,
  shade,
  slab,
  scatterItems,
} from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import { winning, word } from './theme.ts'
import type { Choice, Theme } from './theme.ts'

const FOILS = 3
const centres = [98, 180, 262]

const STAR = 'M0-26L7-9L25-8L11 3L16 21L0 11L-16 21L-11 3L-25-8L-7-9Z'
const star = (times: number): Drawing =>
  scaled(times, path(STAR, { fill: '#ffd84d', stroke: '#b9770e', 'stroke-width': 2.5, 'stroke-linejoin': 'round' }))

const foil = (times: number, number: string): Drawing =>
  scaled(
    times,
    slab(78, 78, '#c9ced6', { rx: 12, stroke: '#8f97a3', 'stroke-width': 2 }),
    path('M-39-12L12-39H34L-39 0ZM-39 27L39-20V2L-22 39H-39Z', { fill: '#e9edf2' }),
    lettering(number, 30, '#5d6673'),
  )

const foilChoice = (id: string, index: number, name: Choice['name'], colour: string): Choice => ({
  id,
  name,
  price: 290,
  wins: (drawn) => drawn === index,
  colour,
  mark: foil(0.46, String(index + 1)),
})

const choices: readonly Choice[] = [
  foilChoice('first', 0, word('foil', { number: 1 }), '#ffb0c8'),
  foilChoice('second', 1, word('foil', { number: 2 }), '#ffe08a'),
  foilChoice('third', 2, word('foil', { number: 3 }), '#a6e3ff'),
]

const ticket = [
  draw(
    'defs',
    {},
    shade('linear', 'foils-sun', '#c2417a', '#f08a4b', '#ffd27a'),
    shade('linear', 'foils-card', '#fff7e2', '#ffe0b0'),
  ),
  backdrop('url(#foils-sun)'),
  ...scatterItems(30, 11, (random) =>
    disc(2 + random() * 5, '#fff', { cx: random() * 360, cy: random() * 260, opacity: 0.16 }),
  ),
  at(
    180,
    134,
    slab(278, 176, '#00000030', { rx: 18, transform: 'translate(4 7)' }),
    slab(274, 174, 'url(#foils-card)', { rx: 18 }),
    slab(260, 158, 'none', {
      rx: 12,
      stroke: '#c2417a',
      'stroke-width': 3,
      'stroke-dasharray': '2 7',
      'stroke-linecap': 'round',
    }),
  ),
  ...[-52, -26, 0, 26, 52].map((x) => at(180 + x, 80, scaled(0.36, path(STAR, { fill: '#c2417a' })))),
]

const blank = path('M-16 0H16', { stroke: '#c9a37a', 'stroke-width': 7, 'stroke-linecap': 'round' })

function field(index: number, drawn: number | null): Drawing {
  const under = drawn === index ? part('star', star(1.15)) : blank
  const cover = foil(0.92, String(index + 1))
  if (drawn === null) return at(centres[index] ?? 0, 142, cover)
  const bare = slab(72, 72, '#fffdf5', { rx: 12, stroke: '#e0b98a', 'stroke-width': 2 })
  return at(centres[index] ?? 0, 142, bare, ...crumbs, under, animationOnly(`foil-${index}`, cover))
}

const crumbs = scatterItems(9, 23, (random) =>
  disc(1.5 + random() * 2, '#aab1bc', { cx: -36 + random() * 72, cy: 30 + random() * 12 }),
)

export const foils: Theme = {
  name: 'foils',
  palette: { night: '#3a1030', panel: '#55193f', raised: '#802a5c', accent: '#ffe08a' },
  numberLimit: FOILS,
  choices,
  questionTextId: 'ask-foils',
  rule: 'rule-foils',
  result: (drawn) => word('starUnder', { number: drawn + 1 }),
  bead: (drawn) => ({ text: String(drawn + 1), colour: winning({ choices }, drawn)[0]?.colour ?? '#fff' }),
  picture: (drawn) => sceneOf(...ticket, ...centres.map((_, index) => field(index, drawn))),
  moves: (drawn) => [
    ...centres.map((_, index) => ({
      part: `foil-${index}`,
      from: [
        { transform: 'translateX(0)', opacity: 1 },
        { transform: 'translateX(-4px)', opacity: 0.85 },
        { transform: 'translateX(4px)', opacity: 0.6 },
        { transform: 'translateX(-4px)', opacity: 0.3 },
      ],
      ms: 700,
      after: orderOf(index, drawn) * 700,
      easing: 'linear' as const,
      sound: 'swish' as const,
    })),
    {
      part: 'star',
      from: [{ opacity: 0, transform: 'scale(0.2) rotate(-90deg)' }],
      ms: 420,
      after: 2000,
      easing: BOUNCE,
      sound: 'bell',
    },
  ],
}

/** The star's foil is scratched last. */
const orderOf = (index: number, drawn: number) => (index === drawn ? 2 : index - (index > drawn ? 1 : 0))
