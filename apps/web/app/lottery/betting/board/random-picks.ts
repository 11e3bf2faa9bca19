import type { Selection } from '@ante/lottery/bet.ts'
import type { Board, Manual } from '@ante/lottery/play.ts'

/** A whole number from 0 up to but without `below`, each as likely as the others. */
export type Dice = (below: number) => number

const WORDS = 2 ** 32

/** The browser's own chance, without a preference for small numbers. */
const chance: Dice = (below) => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word < WORDS - (WORDS % below) ? word % below : chance(below)
}

/** After so many that were no stake, such as a car in two places, there is none to be had this way. */
const TRIES = 200

/** The smallest stake of a play that chance picks; null where chance finds none. */
export function randomSelection(
  board: Board,
  isStake: (selection: Selection) => boolean,
  dice = chance,
): Selection | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const selection = board.manual?.only ? typed(board.manual, dice) : picked(board, dice)
    if (isStake(selection)) return selection
  }
  return null
}

function picked({ rows, fewestRows }: Board, dice: Dice): Selection {
  const optional = rows.flatMap(({ min }, place) => (min === 0 ? [place] : []))
  const demanded = rows.length - optional.length
  const chosen = new Set(some(optional, Math.max(0, fewestRows - demanded), dice))
  const counts = rows.map(({ min }, place) => (min === 0 && chosen.has(place) ? 1 : min))
  return { kind: 'picked', rows: rows.map(({ balls }, place) => picksOf(balls, counts[place] ?? 0, dice)) }
}

/** In the order in which they lie. */
function picksOf(balls: Board['rows'][number]['balls'], count: number, dice: Dice): string[] {
  const places = balls.map((_, place) => place)
  return some(places, count, dice)
    .sort((one, other) => one - other)
    .flatMap((place) => balls[place]?.code ?? [])
}

/** So many of them, none twice. */
function some<One>(from: readonly One[], count: number, dice: Dice): One[] {
  const left = [...from]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(dice(left.length), 1)).flat()
}

function typed({ numbers, width, lowest, highest }: Manual, dice: Dice): Selection {
  const entry = Array.from({ length: numbers }, () => String(lowest + dice(highest - lowest + 1)).padStart(width, '0'))
  return { kind: 'typed', entries: [entry.join('')] }
}
