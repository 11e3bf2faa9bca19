import { isYear, rowsOfPeriod } from '@ante/contract/statements/statement-period.ts'
import { dayOf } from '@ante/contract/kit/days.ts'

import type { Db } from '../kit/db.ts'
import { momentOf } from '../kit/zone-days.ts'
import { playByDay } from '../launch/public.ts'
import type { PlayOfDay } from '../launch/public.ts'
import { walletMovements } from '../wallet/public.ts'
import { requireReconciled, statementRow } from './statement-rows.ts'
import type { Played, StatementRow } from './statement-rows.ts'

interface ComputedStatement {
  memberId: bigint
  period: string
  zone: string
  /** Time up to which movements are included, so that a repeated job makes the same statement. */
  until: Date
}

/** Returns the rows of a statement, from the ledger and the daily sums of bets. */
export async function computeStatement(
  db: Db,
  { memberId, period, zone, until }: ComputedStatement,
): Promise<StatementRow[]> {
  const { days, end } = rowsOfPeriod(period, dayOf(zone, until))
  const [from] = days
  if (from === undefined) throw new Error(`${period} has not begun`)
  const times = [...days, end].map((day) => new Date(Math.min(momentOf(zone, day), until.getTime())))
  const movements = await walletMovements(db, { memberId, times })
  const played = await playByDay(db, { memberId, from, to: end })
  const rows = days.flatMap((day, index) => {
    const movement = movements[index]
    return movement ? [statementRow(day, movement, playedFrom(played, day, isYear(period)))] : []
  })
  requireReconciled(rows)
  return rows
}

const MONTH_LENGTH = 7

function playedFrom(playDays: readonly PlayOfDay[], first: string, isMonth: boolean): Played {
  const prefix = isMonth ? first.slice(0, MONTH_LENGTH) : first
  const sums = { staked: 0n, paid: 0n, valid: 0n }
  for (const { day, staked, paid, valid } of playDays) {
    if (!day.startsWith(prefix)) continue
    sums.staked += staked
    sums.paid += paid
    sums.valid += valid
  }
  return sums
}
