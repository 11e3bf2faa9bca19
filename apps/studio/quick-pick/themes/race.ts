import { at, disc, draw, lettering, part, path, shade, slab } from '../art/drawing.ts'
import type { Drawing } from '../art/drawing.ts'
import { backdrop, BOUNCE, sceneOf } from '../art/scene.ts'
import { word, NO_TEXT } from './theme.ts'
import type { Choice, Theme, ThemeName, Text } from './theme.ts'

/** Four runners with their wins per twenty-five races. Wins times price is equal for all, so that no pick is better. */
const FIELD = [
  { id: 'amber', of: 10, price: 240, colour: '#ffc94a', name: word('amber') },
  { id: 'sky', of: 6, price: 400, colour: '#7cc8ff', name: word('sky') },
  { id: 'rose', of: 5, price: 480, colour: '#ff9ec4', name: word('rose') },
  { id: 'mint', of: 4, price: 600, colour: '#7ff0b8', name: word('mint') },
] as const
const RACES = FIELD.reduce((sum, { of }) => sum + of, 0)

interface Race extends Pick<Theme, 'palette' | 'questionTextId' | 'rule'> {
  name: ThemeName
  /** Colours from top to bottom: the sky, and the course. */
  sky: readonly [string, string]
  course: readonly [string, string]
  /** The runner, around the origin and facing right, in this colour. */
  runner: (colour: string) => Drawing
}

function winnerOf(drawn: number): number {
  let passed = 0
  for (const [lane, { of }] of FIELD.entries()) {
    passed += of
    if (drawn < passed) return lane
  }
  throw new RangeError(`There is no race with the number ${drawn}.`)
}

const LANE_TOP = 128
const LANE = 34
const START = 52
const POST = 268
const WON = 300

/**
 * Returns the final position of each runner: the winner is past the post, the others are behind in an order that
 * varies.
 */
function positionsOf(drawn: number): number[] {
  const winner = winnerOf(drawn)
  return FIELD.map((_, lane) => (lane === winner ? WON : POST - 42 - ((drawn * 7 + lane * 11) % 5) * 17))
}

const plate = (lane: number): Drawing =>
  draw('g', {}, disc(10, FIELD[lane]?.colour ?? '#fff'), lettering(String(lane + 1), 13, '#10183f'))

const groundOf = ({ name, sky, course }: Race): Drawing[] => [
  draw('defs', {}, shade('linear', `${name}-sky`, ...sky), shade('linear', `${name}-course`, ...course)),
  backdrop(`url(#${name}-sky)`),
  path('M0 92Q90 66 180 84T360 74V116H0Z', { fill: '#00000030' }),
  path('M0 92H360M0 104H360', { stroke: '#ffffff2e', 'stroke-width': 5, 'stroke-dasharray': '3 5' }),
  path('M0 110H360V260H0Z', { fill: `url(#${name}-course)` }),
  path('M0 110H360', { stroke: '#ffffffc0', 'stroke-width': 4 }),
  ...[1, 2, 3].map((lane) =>
    path(`M0 ${LANE_TOP + lane * LANE - LANE / 2}H360`, { stroke: '#ffffff38', 'stroke-dasharray': '10 8' }),
  ),
  path(`M${POST} 110V260`, { stroke: '#fff', 'stroke-width': 10, 'stroke-dasharray': '8 8' }),
  path(`M${POST + 8} 110V260`, { stroke: '#10183f', 'stroke-width': 6, 'stroke-dasharray': '8 8' }),
]

/** The winner's name is displayed above the course; nothing before the end. */
const board = (winner: number | null): Drawing =>
  at(
    180,
    48,
    slab(112, 48, '#10183f', { rx: 12, stroke: '#ffffff60', 'stroke-width': 2 }),
    ...(winner === null
      ? [lettering('1 · 2 · 3 · 4', 15, '#f4f8ff')]
      : [part('verdict', draw('g', { transform: 'scale(1.7)' }, plate(winner)))]),
  )

/** A race of four runners. */
export function race(options: Race): Theme {
  const ground = groundOf(options)
  const choices = FIELD.map(({ id, price, colour, name }, lane): Choice => ({
    id,
    name,
    price,
    wins: (drawn) => winnerOf(drawn) === lane,
    colour,
    mark: draw('g', { transform: 'scale(1.6)' }, plate(lane)),
  }))
  const nameOf = (drawn: number): Text => FIELD[winnerOf(drawn)]?.name ?? NO_TEXT
  return {
    name: options.name,
    palette: options.palette,
    numberLimit: RACES,
    choices,
    questionTextId: options.questionTextId,
    rule: options.rule,
    result: nameOf,
    bead: (drawn) => {
      const winner = winnerOf(drawn)
      return { text: String(winner + 1), colour: FIELD[winner]?.colour ?? '#fff' }
    },
    picture: (drawn) => {
      const positions = drawn === null ? FIELD.map(() => START) : positionsOf(drawn)
      return sceneOf(
        ...ground,
        ...FIELD.map(({ id, colour }, lane) =>
          at(
            positions[lane] ?? START,
            LANE_TOP + lane * LANE,
            part(id, options.runner(colour), at(-34, 0, plate(lane))),
          ),
        ),
        board(drawn === null ? null : winnerOf(drawn)),
      )
    },
    moves: (drawn) => [
      ...positionsOf(drawn).map((rank, lane) => ({
        part: FIELD[lane]?.id ?? '',
        from: [
          { transform: `translateX(${START - rank}px)` },
          { transform: `translateX(${(START - rank) * 0.55 + ((drawn + lane * 3) % 4) * 12}px)` },
          { transform: `translateX(${(START - rank) * 0.2 - ((drawn + lane) % 3) * 9}px)` },
        ],
        ms: 2300,
        easing: 'ease-in-out' as const,
        ...(lane === 0 && { sound: 'swish' as const }),
      })),
      {
        part: 'verdict',
        from: [{ opacity: 0, transform: 'scale(2.2)' }],
        ms: 400,
        after: 2300,
        easing: BOUNCE,
        sound: 'bell',
      },
    ],
  }
}
