import { plusDays } from '@ante/contract/kit/days.ts'
import { LEADERBOARD_ROWS } from '@ante/contract/promotions/leaderboard.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { maskedAccount } from '../../../kit/masked-account.ts'
import type { Ports } from '../../../kit/ports.ts'
import type { Promotion } from '../../core/type-definition.ts'
import { dayBegins, merchantDay } from '../../merchant-day.ts'
import { boardDays } from '../mission-rules.ts'
import type { MissionsRules } from '../mission-rules.ts'
import { runningDays } from '../running-days.ts'
import '../tables.ts'

export interface Ranked {
  rank: number
  memberId: bigint
  account: string
  /** In hundredths of the ledger's units. */
  score: bigint
}

export interface Winner extends Ranked {
  prize: bigint
}

/** First ranks of a board, which are the same for all members. */
export interface Standings {
  began: string
  from: Date
  until: Date | null
  rows: Ranked[]
  previous: { from: Date; until: Date; winners: Winner[] } | null
}

/** Cache lifetime of a board's ranks in milliseconds. */
export const EVALUATED_EVERY_MS = 5_000

type PendingStandings = Promise<Standings>

/** Caches the first ranks of boards: each board is read once per interval, for any number of viewers. */
export class BoardCache {
  readonly #ports: Pick<Ports, 'db' | 'clock'>
  readonly #seen = new Map<string, { at: number; standings: PendingStandings }>()

  constructor(ports: Pick<Ports, 'db' | 'clock'>) {
    this.#ports = ports
  }

  of(promotion: Promotion<MissionsRules>, board: NonNullable<MissionsRules['board']>): PendingStandings {
    const now = this.#ports.clock.now()
    const key = `${promotion.id} ${promotion.version}`
    const cached = this.#seen.get(key)
    if (cached && Math.abs(now.getTime() - cached.at) < EVALUATED_EVERY_MS) return cached.standings
    const standings = standingsOf(this.#ports.db, promotion, { board, now })
    this.#dropOldEntries(now.getTime())
    this.#seen.set(key, { at: now.getTime(), standings })
    // After a failure the next request reads again.
    standings.catch(() => this.#seen.delete(key))
    return standings
  }

  #dropOldEntries(now: number): void {
    for (const [key, { at }] of this.#seen) if (Math.abs(now - at) >= EVALUATED_EVERY_MS) this.#seen.delete(key)
  }
}

async function standingsOf(
  db: Db,
  promotion: Promotion<MissionsRules>,
  { board, now }: { board: NonNullable<MissionsRules['board']>; now: Date },
): Promise<Standings> {
  const { id, merchant_code: merchantCode, ends_at: promotionEnd } = promotion
  const today = await merchantDay(db, merchantCode, now)
  const { began, ends } = boardDays(board.window, today, await runningDays(db, promotion))
  const [from = now, windowEnd = null] = await dayBegins(
    db,
    merchantCode,
    began,
    ...(ends === null ? [] : [plusDays(ends, 1)]),
  )
  const until = promotionEnd && (windowEnd === null || promotionEnd < windowEnd) ? promotionEnd : windowEnd
  return { began, from, until, rows: await topOf(db, id, began), previous: await previousOf(db, promotion) }
}

async function topOf(db: Db, promotionId: bigint, began: string): Promise<Ranked[]> {
  const { rows } = await sql<{ memberId: bigint; account: string; score: bigint }>`
    select top.member_id as "memberId", member.account, top.score
    from (
      select member_id, score, reached from board_score
      where promotion_id = ${promotionId} and began = ${began}::date and score > 0
      order by score desc, reached limit ${LEADERBOARD_ROWS}) top
    join member on member.id = top.member_id order by top.score desc, top.reached`.execute(db)
  return rows.map((row, index) => ({ ...row, account: maskedAccount(row.account), rank: index + 1 }))
}

async function previousOf(db: Db, { id, merchant_code: merchantCode }: Promotion): Promise<Standings['previous']> {
  const { rows: windows } = await sql<{ began: string; ended: string }>`
    select to_char(began, 'YYYY-MM-DD') as began, to_char(ended, 'YYYY-MM-DD') as ended
    from board_window where promotion_id = ${id} order by board_window.began desc limit 1`.execute(db)
  const [last] = windows
  if (!last) return null
  const { rows } = await sql<Winner>`
    select rank, member_id as "memberId", account, score, prize
    from board_winner join member on member.id = member_id
    where promotion_id = ${id} and began = ${last.began}::date order by rank`.execute(db)
  const [from, until] = await dayBegins(db, merchantCode, last.began, plusDays(last.ended, 1))
  if (!from || !until) return null
  return { from, until, winners: rows.map((row) => ({ ...row, account: maskedAccount(row.account) })) }
}
