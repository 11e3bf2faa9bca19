import { at, disc, draw, part, path, scaled, shade, strewn, turned } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import type { Move } from '../art/scene.ts'
import { winning } from './dress.ts'
import type { Choice, Dress } from './dress.ts'

/** Of fifty: 24 for meron, 23 for wala, 3 for a draw. */
const MERON_BELOW = 24
const WALA_BELOW = 47
const BELOW = 50
const MERON = '#ff6b57'
const DRAWN = '#ffd98a'
const WALA = '#62b0ff'

const RAYS = Array.from({ length: 12 }, (_, ray) => ray * 30)

/** A sun for the one corner. */
const sun = (times: number): Drawing =>
  scaled(
    times,
    ...RAYS.map((degrees) => turned(degrees, path('M-4-18L0-29L4-18Z', { fill: '#ffb14a' }))),
    disc(20, '#c9301f', { stroke: '#ffd98a', 'stroke-width': 3 }),
    path('M0-12L3.500-4L12-4L5 2L8 11L0 5L-8 11L-5 2L-12-4L-3.500-4Z', { fill: '#ffe6a8' }),
  )

/** A wave under a moon for the other. */
const wave = (times: number): Drawing =>
  scaled(
    times,
    ...RAYS.map((degrees) => turned(degrees + 15, disc(3, '#9fd0ff', { cy: -25 }))),
    disc(20, '#1c4fa8', { stroke: '#cfe6ff', 'stroke-width': 3 }),
    path('M-13 4Q-8-3-3 4T7 4T14 2M-11 11Q-6 5-1 11T9 11', {
      fill: 'none',
      stroke: '#cfe6ff',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    path('M3-14A7 7 0 1 0 9-5A6 6 0 0 1 3-14Z', { fill: '#cfe6ff' }),
  )

const choices: readonly Choice[] = [
  {
    id: 'meron',
    name: { EN: 'Meron', TY: 'Meron', AR: 'ميرون' },
    price: 200,
    wins: (drawn) => drawn < MERON_BELOW,
    colour: MERON,
    mark: scaled(0.65, sun(1)),
  },
  {
    id: 'draw',
    name: { EN: 'Draw', TY: 'Tabla', AR: 'تعادل' },
    price: 1600,
    wins: (drawn) => drawn >= WALA_BELOW,
    colour: DRAWN,
    mark: draw('g', {}, at(-9, 0, sun(0.4)), at(10, 0, wave(0.4))),
  },
  {
    id: 'wala',
    name: { EN: 'Wala', TY: 'Wala', AR: 'والا' },
    price: 210,
    wins: (drawn) => drawn >= MERON_BELOW && drawn < WALA_BELOW,
    colour: WALA,
    mark: scaled(0.65, wave(1)),
  },
]

const ring = [
  draw(
    'defs',
    {},
    shade('linear', 'emblems-dusk', '#3a120b', '#8a3415', '#c9692a'),
    shade('radial', 'emblems-sand', '#f0c98a', '#c48a4a', '#8a5426'),
  ),
  backdrop('url(#emblems-dusk)'),
  ...strewn(60, 5, (random, index) =>
    disc(4, index % 3 ? '#2a0d08' : '#4a1a10', { cx: random() * 360, cy: 86 + random() * 46 }),
  ),
  ...[0, 1, 2, 3, 4, 5, 6].map((flag) =>
    at(
      16 + flag * 55,
      12 + (flag % 2) * 4,
      path('M-12 0H12L0 22Z', { fill: ['#ffd166', '#ff6b57', '#62b0ff'][flag % 3] ?? '#fff' }),
    ),
  ),
  path('M0 12Q180 30 360 12', { fill: 'none', stroke: '#2a0d08', 'stroke-width': 2 }),
  path('M-20 140H380V168H-20Z', { fill: '#4a1f12' }),
  path('M-20 140H380', { stroke: '#ffb14a', 'stroke-width': 4 }),
  draw('ellipse', { cx: 180, cy: 212, rx: 220, ry: 62, fill: 'url(#emblems-sand)' }),
  draw('ellipse', {
    cx: 180,
    cy: 206,
    rx: 128,
    ry: 32,
    fill: 'none',
    stroke: '#fff3d0a0',
    'stroke-width': 3,
    'stroke-dasharray': '10 8',
  }),
]

const clash = path('M0-34L8-10L32-18L14 0L32 18L8 10L0 34L-8 10L-32 18L-14 0L-32-18L-8-10Z', {
  fill: '#fff3b0',
  opacity: 0.85,
})

function standing(winner: string | undefined): Drawing[] {
  const up = (id: string) => (winner === id ? -44 : 0)
  const corner = (id: string, emblem: Drawing) => {
    if (winner === undefined || winner === 'draw') return part(id, emblem)
    return winner === id
      ? part('winner', part(id, emblem))
      : draw('g', { 'data-part': 'loser', opacity: 0.45 }, part(id, emblem))
  }
  return [
    ...(winner ? [at(180, 158, part('clash', clash))] : []),
    at(112, 162 + up('meron'), corner('meron', sun(1.5))),
    at(248, 162 + up('wala'), corner('wala', wave(1.5))),
    ...(winner === 'draw'
      ? [
          at(
            180,
            88,
            part(
              'laurel',
              path('M-34 6H34M-34-6H34', { stroke: '#ffe27a', 'stroke-width': 6, 'stroke-linecap': 'round' }),
            ),
          ),
        ]
      : []),
  ]
}

const LAUREL: Move = {
  part: 'laurel',
  from: [{ opacity: 0, transform: 'scale(0, 1)' }],
  ms: 350,
  after: 2050,
  easing: BOUNCE,
  sound: 'tick',
}

/** Nothing shows who is raised before it is decided. */
const RAISED: Move[] = [
  { part: 'loser', from: [{ opacity: 1 }], ms: 350, after: 2050, easing: 'linear', sound: 'tick' },
  { part: 'winner', from: [{ transform: 'translateY(44px)' }], ms: 350, after: 2050, easing: BOUNCE },
]

export const emblems: Dress = {
  name: 'emblems',
  palette: { night: '#240b06', panel: '#3a150d', raised: '#5f2817', accent: '#ffd166' },
  below: BELOW,
  choices,
  ask: { EN: 'Which emblem is raised?', TY: 'Aling sagisag ang itataas?', AR: 'أي شعار سيُرفع؟' },
  rule: {
    EN: 'One number from 0 to 49 is drawn. Up to 23 meron’s sun is raised, up to 46 wala’s wave, above that it is a draw and both lose. Two emblems meet here: no animal does.',
    TY: 'Isang numero mula 0 hanggang 49 ang binubunot. Hanggang 23 ay itataas ang araw ng meron, hanggang 46 ang alon ng wala, at kapag mas mataas ay tabla at talo ang dalawa. Mga sagisag lang ang nagtatagpo rito: walang hayop.',
    AR: 'يُسحب رقم واحد من 0 إلى 49. حتى 23 تُرفع شمس ميرون وحتى 46 موجة والا، وما فوق ذلك تعادل ويخسر الاثنان. يلتقي هنا شعاران فقط، لا حيوانات.',
  },
  result: (drawn) => winning({ choices }, drawn)[0]?.name ?? { EN: '', TY: '', AR: '' },
  bead: (drawn) => {
    const won = winning({ choices }, drawn)[0]
    return { text: won?.name.EN.slice(0, 1) ?? '', colour: won?.colour ?? DRAWN }
  },
  picture: (drawn) => sceneOf(...ring, ...standing(drawn === null ? undefined : winning({ choices }, drawn)[0]?.id)),
  moves: (drawn) => [
    {
      part: 'meron',
      from: [
        { transform: 'translate(0, 0)' },
        { transform: 'translate(-30px, 20px) rotate(-40deg)' },
        { transform: 'translate(58px, 10px) rotate(60deg)' },
        { transform: 'translate(-10px, 30px)' },
        { transform: 'translate(58px, 10px) rotate(40deg)' },
      ],
      ms: 2100,
      easing: 'ease-in-out',
      sound: 'swish',
    },
    {
      part: 'wala',
      from: [
        { transform: 'translate(0, 0)' },
        { transform: 'translate(30px, -14px) rotate(40deg)' },
        { transform: 'translate(-58px, 10px) rotate(-60deg)' },
        { transform: 'translate(10px, 30px)' },
        { transform: 'translate(-58px, 10px) rotate(-40deg)' },
      ],
      ms: 2100,
      easing: 'ease-in-out',
    },
    {
      part: 'clash',
      from: [
        { opacity: 0, transform: 'scale(0.2)' },
        { opacity: 1, transform: 'scale(1.5)' },
        { opacity: 0, transform: 'scale(0.2)' },
      ],
      ms: 700,
      after: 1300,
      easing: 'ease-out',
      sound: 'land',
    },
    ...(drawn >= WALA_BELOW ? [LAUREL] : RAISED),
  ],
}
