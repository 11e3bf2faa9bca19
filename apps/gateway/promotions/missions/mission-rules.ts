import { mondayOf, plusDays } from '@ante/contract/kit/days.ts'
import type { BoardWindow } from '@ante/contract/promotions/mission-type.ts'
import type { MissionRule, RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { textOf, unitsOf } from '../../kit/money.ts'

export type MissionsRules = RulesOf<'MISSION'>

/** First and last day of a promotion by the merchant's calendar; `last` is null if it has no end. */
export interface RunningDays {
  first: string
  last: string | null
}

/** First and last day that a mission counts, both inclusive, and the key of the period's entry. */
export interface Period {
  key: string
  from: string
  to: string | null
}

/** Returns the period that contains a day of the promotion, cut to the promotion's days. */
export function periodOf(
  { id, period }: Pick<MissionRule, 'id' | 'period'>,
  day: string,
  promotionDays: RunningDays,
): Period {
  const { first, last } = promotionDays
  if (period === 'once') return { key: id, from: first, to: last }
  const firstDay = period === 'daily' ? day : mondayOf(day)
  const lastDay = period === 'daily' ? day : plusDays(firstDay, 6)
  return {
    key: `${id}:${firstDay}`,
    from: firstDay < first ? first : firstDay,
    to: last !== null && last < lastDay ? last : lastDay,
  }
}

/** Returns the target of a mission: an amount in the ledger's units, or a count. */
export const targetOf = (rule: MissionRule): bigint => ('amount' in rule ? unitsOf(rule.amount) : BigInt(rule.count))

/** Returns the progress for display, at most the target. */
export function countedText(rule: MissionRule, counted: bigint): string {
  const nonNegative = counted > 0n ? counted : 0n
  const target = targetOf(rule)
  const capped = nonNegative < target ? nonNegative : target
  return 'amount' in rule ? textOf(capped) : String(capped)
}

/** Returns the first and last day of the board window that contains a day; `ends` is null if it has no end. */
export function boardDays(
  window: BoardWindow,
  day: string,
  { first, last }: RunningDays,
): { began: string; ends: string | null } {
  const windowDays = {
    day: { began: day, ends: day },
    week: { began: mondayOf(day), ends: plusDays(mondayOf(day), 6) },
    promotion: { began: first, ends: null },
  }[window]
  const ends = last !== null && (windowDays.ends === null || last < windowDays.ends) ? last : windowDays.ends
  return { began: windowDays.began, ends }
}

const BOARD_ID = 'board'

/** Returns the key of a winner's entry for a window. */
export const boardPeriod = (began: string): string => `${BOARD_ID}:${began}`

/** Returns a rank's prize, in the ledger's units; zero for none. */
export function prizeOf(prizes: readonly { to: number; amount: string }[], rank: number): bigint {
  return unitsOf(prizes.find(({ to }) => rank <= to)?.amount ?? '0')
}

/** Returns the reason why these rules are invalid, as a sentence for the operator; null if they are valid. */
export function problemOf({ missions, board }: MissionsRules): string | null {
  if (missions.length === 0 && !board) return 'The rules need missions, a board, or both.'
  const ids = missions.map(({ id }) => id)
  const repeatedId = ids.find((id, index) => ids.indexOf(id) !== index)
  if (repeatedId !== undefined) return `Two missions have the id ${repeatedId}: use unique ids.`
  // Board entries have `BOARD_ID` in their period, where mission entries have the id of the mission.
  if (ids.includes(BOARD_ID)) return `The mission id ${BOARD_ID} is reserved: use another id.`
  const ranks = board?.prizes.map(({ to }) => to) ?? []
  const isUpward = ranks.every((rank, index) => rank > (ranks[index - 1] ?? 0))
  return isUpward ? null : 'Prizes must be in order of ranks: each `to` is greater than the previous one.'
}
