import type { Selection } from '@ante/lottery/bet.ts'
import type { Board, Manual } from '@ante/lottery/play.ts'

/** Returns a uniformly distributed integer from 0 up to, not including, `below`. */
export type Dice = (below: number) => number

const TEXTS = 2 ** 32

/** Cryptographic random source of the browser, without bias towards small numbers. */
const chance: Dice = (below) => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word < TEXTS - (TEXTS % below) ? word % below : chance(below)
}

/** Maximum number of attempts. Random picks may be invalid, for example with the same car in two positions. */
const TRIES = 200

/** Returns random picks for the smallest stake of a play; null if no valid picks are found. */
export function randomSelection(
  board: Board,
  isStake: (selection: Selection) => boolean,
  dice = chance,
): Selection | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const selection = board.manual?.only ? typed(board.manual, dice) : picked(board, dice)
    if (isStake(selection)) return selection
  }
  return null
}

function picked({ rows, fewestRows }: Board, dice: Dice): Selection {
  const optional = rows.flatMap(({ min }, index) => (min === 0 ? [index] : []))
  const demanded = rows.length - optional.length
  const chosen = new Set(pickSome(optional, Math.max(0, fewestRows - demanded), dice))
  const counts = rows.map(({ min }, index) => (min === 0 && chosen.has(index) ? 1 : min))
  return { kind: 'picked', rows: rows.map(({ balls }, index) => picksOf(balls, counts[index] ?? 0, dice)) }
}

/** Returns picks in board order. */
function picksOf(balls: Board['rows'][number]['balls'], count: number, dice: Dice): string[] {
  const indexes = balls.map((_, index) => index)
  return pickSome(indexes, count, dice)
    .sort((a, b) => a - b)
    .flatMap((index) => balls[index]?.code ?? [])
}

/** Returns a random sample without duplicates. */
function pickSome<One>(from: readonly One[], count: number, dice: Dice): One[] {
  const remaining = [...from]
  return Array.from({ length: Math.min(count, remaining.length) }, () =>
    remaining.splice(dice(remaining.length), 1),
  ).flat()
}

function typed({ numbers, width, lowest, highest }: Manual, dice: Dice): Selection {
  const entry = Array.from({ length: numbers }, () => String(lowest + dice(highest - lowest + 1)).padStart(width, '0'))
  return { kind: 'typed', entries: [entry.join('')] }
}
