import { cardBack, cardFace, rankName, rankNames } from '../art/cards.ts'
import { at, disc, draw, part, path, scaled, shade, slab, turned } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import type { Choice, Dress } from './dress.ts'

const RANKS = rankNames.length
const RED = '#ff5d6c'
const BLACK = '#aeb9d4'
const TIE = '#59e0a1'

const ranksOf = (drawn: number) => ({ red: Math.floor(drawn / RANKS), black: drawn % RANKS })
const lead = (drawn: number) => Math.sign(ranksOf(drawn).red - ranksOf(drawn).black)

const small = (back: string) => scaled(0.44, cardBack(back))

const choices: readonly Choice[] = [
  {
    id: 'red',
    name: { EN: 'Red', TY: 'Pula', AR: 'الأحمر' },
    price: 210,
    wins: (drawn) => lead(drawn) > 0,
    colour: RED,
    mark: small('#c4243b'),
  },
  {
    id: 'tie',
    name: { EN: 'Tie', TY: 'Tabla', AR: 'تعادل' },
    price: 1250,
    wins: (drawn) => lead(drawn) === 0,
    colour: TIE,
    mark: draw('g', {}, at(-7, 0, turned(-8, small('#c4243b'))), at(7, 0, turned(8, small('#2c3650')))),
  },
  {
    id: 'black',
    name: { EN: 'Black', TY: 'Itim', AR: 'الأسود' },
    price: 210,
    wins: (drawn) => lead(drawn) < 0,
    colour: BLACK,
    mark: small('#2c3650'),
  },
]

const table = [
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

/** Around the higher card; around both where neither is. */
const winnerRing = (drawn: number) => {
  const width = lead(drawn) === 0 ? 214 : 90
  return at(
    180 - lead(drawn) * 62,
    156,
    part('ring', slab(width, 114, 'none', { rx: 14, stroke: '#ffe27a', 'stroke-width': 5 })),
  )
}

const turn = (name: string, after: number): ReturnType<Dress['moves']> => [
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

export const cards: Dress = {
  name: 'cards',
  palette: { night: '#1c0f0b', panel: '#2b1812', raised: '#4a2a1e', accent: '#f3c969' },
  below: RANKS * RANKS,
  choices,
  ask: { EN: 'Which card will be higher?', TY: 'Aling baraha ang mas mataas?', AR: 'أي ورقة ستكون أعلى؟' },
  rule: {
    EN: 'Red and black each turn one card, every rank with the same chance. The higher card wins, the ace is highest. Equal ranks are a tie: then red and black both lose.',
    TY: 'Magbubukas ng tig-isang baraha ang pula at itim, pantay ang pagkakataon ng bawat ranggo. Panalo ang mas mataas, at alas ang pinakamataas. Kapag pareho ang ranggo, tabla: talo ang pula at itim.',
    AR: 'يكشف الأحمر والأسود ورقة لكل منهما، ولكل رتبة الفرصة نفسها. تفوز الورقة الأعلى والآس هو الأعلى. إذا تساوت الرتبتان فهو تعادل ويخسر الأحمر والأسود معًا.',
  },
  result: (drawn) => {
    const [red, black] = [rankName(ranksOf(drawn).red), rankName(ranksOf(drawn).black)]
    return { EN: `Red ${red}, black ${black}`, TY: `Pula ${red}, itim ${black}`, AR: `الأحمر ${red}، الأسود ${black}` }
  },
  bead: (drawn) => {
    const { red, black } = ranksOf(drawn)
    return { text: rankName(Math.max(red, black)), colour: [BLACK, TIE, RED][lead(drawn) + 1] ?? TIE }
  },
  picture: (drawn) => {
    const ranks = drawn === null ? null : ranksOf(drawn)
    return sceneOf(
      ...table,
      side('red', 118, '#c4243b', ranks && cardFace(ranks.red, 'heart')),
      side('black', 242, '#2c3650', ranks && cardFace(ranks.black, 'spade')),
      ...(drawn === null ? [at(180, 156, disc(5, '#f3c969'))] : [winnerRing(drawn)]),
    )
  },
  moves: () => [
    ...turn('red', 150),
    ...turn('black', 1000),
    {
      part: 'ring',
      from: [{ opacity: 0, transform: 'scale(1.5)' }],
      ms: 350,
      after: 2050,
      easing: BOUNCE,
      sound: 'tick',
    },
  ],
}
