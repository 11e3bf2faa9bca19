import { cardBack, cardFace, rankName, suitColour, suitMark } from '../art/cards.ts'
import type { Suit } from '../art/cards.ts'
import { at, draw, lettering, part, animationOnly, path, scaled, shade, slab } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import { word } from './theme.ts'
import type { Choice, Theme, Text } from './theme.ts'

const suits: readonly Suit[] = ['heart', 'spade', 'diamond', 'club']
const RANKS = 13
const JACK = 9
const ACE = 12

const cardAt = (drawn: number) => ({ rank: drawn % RANKS, suit: suits[Math.floor(drawn / RANKS)] ?? 'heart' })

const suitNames: Record<Suit, Text> = {
  heart: word('hearts'),
  spade: word('spades'),
  diamond: word('diamonds'),
  club: word('clubs'),
}

/** A small light card, so that dark suits are visible on a dark page. */
const tiny = (...on: Drawing[]): Drawing => draw('g', {}, slab(26, 36, '#fffdf5', { rx: 5 }), ...on)

const suitChoice = (suit: Suit): Choice => ({
  id: suit,
  name: suitNames[suit],
  price: 385,
  wins: (drawn) => cardAt(drawn).suit === suit,
  colour: suitColour(suit) === suitColour('heart') ? '#ff8a97' : '#c9d2ea',
  mark: tiny(suitMark(suit, 1.1)),
})

const choices: readonly Choice[] = [
  ...suits.map(suitChoice),
  {
    id: 'face',
    name: word('face'),
    price: 415,
    wins: (drawn) => cardAt(drawn).rank >= JACK && cardAt(drawn).rank < ACE,
    colour: '#ffe94d',
    mark: tiny(lettering('K', 22, '#7a2bd6')),
  },
  {
    id: 'ace',
    name: word('ace'),
    price: 1250,
    wins: (drawn) => cardAt(drawn).rank === ACE,
    colour: '#7dffb0',
    mark: tiny(lettering('A', 22, '#0f8f5a')),
  },
]

const screen = [
  draw(
    'defs',
    {},
    shade('linear', 'deck-cabinet', '#2b1a6b', '#120a3a'),
    shade('radial', 'deck-screen', '#2447e8', '#1021a0', '#070d52'),
  ),
  backdrop('url(#deck-cabinet)'),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((bulb) =>
    draw('circle', { cx: 20 + bulb * 40, cy: 22, r: 6, fill: bulb % 2 ? '#ffe94d' : '#ff5fa8' }),
  ),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((bulb) =>
    draw('circle', { cx: 20 + bulb * 40, cy: 244, r: 6, fill: bulb % 2 ? '#ff5fa8' : '#ffe94d' }),
  ),
  at(
    180,
    132,
    slab(330, 196, '#05072e', { rx: 22 }),
    slab(318, 184, 'url(#deck-screen)', { rx: 18 }),
    ...Array.from({ length: 22 }, (_, line) =>
      slab(318, 1.5, '#ffffff0d', { transform: `translate(0 ${-86 + line * 8})` }),
    ),
  ),
]

const pile = at(84, 134, ...[4, 3, 2, 1, 0].map((card) => at(-card * 2, -card * 2, scaled(1.2, cardBack('#b3123f')))))
const frame = at(
  230,
  134,
  slab(118, 162, 'none', { rx: 14, stroke: '#ffe94d', 'stroke-width': 3, 'stroke-dasharray': '8 6' }),
)

const resting = draw(
  'g',
  {},
  ...suits.map((suit, index) => at(index % 2 ? 24 : -24, index > 1 ? 28 : -28, scaled(1.1, tiny(suitMark(suit, 1.1))))),
)

export const deck: Theme = {
  name: 'deck',
  palette: { night: '#0a0730', panel: '#140f4a', raised: '#282080', accent: '#ffe94d' },
  numberLimit: suits.length * RANKS,
  choices,
  questionTextId: 'ask-deck',
  rule: 'rule-deck',
  result: (drawn) => {
    const { rank, suit } = cardAt(drawn)
    return (t) => t('cardOf', { rank: rankName(rank), suit: suitNames[suit](t) })
  },
  bead: (drawn) => ({
    text: rankName(cardAt(drawn).rank),
    colour: suitColour(cardAt(drawn).suit) === suitColour('heart') ? '#ff8a97' : '#c9d2ea',
  }),
  picture: (drawn) => {
    const card = drawn === null ? null : cardAt(drawn)
    const shownCard = card
      ? [
          animationOnly('turning', scaled(1.7, cardBack('#b3123f'))),
          part('face', scaled(1.7, cardFace(card.rank, card.suit))),
        ]
      : [resting]
    return sceneOf(
      ...screen,
      pile,
      frame,
      at(230, 134, ...shownCard),
      path('M128 70L150 62', { stroke: '#ffffff30', 'stroke-width': 3 }),
    )
  },
  moves: () => [
    {
      part: 'turning',
      from: [
        { transform: 'translateX(-146px) scale(0.7)', opacity: 1 },
        { transform: 'translateX(-60px) scale(0.9) rotate(-8deg)', opacity: 1 },
        { transform: 'scale(1)', opacity: 1 },
        { transform: 'scale(1)', opacity: 1 },
        { transform: 'scale(0, 1)', opacity: 1 },
      ],
      ms: 1800,
      easing: 'ease-in-out',
      sound: 'swish',
    },
    { part: 'face', from: [{ transform: 'scale(0, 1)' }], ms: 450, after: 1780, easing: BOUNCE, sound: 'land' },
  ],
}
