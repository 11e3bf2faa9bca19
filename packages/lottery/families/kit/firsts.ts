import { rational } from '../../kit/rational.ts'
import type { Manual } from '../../play.ts'
import { board, boardOfAny } from './boards.ts'
import { oneTier } from './play-of.ts'
import type { Draft } from './play-of.ts'
import { rankRows } from './ranks.ts'

/** A draw of numbers without repetition, of which the first `places` are used. */
export interface Drawing {
  balls: readonly string[]
  places: number
}

interface Named {
  id: number
  code: string
}

export const positionsFrom = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Returns the format of typed entries, with two digits per number: `0110` is 1 and 10. */
export function typedNumbers({ balls }: Drawing, numbers: number, unordered = false): Manual {
  return { numbers, width: 2, lowest: 1, highest: balls.length, distinct: true, unordered, only: false }
}

/** Returns the play on the first `length` numbers in order. */
export function firstStraightDraft(drawing: Drawing, { id, code }: Named, length: number): Draft {
  const ways = positionsFrom(length).reduce((product, drawn) => product * (drawing.balls.length - drawn), 1)
  return {
    id,
    code,
    group: 'firsts',
    subgroup: `first${length}`,
    board: board(rankRows(drawing.balls, length), typedNumbers(drawing, length)),
    rule: { kind: 'straight', at: positionsFrom(length), distinct: true },
    tiers: oneTier(rational(ways)),
  }
}

export function fixedRankDraft({ balls, places }: Drawing, { id, code }: Named): Draft {
  return {
    id,
    code,
    group: 'fixed',
    subgroup: 'fixed',
    board: boardOfAny(rankRows(balls, places)),
    rule: { kind: 'each', features: positionsFrom(places).map((at) => ({ kind: 'number', at })), tier: 'win' },
    tiers: oneTier(rational(balls.length)),
  }
}
