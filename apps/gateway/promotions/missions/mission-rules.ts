import { mondayOf, plusDays } from '@ante/contract/kit/days.ts'
import type { BoardWindow } from '@ante/contract/promotions/mission-type.ts'
import type { MissionRule, RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { textOf, unitsOf } from '../../kit/money.ts'

export type MissionsRules = RulesOf<'MISSION'>

/** The days of the merchant's calendar on which a promotion runs; null where it has no end. */
export interface RunningDays {
  first: string
  last: string | null
}

/** The days of which a mission counts what is done, both counted, and what its entry is called for them. */
export interface Period {
  key: string
  from: string
  to: string | null
}

/** The period that a day belongs to; what was before the promotion was opened counts in none. */
export function periodOf(
  { id, period }: Pick<MissionRule, 'id' | 'period'>,
  day: string,
  running: RunningDays,
): Period {
  const { first, last } = running
  if (period === 'once') return { key: id, from: first, to: last }
  const begins = period === 'daily' ? day : mondayOf(day)
  const ends = period === 'daily' ? day : plusDays(begins, 6)
  return {
    key: `${id}:${begins}`,
    from: begins < first ? first : begins,
    to: last !== null && last < ends ? last : ends,
  }
}

/** An amount in the ledger's units, or how often. */
export const targetOf = (rule: MissionRule): bigint => ('amount' in rule ? unitsOf(rule.amount) : BigInt(rule.count))

/** As members read it. */
export function countedText(rule: MissionRule, counted: bigint): string {
  const least = counted > 0n ? counted : 0n
  const target = targetOf(rule)
  const shown = least < target ? least : target
  return 'amount' in rule ? textOf(shown) : String(shown)
}

/** The first and the last day of the window of a board that a day belongs to; its last is null where it has no end. */
export function boardDays(
  window: BoardWindow,
  day: string,
  { first, last }: RunningDays,
): { began: string; ends: string | null } {
  const whole = {
    day: { began: day, ends: day },
    week: { began: mondayOf(day), ends: plusDays(mondayOf(day), 6) },
    promotion: { began: first, ends: null },
  }[window]
  const ends = last !== null && (whole.ends === null || last < whole.ends) ? last : whole.ends
  return { began: whole.began, ends }
}

const BOARD_ID = 'board'

/** What the entry of whoever has won a window is called. */
export const boardPeriod = (began: string): string => `${BOARD_ID}:${began}`

/** What a rank is given, in the ledger's units; zero for nothing. */
export function prizeOf(prizes: readonly { to: number; amount: string }[], rank: number): bigint {
  return unitsOf(prizes.find(({ to }) => rank <= to)?.amount ?? '0')
}

/** Why these rules make no sense, as a sentence for the operator; null where they do. */
export function problemOf({ missions, board }: MissionsRules): string | null {
  if (missions.length === 0 && !board) return 'Say missions, a board, or both.'
  const ids = missions.map(({ id }) => id)
  const twice = ids.find((id, place) => ids.indexOf(id) !== place)
  if (twice !== undefined) return `Two missions are called ${twice}: each needs an id of its own.`
  // An entry of a mission is called by its id, and what a board gives by this.
  if (ids.includes(BOARD_ID)) return `No mission can be called ${BOARD_ID}: say another id.`
  const ranks = board?.prizes.map(({ to }) => to) ?? []
  const isUpward = ranks.every((rank, place) => rank > (ranks[place - 1] ?? 0))
  return isUpward ? null : 'The prizes go from the first rank down: each `to` is greater than the one before.'
}
