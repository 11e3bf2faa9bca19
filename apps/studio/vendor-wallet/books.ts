import { MAX_BUSINESS_RECORDS } from '@ante/contract/launch/business-wallet.ts'
import type { BusinessRecord } from '@ante/contract/launch/business-wallet.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'

import { decimalText } from '@ante/wallet-client/decimal-text.ts'
import type { Member } from './members.ts'

export interface NewMove extends Member {
  id: string
  kind: 'bet' | 'win' | 'rollback'
  roundId: string
  betId: string | null
  gameCode: string
  cents: bigint
  closesRound: boolean
  /** Valid-bet data reported with a win. */
  rakeCents?: bigint | null
  validCents?: bigint | null
}

/** Stores a move with the next number. The caller must hold the lock on the member's balance. */
export async function writeMove(tx: Queryable, move: NewMove): Promise<void> {
  const { rows } = await tx.query<{ number: bigint }>(
    `insert into vendor_wallet.books (vendor, number) values ($1, 1)
     on conflict (vendor) do update set number = vendor_wallet.books.number + 1 returning number`,
    [move.vendor],
  )
  await tx.query(
    `insert into vendor_wallet.move (number, vendor, id, kind, username, round_id, bet_id, game_code, cents, closes_round,
       rake_cents, valid_cents)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      rows[0]?.number,
      move.vendor,
      move.id,
      move.kind,
      move.username,
      move.roundId,
      move.betId,
      move.gameCode,
      move.cents,
      move.closesRound,
      move.rakeCents ?? null,
      move.validCents ?? null,
    ],
  )
}

/** Returns the ids of those moves that exist in the books. */
export async function movesById(tx: Queryable, vendor: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from vendor_wallet.move where vendor = $1 and id = any ($2)',
    [vendor, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

interface Row {
  number: bigint
  id: string
  kind: BusinessRecord['kind']
  username: string
  round_id: string
  bet_id: string | null
  game_code: string
  cents: bigint
  closes_round: boolean
  rake_cents: bigint | null
  valid_cents: bigint | null
  booked_at: Date
}

/** Returns the moves after a cursor, and the next cursor. */
export async function movesAfter(
  db: Db,
  { vendor, since, limit }: { vendor: string; since: string; limit: number },
): Promise<{ records: BusinessRecord[]; next: string }> {
  const { rows } = await db.query<Row>(
    'select * from vendor_wallet.move where vendor = $1 and number > $2 order by number limit $3',
    [vendor, /^\d{1,18}$/.test(since) ? since : '0', Math.min(limit, MAX_BUSINESS_RECORDS)],
  )
  const records = rows.map(({ cents, booked_at: at, ...row }) => ({
    id: row.id,
    kind: row.kind,
    username: row.username,
    round_id: row.round_id,
    bet_id: row.bet_id,
    game_code: row.game_code,
    closes_round: row.closes_round,
    amount: decimalText(cents),
    ...(row.rake_cents !== null && { rake: decimalText(row.rake_cents) }),
    ...(row.valid_cents !== null && { valid_bet: decimalText(row.valid_cents) }),
    at: at.getTime(),
  }))
  return { records, next: rows.at(-1)?.number.toString() ?? since }
}
