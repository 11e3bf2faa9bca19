import { at, disc, draw, part, path, scaled, shade, slab, scatterItems } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, sceneOf } from '../art/scene.ts'
import { winning, word } from './theme.ts'
import type { Choice, Theme } from './theme.ts'

/** Of twenty-five grabs: twelve lift a blue capsule, eight a pink one, two a gold one, and three nothing. */
const BLUE_BELOW = 12
const PINK_BELOW = 20
const GOLD_BELOW = 22
const GRABS = 25
const colour = { blue: '#6fc3ff', pink: '#ff8ad6', gold: '#ffd24a' }

const capsule = (top: string): Drawing =>
  draw(
    'g',
    {},
    path('M-16 0A16 16 0 0 1 16 0Z', { fill: top }),
    path('M-16 0A16 16 0 0 0 16 0Z', { fill: '#f7f3ff' }),
    path('M-16 0H16', { stroke: '#00000038', 'stroke-width': 3 }),
    draw('ellipse', { cx: -6, cy: -8, rx: 4, ry: 2.5, fill: '#ffffffb0' }),
  )

const choices: readonly Choice[] = [
  {
    id: 'blue',
    name: word('blue'),
    price: 200,
    wins: (drawn) => drawn < BLUE_BELOW,
    colour: colour.blue,
    mark: capsule(colour.blue),
  },
  {
    id: 'pink',
    name: word('pink'),
    price: 300,
    wins: (drawn) => drawn >= BLUE_BELOW && drawn < PINK_BELOW,
    colour: colour.pink,
    mark: capsule(colour.pink),
  },
  {
    id: 'gold',
    name: word('gold'),
    price: 1200,
    wins: (drawn) => drawn >= PINK_BELOW && drawn < GOLD_BELOW,
    colour: colour.gold,
    mark: capsule(colour.gold),
  },
]

const heap = scatterItems(22, 91, (random, index) => {
  const row = Math.floor(index / 8)
  const capsuleColour =
    [colour.blue, colour.pink, colour.blue, colour.pink, colour.blue, colour.gold][index % 6] ?? colour.blue
  return at(
    52 + (index % 8) * 36 + row * 12 + random() * 6,
    236 - row * 24,
    draw('g', { transform: `rotate(${Math.round(random() * 90 - 45)})` }, capsule(capsuleColour)),
  )
})

const booth = [
  draw('defs', {}, shade('linear', 'claw-night', '#141b5c', '#5a1d9e', '#c02a9b')),
  backdrop('url(#claw-night)'),
  ...scatterItems(40, 13, (random) =>
    disc(1 + random() * 2.5, ['#7dffb0', '#ff8ad6', '#ffd24a', '#6fc3ff'][Math.floor(random() * 4)] ?? '#fff', {
      cx: random() * 360,
      cy: random() * 200,
      opacity: 0.55,
    }),
  ),
  at(180, 36, slab(330, 16, '#0d1440', { rx: 8, stroke: '#7dffb0', 'stroke-width': 2 })),
]
const glass = [
  path('M20 30V252M340 30V252', { stroke: '#7dffb0', 'stroke-width': 4 }),
  path('M40 60L110 230M62 52L100 140', { stroke: '#ffffff40', 'stroke-width': 6, 'stroke-linecap': 'round' }),
]

function clawWith(gripped: Drawing[]): Drawing {
  return part(
    'claw',
    part('rope', path('M0-220V-28', { stroke: '#dfe6f5', 'stroke-width': 4 })),
    part('held', ...gripped),
    slab(34, 16, '#dfe6f5', { rx: 6, transform: 'translate(0 -26)' }),
    path('M-12-20Q-36 0-14 24M12-20Q36 0 14 24M0-20V-8', {
      fill: 'none',
      stroke: '#b7c2da',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
  )
}

export const claw: Theme = {
  name: 'claw',
  palette: { night: '#10123f', panel: '#1d1a5c', raised: '#352a8c', accent: '#7dffb0' },
  numberLimit: GRABS,
  choices,
  questionTextId: 'ask-claw',
  rule: 'rule-claw',
  result: (drawn) => winning({ choices }, drawn)[0]?.name ?? word('nothingLifted'),
  bead: (drawn) => {
    const lifted = winning({ choices }, drawn)[0]
    return { text: lifted ? `×${lifted.price / 100}` : '0', colour: lifted?.colour ?? '#a9b3d6' }
  },
  picture: (drawn) => {
    const lifted = drawn === null ? undefined : winning({ choices }, drawn)[0]
    const gripped = lifted ? [at(0, 16, scaled(1.5, capsule(lifted.colour)))] : []
    return sceneOf(...booth, ...heap, at(180, 100, clawWith(gripped)), ...glass)
  },
  moves: (drawn) => {
    const x = (drawn % 2 ? 1 : -1) * (30 + (drawn % 5) * 14)
    return [
      {
        part: 'claw',
        from: [
          { transform: 'translate(0, -20px)' },
          { transform: `translate(${x}px, -20px)` },
          { transform: `translate(${x}px, 92px)` },
          { transform: `translate(${x}px, 92px)` },
          { transform: `translate(${x}px, -10px)` },
        ],
        ms: 2500,
        easing: 'ease-in-out',
        sound: 'swish',
      },
      { part: 'held', from: [{ opacity: 0 }, { opacity: 0 }], ms: 1500, easing: 'linear', sound: 'rise' },
      {
        part: 'held',
        from: [{ transform: 'rotate(-10deg)' }, { transform: 'rotate(8deg)' }, { transform: 'rotate(-6deg)' }],
        ms: 900,
        after: 1600,
        easing: 'ease-in-out',
        sound: 'land',
      },
    ]
  },
}
