import type { Rational } from '../../kit/rational.ts'
import type { Board, Play, Terms, Tier } from '../../play.ts'
import type { Rule } from '../../rules/rule.ts'

/** A play before its family adds a menu, a price and its wire id. */
export interface Draft {
  /** Within its family and play type, below 500. */
  id: number
  code: string
  group: string
  subgroup: string
  board: Board
  rule: Rule
  tiers: readonly Tier[]
  /** Own terms, if they differ from those of the menu. */
  terms?: Terms
}

export function oneTier(odds: Rational): Tier[] {
  return [{ code: 'win', odds }]
}

export function tiersOf(odds: Readonly<Record<string, Rational>>): Tier[] {
  return Object.entries(odds).map(([code, each]) => ({ code, odds: each }))
}

type Shared = Pick<Play, 'family' | 'terms'>

export interface Menu {
  /** First id of the family's range of a thousand. */
  from: number
  tradition: readonly Draft[]
  entertainment: readonly Draft[]
}

/** Entertainment ids are in the second half of the thousand. */
const ENTERTAINMENT = 500

export function menuOf({ from, tradition, entertainment }: Menu, shared: Shared): Play[] {
  return [
    ...tradition.map((draft): Play => ({ ...shared, ...draft, id: from + draft.id, playType: 'tradition' })),
    ...entertainment.map((draft): Play => ({
      ...shared,
      ...draft,
      id: from + ENTERTAINMENT + draft.id,
      playType: 'entertainment',
    })),
  ]
}
