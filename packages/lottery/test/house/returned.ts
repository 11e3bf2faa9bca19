import type { Selection } from '../../bet.ts'
import type { Draw } from '../../draw.ts'
import { fairReturns } from '../fair-return.ts'
import type { Family } from '../../family.ts'
import { ONE, add, rational, multiply } from '../../kit/rational.ts'
import type { Rational } from '../../kit/rational.ts'
import type { Play } from '../../play.ts'
import { playsOf } from '../../plays.ts'

export function requirePlay(family: Family, code: string): Play {
  const play = playsOf(family, 'Lott').find((candidate) => candidate.code === code)
  if (!play) throw new Error(`no play ${code} of ${family}`)
  return play
}

export const picked = (...rows: readonly (readonly string[])[]): Selection => ({ kind: 'picked', rows })

interface Bought {
  family: Family
  play: string
  selection: Selection
}

/** Returns the exact return of a stake of one over these draws: before truncation, after the house edge. */
export function returned({ family, play: code, selection }: Bought, draws: Iterable<Draw>): Rational {
  const play = requirePlay(family, code)
  const once = [...draws].map((draw) => ({ draw, times: 1 }))
  const [received] = fairReturns({ play, prizeMode: 'Lott' }, [selection], once)
  if (!received) throw new Error(`no return computed for ${code}`)
  return add(multiply(received.won, shareOf(play)), received.returned)
}

function shareOf({ terms }: Play): Rational {
  if (terms.kind === 'series') return ONE
  const stored = rational(terms.fee.d - terms.fee.n, terms.fee.d)
  return multiply(multiply(terms.factor, stored), rational(terms.price.d, terms.price.n))
}

/** Returns every tuple with one element of each list. */
export function tuplesOf<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((shorter, list) => shorter.flatMap((tuple) => list.map((item) => [...tuple, item])), [[]])
}

export const DIGITS = Array.from({ length: 10 }, (_, digit) => digit)
