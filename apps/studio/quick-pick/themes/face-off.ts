import { cardBack, cardFace, rankName, rankNames } from '../art/cards.ts'
import type { Suit } from '../art/cards.ts'
import { at, disc, draw, part, path, scaled, shade, slab, turned } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import { word } from './theme.ts'
import type { Choice, Theme, ThemeName, Text } from './theme.ts'

const RANKS = rankNames.length
const TIE = '#59e0a1'

interface Side {
  id: string
  name: Text
  price: number
  colour: string
  /** Back of its cards. */
  back: string
  suit: Suit
}

/** Two sides turn one card each. */
interface FaceOff extends Pick<Theme, 'palette' | 'questionTextId' | 'rule'> {
  name: ThemeName
  sides: { first: Side; second: Side }
  tiePrice: number
  /** Value of a rank at this table; a two is 0, an ace 12. */
  worth: (rank: number) => number
}

const ranksOf = (drawn: number) => ({ first: Math.floor(drawn / RANKS), second: drawn % RANKS })

const smallCard = (back: string) => scaled(0.44, cardBack(back))

function choicesOf({ sides: { first, second }, tiePrice }: FaceOff, winnerSign: (drawn: number) => number): Choice[] {
  const ofSide = ({ id, name, price, colour, back }: Side, sign: number): Choice => ({
    id,
    name,
    price,
    wins: (drawn) => winnerSign(drawn) === sign,
    colour,
    mark: smallCard(back),
  })
  const tie: Choice = {
    id: 'tie',
    name: word('tie'),
    price: tiePrice,
    wins: (drawn) => winnerSign(drawn) === 0,
    colour: TIE,
    mark: draw('g', {}, at(-7, 0, turned(-8, smallCard(first.back))), at(7, 0, turned(8, smallCard(second.back)))),
  }
  return [ofSide(first, 1), tie, ofSide(second, -1)]
}

const ground = [
  draw(
    'defs',
    {},
    shade('linear', 'cards-room', '#2a1712', '#5a2f1d'),
    shade('radial', 'cards-felt', '#1f9b66', '#0c5a3b', '#083726'),
  ),
  backdrop('url(#cards-room)'),
  ...[60, 180, 300].map((x) =>
    at(
      x,
      0,
      path('M0 0V22', { stroke: '#0d0705', 'stroke-width': 3 }),
      path('M-16 36Q0 12 16 36Z', { fill: '#f3c969' }),
      path('M-16 36L-46 120H46L16 36Z', { fill: '#ffe9a8', opacity: 0.1 }),
    ),
  ),
  draw('ellipse', { cx: 180, cy: 196, rx: 232, ry: 118, fill: '#3a1c10' }),
  draw('ellipse', { cx: 180, cy: 196, rx: 222, ry: 108, fill: 'url(#cards-felt)' }),
  draw('ellipse', { cx: 180, cy: 196, rx: 196, ry: 90, fill: 'none', stroke: '#f3c96980', 'stroke-width': 2 }),
  path('M180 112V214', { stroke: '#f3c96960', 'stroke-width': 2, 'stroke-dasharray': '4 6' }),
]

function side(name: string, x: number, back: string, face: Drawing | null): Drawing {
  return at(
    x,
    156,
    draw('rect', {
      x: -40,
      y: -52,
      width: 80,
      height: 104,
      rx: 10,
      fill: '#00000030',
      stroke: back,
      'stroke-width': 2.5,
    }),
    part(`${name}-back`, ...(face ? [] : [cardBack(back)])),
    ...(face ? [part(`${name}-turning`, cardBack(back)), part(`${name}-face`, face)] : []),
  )
}

/** Draws a ring around the higher card, or around both on a tie. */
const winnerRing = (winnerSign: number) => {
  const width = winnerSign === 0 ? 214 : 90
  return at(
    180 - winnerSign * 62,
    156,
    part('ring', slab(width, 114, 'none', { rx: 14, stroke: '#ffe27a', 'stroke-width': 5 })),
  )
}

const turn = (name: string, after: number): ReturnType<Theme['moves']> => [
  {
    part: `${name}-turning`,
    from: [
      { transform: 'translateY(-150px) scale(1)', opacity: 1 },
      { transform: 'scale(1)', opacity: 1 },
      { transform: 'scale(0.02,1)', opacity: 1 },
    ],
    ms: 700,
    after,
    easing: 'ease-out',
    sound: 'swish',
  },
  {
    part: `${name}-face`,
    from: [{ transform: 'scale(0,1)' }],
    ms: 260,
    after: after + 700,
    easing: BOUNCE,
    sound: 'land',
  },
]

/** A theme with two sides and one card each: names of the sides and card values differ by table. */
export function faceOff(table: FaceOff): Theme {
  const { name, palette, questionTextId, rule, sides, worth } = table
  const { first, second } = sides
  const winnerSign = (drawn: number) => Math.sign(worth(ranksOf(drawn).first) - worth(ranksOf(drawn).second))
  return {
    name,
    palette,
    numberLimit: RANKS * RANKS,
    choices: choicesOf(table, winnerSign),
    questionTextId,
    rule,
    result: (drawn) => received(sides, ranksOf(drawn)),
    bead: (drawn) => {
      const ranks = ranksOf(drawn)
      const higher = winnerSign(drawn) < 0 ? ranks.second : ranks.first
      return { text: rankName(higher), colour: [second.colour, TIE, first.colour][winnerSign(drawn) + 1] ?? TIE }
    },
    picture: (drawn) => {
      const ranks = drawn === null ? null : ranksOf(drawn)
      return sceneOf(
        ...ground,
        side('first', 118, first.back, ranks && cardFace(ranks.first, first.suit)),
        side('second', 242, second.back, ranks && cardFace(ranks.second, second.suit)),
        ...(drawn === null ? [at(180, 156, disc(5, '#f3c969'))] : [winnerRing(winnerSign(drawn))]),
      )
    },
    moves: () => MOVES,
  }
}

function received({ first, second }: FaceOff['sides'], ranks: ReturnType<typeof ranksOf>): Text {
  const [one, other] = [rankName(ranks.first), rankName(ranks.second)]
  return (t) => t('cardsRevealed', { first: first.name(t), one, second: second.name(t), other })
}

const MOVES: ReturnType<Theme['moves']> = [
  ...turn('first', 150),
  ...turn('second', 1000),
  {
    part: 'ring',
    from: [{ opacity: 0, transform: 'scale(1.5)' }],
    ms: 350,
    after: 2050,
    easing: BOUNCE,
    sound: 'tick',
  },
]
