import { ball } from '../art/balls.ts'
import { at, disc, draw, part, path, shade, slab, strewn } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import { winning } from './dress.ts'
import type { Choice, Dress, Texts } from './dress.ts'

/** Twenty-four balls, counted from one: eight red, eight blue, six green, two gold. */
const RED_BELOW = 8
const BLUE_BELOW = 16
const GREEN_BELOW = 22
const BALLS = 24

const colourChoice = (
  id: string,
  [from, below]: readonly [number, number],
  look: { price: number; colour: string; name: Texts },
): Choice => ({
  id,
  ...look,
  wins: (drawn) => drawn >= from && drawn < below,
  mark: ball(17, look.colour),
})

const choices: readonly Choice[] = [
  colourChoice('red', [0, RED_BELOW], { price: 290, colour: '#ff5a6e', name: { EN: 'Red', TY: 'Pula', AR: 'أحمر' } }),
  colourChoice('blue', [RED_BELOW, BLUE_BELOW], {
    price: 290,
    colour: '#58a6ff',
    name: { EN: 'Blue', TY: 'Asul', AR: 'أزرق' },
  }),
  colourChoice('green', [BLUE_BELOW, GREEN_BELOW], {
    price: 385,
    colour: '#4fd88a',
    name: { EN: 'Green', TY: 'Berde', AR: 'أخضر' },
  }),
  colourChoice('gold', [GREEN_BELOW, BALLS], {
    price: 1150,
    colour: '#ffc93d',
    name: { EN: 'Gold', TY: 'Ginto', AR: 'ذهبي' },
  }),
]

const colourOf = (drawn: number) => winning({ choices }, drawn)[0]?.colour ?? '#fff'

const INSIDE = strewn(15, 43, (random, index) => {
  const angle = (index / 15) * Math.PI * 2
  const far = index % 3 === 0 ? 20 : 48
  return {
    x: Math.round(Math.cos(angle) * far + random() * 6),
    y: Math.round(Math.sin(angle) * far * 0.9 + 14),
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
  ...strewn(34, 3, (random) =>
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

export const colours: Dress = {
  name: 'colours',
  palette: { night: '#180a36', panel: '#261152', raised: '#42208a', accent: '#ff9df0' },
  below: BALLS,
  choices,
  ask: { EN: 'Which colour comes out?', TY: 'Anong kulay ang lalabas?', AR: 'أي لون سيخرج؟' },
  rule: {
    EN: 'One of 24 balls is drawn, each with the same chance: 1 to 8 are red, 9 to 16 blue, 17 to 22 green, 23 and 24 gold.',
    TY: 'Isa sa 24 na bola ang binubunot, pantay ang pagkakataon: 1 hanggang 8 ay pula, 9 hanggang 16 asul, 17 hanggang 22 berde, 23 at 24 ginto.',
    AR: 'تُسحب كرة واحدة من 24 كرة بالفرصة نفسها: من 1 إلى 8 حمراء، ومن 9 إلى 16 زرقاء، ومن 17 إلى 22 خضراء، و23 و24 ذهبيتان.',
  },
  result: (drawn) => {
    const { EN = '', TY = '', AR = '' } = winning({ choices }, drawn)[0]?.name ?? {}
    return {
      EN: `Ball ${drawn + 1}, ${EN.toLowerCase()}`,
      TY: `Bola ${drawn + 1}, ${TY.toLowerCase()}`,
      AR: `الكرة ${drawn + 1}، ${AR}`,
    }
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
