import { ball } from '../art/balls.ts'
import { at, disc, draw, part, path, shade, slab, scatterItems } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import { NO_TEXT, winning, word } from './theme.ts'
import type { Choice, Theme, Text } from './theme.ts'

/** Twenty-four balls, counted from one: eight red, eight blue, six green, two gold. */
const RED_BELOW = 8
const BLUE_BELOW = 16
const GREEN_BELOW = 22
const BALLS = 24

const colourChoice = (
  id: string,
  [from, below]: readonly [number, number],
  details: { price: number; colour: string; name: Text },
): Choice => ({
  id,
  ...details,
  wins: (drawn) => drawn >= from && drawn < below,
  mark: ball(17, details.colour),
})

const choices: readonly Choice[] = [
  colourChoice('red', [0, RED_BELOW], { price: 290, colour: '#ff5a6e', name: word('red') }),
  colourChoice('blue', [RED_BELOW, BLUE_BELOW], {
    price: 290,
    colour: '#58a6ff',
    name: word('blue'),
  }),
  colourChoice('green', [BLUE_BELOW, GREEN_BELOW], {
    price: 385,
    colour: '#4fd88a',
    name: word('green'),
  }),
  colourChoice('gold', [GREEN_BELOW, BALLS], {
    price: 1150,
    colour: '#ffc93d',
    name: word('gold'),
  }),
]

const colourOf = (drawn: number) => winning({ choices }, drawn)[0]?.colour ?? '#fff'

const INSIDE = scatterItems(15, 43, (random, index) => {
  const angle = (index / 15) * Math.PI * 2
  const distance = index % 3 === 0 ? 20 : 48
  return {
    x: Math.round(Math.cos(angle) * distance + random() * 6),
    y: Math.round(Math.sin(angle) * distance * 0.9 + 14),
    number: Math.floor(random() * BALLS),
  }
})

const studio = [
  draw(
    'defs',
    {},
    shade('linear', 'colours-night', '#2a0f5c', '#5b21b6', '#8b3fd6'),
    shade('radial', 'colours-glass', '#ffffff60', '#ffffff1a', '#ffffff0a'),
  ),
  backdrop('url(#colours-night)'),
  ...scatterItems(34, 3, (random) =>
    disc(1 + random() * 2, '#fff', { cx: random() * 360, cy: random() * 260, opacity: 0.28 }),
  ),
  path('M0 236H360V260H0Z', { fill: '#1b0b3a' }),
  path('M118 236L138 204H222L242 236Z', { fill: '#ff9df0' }),
  path('M118 236L122 229H238L242 236Z', { fill: '#b14fa6' }),
]

const drum = (drawn: number | null): Drawing[] => [
  at(
    180,
    138,
    disc(84, '#12062e80'),
    ...INSIDE.map(({ x, y, number }, index) => at(x, y, part(`ball-${index}`, ball(14, colourOf(number))))),
  ),
  at(
    180,
    138,
    disc(84, 'url(#colours-glass)', { stroke: '#ffd6fa', 'stroke-width': 4 }),
    path('M-58-40Q-40-68-8-72', { fill: 'none', stroke: '#ffffffb0', 'stroke-width': 6, 'stroke-linecap': 'round' }),
  ),
  at(180, 52, slab(36, 20, '#ff9df0', { rx: 5 })),
  ...(drawn === null
    ? []
    : [at(180, 128, part('drawn', disc(50, '#1b0b3ae0'), ball(42, colourOf(drawn), String(drawn + 1))))]),
]

const SWIRL = ['translate(18px, -22px)', 'translate(-20px, -10px)', 'translate(-14px, 16px)', 'translate(16px, 12px)']

export const colours: Theme = {
  name: 'colours',
  palette: { night: '#180a36', panel: '#261152', raised: '#42208a', accent: '#ff9df0' },
  numberLimit: BALLS,
  choices,
  questionTextId: 'ask-colours',
  rule: 'rule-colours',
  result: (drawn) => {
    const colour = winning({ choices }, drawn)[0]?.name ?? NO_TEXT
    return (t) => t('ballOf', { number: drawn + 1, colour: colour(t) })
  },
  bead: (drawn) => ({ text: String(drawn + 1), colour: colourOf(drawn) }),
  picture: (drawn) => sceneOf(...studio, ...drum(drawn)),
  moves: () => [
    ...INSIDE.map((_, index) => ({
      part: `ball-${index}`,
      from: [0, 1, 2, 3, 4, 5].map((step) => ({ transform: SWIRL[(step + index) % SWIRL.length] ?? '' })),
      ms: 1900,
      easing: 'ease-in-out' as const,
      ...(index % 6 === 0 ? { sound: 'tick' as const } : {}),
    })),
    {
      part: 'drawn',
      from: [{ opacity: 0, transform: 'translateY(60px) scale(0.2)' }],
      ms: 600,
      after: 1800,
      easing: BOUNCE,
      sound: 'bell',
    },
  ],
}
