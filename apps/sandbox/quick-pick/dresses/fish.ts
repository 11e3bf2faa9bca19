import { at, disc, draw, lettering, part, path, scaled, shade, strewn } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import { winning } from './dress.ts'
import type { Choice, Dress } from './dress.ts'

/** Of a hundred: up to which number each fish is caught. What is left is an empty net. */
const CATCHES = { sardine: 48, snapper: 72, swordfish: 80, golden: 82 }

const bodies: Record<string, { colour: string; belly: string; long: number; high: number; bill: boolean }> = {
  sardine: { colour: '#8fd6f5', belly: '#eefaff', long: 17, high: 6.5, bill: false },
  snapper: { colour: '#ff7a6b', belly: '#ffe0d1', long: 16, high: 10, bill: false },
  swordfish: { colour: '#6f8dff', belly: '#d8e1ff', long: 17, high: 7, bill: true },
  golden: { colour: '#ffcc33', belly: '#fff6c9', long: 17, high: 11, bill: false },
}

function fishOf(id: string): Drawing {
  const { colour, belly, long, high, bill } = bodies[id] ?? {
    colour: '#fff',
    belly: '#fff',
    long: 16,
    high: 8,
    bill: false,
  }
  return draw(
    'g',
    {},
    path(`M${long - 4} 0L${long + 5} ${-high}Q${long + 1} 0 ${long + 5} ${high}Z`, { fill: colour }),
    path(`M-3 ${-high + 1}Q3 ${-high - 6} 9 ${-high + 4}Z`, { fill: colour, opacity: 0.8 }),
    ...(bill ? [path(`M${-long + 2}-2L${-long - 9} 0L${-long + 2} 2Z`, { fill: colour })] : []),
    draw('ellipse', { rx: long, ry: high, fill: colour }),
    draw('ellipse', { cy: high * 0.4, rx: long * 0.75, ry: high * 0.5, fill: belly, opacity: 0.75 }),
    path(`M${-long * 0.35} ${-high * 0.8}Q${-long * 0.1} 0 ${-long * 0.35} ${high * 0.8}`, {
      fill: 'none',
      stroke: '#00000038',
      'stroke-width': 1.5,
    }),
    at(-long * 0.62, -high * 0.22, disc(2.2, '#fff'), disc(1.3, '#12213a')),
  )
}

const fishChoice = (id: keyof typeof CATCHES, from: number, price: number, name: Choice['name']): Choice => ({
  id,
  name,
  price,
  wins: (drawn) => drawn >= from && drawn < CATCHES[id],
  colour: bodies[id]?.colour ?? '#fff',
  mark: scaled(0.85, fishOf(id)),
})

const choices = [
  fishChoice('sardine', 0, 200, { EN: 'Sardine', TY: 'Sardinas', AR: 'سردين' }),
  fishChoice('snapper', CATCHES.sardine, 400, { EN: 'Snapper', TY: 'Maya-maya', AR: 'نهّاش' }),
  fishChoice('swordfish', CATCHES.snapper, 1200, { EN: 'Swordfish', TY: 'Espada', AR: 'أبو سيف' }),
  fishChoice('golden', CATCHES.swordfish, 4800, { EN: 'Golden fish', TY: 'Gintong isda', AR: 'السمكة الذهبية' }),
]

const SHOAL = [
  { id: 'snapper', x: 66, y: 92, times: 1.3 },
  { id: 'sardine', x: 292, y: 78, times: 1.2 },
  { id: 'sardine', x: 318, y: 98, times: 1 },
  { id: 'swordfish', x: 278, y: 168, times: 1.4 },
  { id: 'golden', x: 74, y: 178, times: 1.2 },
  { id: 'sardine', x: 46, y: 142, times: 1 },
]

