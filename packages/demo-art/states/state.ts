import { newBrush, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { palettes } from '../kit/palettes.ts'
import { newSheet, svgOf } from '../kit/sheet.ts'
import { at, blob, box, closed, ellipse, polar, polygon, ring } from '../kit/shapes.ts'
import { slotMachine } from '../subjects/classics.ts'
import { compass, mapScroll } from '../subjects/adventure.ts'
import { clockwork } from '../subjects/magic.ts'
import { lotteryBalls } from '../subjects/draws.ts'
import { trophy } from '../subjects/festive.ts'
import { robot } from '../subjects/future.ts'
import { prngFrom } from '../kit/prng.ts'
import type { Subject } from '../subjects/subject.ts'
import { contract, gift, mail, openEnvelope, people, person, records, redEnvelope, shield, wallet } from './objects.ts'

/** Pictures of empty, failed, absent and upcoming states. For dark and light backgrounds, 200 by 160. */
export const stateNames = [
  'no-games',
  'favourites',
  'recent',
  'no-data',
  'offline',
  'failed',
  'not-found',
  'maintenance',
  'region',
  'wallet',
  'records',
  'gift',
  'red-envelope',
  'red-envelope-open',
  'trophy',
  'draw',
  'person',
  'people',
  'shield',
  'mail',
  'contract',
] as const
export type StateName = (typeof stateNames)[number]

const tint = { ...palettes.royal, main: '#7c6cf2', accent: '#2fb8a6', metal: '#f2b84a', glow: '#bdb2ff' }

const shown =
  (subject: Subject, scale: number): Draw =>
  (brush) =>
    placed({ x: 100, y: 82, scale }, subject(brush, tint, prngFrom('state')))

type Draw = (brush: Brush) => string

const emptyTray: Draw = (brush) =>
  brush.solid(box(52, 66, 96, 62, 12), '#8a7cf2', { edge: 2.4 }) +
  brush.solid('M52 92H80Q84 108 100 108T120 92H148V116Q148 128 136 128H64Q52 128 52 116Z', '#6a5ad6', { edge: 2.4 }) +
  brush.solid(closed([at(66, 66), at(76, 34), at(124, 34), at(134, 66)]), '#f4f1ff', { edge: 2.4, ink: '#4a3fa8' }) +
  brush.line('M86 46H114M83 56H117', '#b9aeea', 4) +
  brush.shine(150, 44, 10, '#f2b84a') +
  brush.shine(48, 50, 7, '#2fb8a6')

const heartPath = 'M104 118C80 104 68 90 68 74C68 60 88 54 104 70C120 54 140 60 140 74C140 90 128 104 104 118Z'
const storedTile: Draw = (brush) =>
  brush.solid(box(50, 40, 66, 84, 12), '#6a5ad6', { edge: 2.4 }) +
  brush.solid(box(62, 30, 78, 96, 12), '#8a7cf2', { edge: 2.4 }) +
  brush.solid(heartPath, '#f2607a', { edge: 2.4 }) +
  brush.line('M80 78C80 72 84 69 89 69', '#ffd0d8', 4) +
  brush.shine(154, 40, 10, '#f2b84a') +
  brush.shine(44, 32, 7, '#2fb8a6')

const openedTile: Draw = (brush) =>
  brush.solid(box(54, 30, 78, 96, 12), '#8a7cf2', { edge: 2.4 }) +
  brush.solid('M82 58L112 78L82 98Z', '#f4f1ff', { edge: 2.4, ink: '#4a3fa8' }) +
  brush.solid(ellipse(130, 108, 27), '#f4f1ff', { edge: 2.4, ink: '#4a3fa8' }) +
  brush.line('M130 92V108L141 115', '#2fb8a6', 5) +
  brush.shine(150, 42, 9, '#f2b84a')

const cloudPath = 'M52 104C38 104 34 84 50 80C48 56 84 46 96 66C108 52 136 60 134 80C152 80 154 104 138 104Z'
const cutCloud: Draw = (brush) =>
  brush.solid(cloudPath, '#a9b4f2', { edge: 2.4 }) +
  brush.line('M76 118L70 132M100 118L96 136M124 118L118 132', '#7c6cf2', 5) +
  brush.line('M58 40L142 130', '#f4f1ff', 13) +
  brush.line('M58 40L142 130', '#f2607a', 6)

const brokenPlug: Draw = (brush) =>
  brush.line('M22 116C48 116 44 84 66 84', '#4a3fa8', 9) +
  brush.line('M178 52C152 52 156 84 134 84', '#4a3fa8', 9) +
  brush.solid(box(62, 66, 28, 36, 10), '#7c6cf2', { edge: 2.4 }) +
  brush.line('M92 76H102M92 92H102', '#f2b84a', 6) +
  brush.solid(box(112, 66, 26, 36, 10), '#2fb8a6', { edge: 2.4 }) +
  [-34, 0, 34]
    .map((turn) => {
      const [a, b] = [polar(at(104, 66), 14, turn), polar(at(104, 66), 32, turn)]
      return brush.line(`M${a.x} ${a.y}L${b.x} ${b.y}`, '#f2b84a', 5)
    })
    .join('')

const barredGlobe: Draw = (brush) =>
  brush.solid(ellipse(94, 80, 46), '#6fb8f2', { edge: 2.8 }) +
  brush.within(
    ellipse(94, 80, 46),
    brush.flat(blob([at(58, 60), at(84, 44), at(100, 62), at(82, 84), at(64, 82)]), '#2fb8a6') +
      brush.flat(blob([at(106, 82), at(134, 70), at(136, 102), at(112, 118)]), '#2fb8a6'),
  ) +
  brush.line('M48 80H140M94 34C70 54 70 106 94 126M94 34C118 54 118 106 94 126', '#f4f1ff', 2, 0.7) +
  brush.solid(box(116, 92, 44, 38, 8), '#f2b84a', { edge: 2.4 }) +
  brush.line('M124 92V82A14 14 0 0 1 152 82V92', '#9a6a12', 6) +
  brush.flat(`${ellipse(138, 107, 5)}${box(136, 108, 4, 12, 2)}`, '#5a3a08')

const draws: Readonly<Record<StateName, Draw>> = {
  'no-games': shown(slotMachine, 0.66),
  favourites: storedTile,
  recent: openedTile,
  'no-data': emptyTray,
  offline: cutCloud,
  failed: brokenPlug,
  'not-found': (brush) =>
    shown(mapScroll, 0.68)(brush) + placed({ x: 150, y: 48, scale: 0.3 }, compass(brush, tint, prngFrom('state'))),
  maintenance: (brush) =>
    placed({ x: 76, y: 88, scale: 0.56 }, robot(brush, tint, prngFrom('state'))) +
    placed({ x: 144, y: 72, scale: 0.42 }, clockwork(brush, tint, prngFrom('state'))),
  region: barredGlobe,
  wallet,
  records,
  gift,
  'red-envelope': redEnvelope,
  'red-envelope-open': openEnvelope,
  trophy: shown(trophy, 0.62),
  draw: shown(lotteryBalls, 0.62),
  person,
  people,
  shield,
  mail,
  contract,
}

/** Pictures without a ground shadow, because they move over a page. */
const GROUNDLESS: readonly StateName[] = ['red-envelope', 'red-envelope-open']

export function drawState(name: StateName): string {
  const brush = newBrush(newSheet(), { plain: true })
  const ground =
    brush.flat(
      blob([at(34, 74), at(62, 22), at(128, 16), at(176, 56), at(168, 120), at(98, 142), at(42, 124)]),
      '#8f83ff',
      0.16,
    ) +
    brush.flat(ellipse(100, 142, 66, 8), '#1c1440', 0.18) +
    brush.flat(ring(30, 40, 6, 3) + polygon(176, 34, 6, 4) + ellipse(172, 128, 4), '#8f83ff', 0.5)
  return svgOf({ width: 200, height: 160 }, brush.sheet, (GROUNDLESS.includes(name) ? '' : ground) + draws[name](brush))
}
