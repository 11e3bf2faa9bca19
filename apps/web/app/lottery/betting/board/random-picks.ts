import type { Selection } from '@ante/lottery/bet.ts'
import type { Board, Manual } from '@ante/lottery/play.ts'

/** Returns a uniformly distributed integer from 0 up to, not including, `below`. */
export type Dice = (below: number) => number

const WORDS = 2 ** 32

/** Cryptographic random source of the browser, without bias towards small numbers. */
const chance: Dice = (below) => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word < WORDS - (WORDS % below) ? word % below : chance(below)
}

/**
 * Maximum number of attempts: after this many invalid stakes, such as a car in two positions, no valid one can be found
 * this way.
 */
const TRIES = 200

/** Returns a random smallest stake of a play; null where no valid one is found. */
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

/** Returns picks in board order. */
function picksOf(balls: Board['rows'][number]['balls'], count: number, dice: Dice): string[] {
  const places = balls.map((_, place) => place)
  return some(places, count, dice)
    .sort((one, other) => one - other)
    .flatMap((place) => balls[place]?.code ?? [])
}

/** Returns a random sample without duplicates. */
function some<One>(from: readonly One[], count: number, dice: Dice): One[] {
  const left = [...from]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(dice(left.length), 1)).flat()
}

function typed({ numbers, width, lowest, highest }: Manual, dice: Dice): Selection {
  const entry = Array.from({ length: numbers }, () => String(lowest + dice(highest - lowest + 1)).padStart(width, '0'))
  return { kind: 'typed', entries: [entry.join('')] }
}