const water = [
  draw('defs', {}, shade('linear', 'fish-sea', '#1aa5c4', '#0b5f94', '#062b57')),
  backdrop('url(#fish-sea)'),
  ...[40, 120, 215, 300].map((x, ray) =>
    path(`M${x} 0h26L${x - 40 + ray * 14} 260h-60Z`, { fill: '#fff', opacity: 0.07 }),
  ),
  ...strewn(16, 7, (random) =>
    disc(1.5 + random() * 3, '#fff', { cx: random() * 360, cy: random() * 220, opacity: 0.3 }),
  ),
  path('M0 232Q70 204 150 226T360 218V260H0Z', { fill: '#d9b56f' }),
  path('M0 244Q90 226 190 240T360 234V260H0Z', { fill: '#b88d4c' }),
  ...[24, 44, 318, 338].map((x, index) =>
    path(`M${x} 236q-12-20 0-38t0-${26 + index * 5}`, {
      fill: 'none',
      stroke: index % 2 ? '#1fa06f' : '#2fc48a',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
  ),
]

const mesh = path(
  'M-34-30Q-40 34 0 44Q40 34 34-30M-36-8Q0 2 36-8M-36 12Q0 24 36 12M-20-30Q-22 26 0 44Q22 26 20-30M0-30V44',
  { fill: 'none', stroke: '#fff3d0', 'stroke-width': 1.6, opacity: 0.85 },
)

function netWith(caught: Choice | undefined): Drawing {
  return part(
    'net',
    path('M0-160V-30', { stroke: '#fff3d0', 'stroke-width': 3 }),
    draw('ellipse', { cy: -30, rx: 35, ry: 8, fill: 'none', stroke: '#c98b3a', 'stroke-width': 5 }),
    part('catch', ...(caught ? [scaled(1.7, fishOf(caught.id))] : [lettering('0', 26, '#ffffff90')])),
    mesh,
  )
}

export const fish: Dress = {
  name: 'fish',
  palette: { night: '#04213f', panel: '#07335c', raised: '#0e4c80', accent: '#5ff0e0' },
  below: 100,
  choices,
  ask: {
    EN: 'Which fish will the net bring up?',
    TY: 'Aling isda ang mahuhuli ng lambat?',
    AR: 'أي سمكة ستخرج في الشبكة؟',
  },
  rule: {
    EN: 'One number from 0 to 99 is drawn. Up to 47 it is a sardine, up to 71 a snapper, up to 79 a swordfish, at 80 and 81 the golden fish. With 82 and above the net stays empty.',
    TY: 'Isang numero mula 0 hanggang 99 ang binubunot. Hanggang 47 ay sardinas, hanggang 71 maya-maya, hanggang 79 espada, at sa 80 at 81 ang gintong isda. Mula 82 pataas, walang huli ang lambat.',
    AR: 'يُسحب رقم واحد من 0 إلى 99. حتى 47 سردين، وحتى 71 نهّاش، وحتى 79 أبو سيف، وعند 80 و81 السمكة الذهبية. ومن 82 فما فوق تبقى الشبكة فارغة.',
  },
  result: (drawn) => winning({ choices }, drawn)[0]?.name ?? { EN: 'Empty net', TY: 'Walang huli', AR: 'شبكة فارغة' },
  bead: (drawn) => {
    const caught = winning({ choices }, drawn)[0]
    return { text: caught ? `×${caught.price / 100}` : '0', colour: caught?.colour ?? '#9fb4c8' }
  },
  picture: (drawn) =>
    sceneOf(
      ...water,
      ...SHOAL.map(({ id, x, y, times }, index) => at(x, y, part(`swimmer-${index}`, scaled(times, fishOf(id))))),
      at(180, 132, drawn === null ? at(0, -110, netWith(undefined)) : netWith(winning({ choices }, drawn)[0])),
    ),
  moves: () => [
    {
      part: 'net',
      from: [{ transform: 'translateY(-170px)' }, { transform: 'translateY(60px)' }],
      ms: 2300,
      easing: 'ease-in-out',
      sound: 'swish',
    },
    {
      part: 'catch',
      from: [{ opacity: 0, transform: 'scale(0.2)' }],
      ms: 420,
      after: 1500,
      easing: BOUNCE,
      sound: 'land',
    },
    ...SHOAL.map((_, index) => ({
      part: `swimmer-${index}`,
      from: [
        { transform: `translateX(${index % 2 ? 60 : -60}px)` },
        { transform: `translateX(${index % 2 ? -24 : 24}px)` },
      ],
      ms: 2300,
      easing: 'ease-in-out' as const,
    })),
  ],
}
