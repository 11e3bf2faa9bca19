import type { BankLine } from '@ante/contract/console/bank-lines.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'

import { maskedName } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { BankLineTable } from '../review/tables.ts'
import '../review/tables.ts'
import { parseBankLines } from './parse-bank-lines.ts'
import type { LineProblem } from './parse-bank-lines.ts'

export type BankLineRow = Selectable<BankLineTable>

export const shownLine = (row: BankLineRow, deposit: string | null = null): BankLine => ({
  id: String(row.id),
  bookedAt: row.booked_at.toISOString(),
  amount: textOf(row.amount),
  currency: row.currency,
  payer: maskedName(row.payer),
  reference: row.reference,
  state: row.state,
  deposit,
})

interface LinesQuery {
  state: BankLineRow['state']
  after?: string | undefined
  size: number
}

/** Returns a page of imported lines, newest first. */
export async function bankLinesPage(
  db: Db,
  merchantCode: string,
  { state, after, size }: LinesQuery,
): Promise<{ lines: BankLine[]; next: string | null }> {
  const rows = await db
    .selectFrom('bank_line')
    .leftJoin('deposit', 'deposit.id', 'bank_line.deposit_id')
    .selectAll('bank_line')
    .select('deposit.transaction_id as number')
    .where('bank_line.merchant_code', '=', merchantCode)
    .where('bank_line.state', '=', state)
    .$if(after !== undefined, (query) => query.where('bank_line.id', '<', BigInt(after ?? 0)))
    .orderBy('bank_line.id', 'desc')
    .limit(size + 1)
    .execute()
  const { page, next } = pageOf(rows, size, ({ id }) => String(id))
  return { lines: page.map((row) => shownLine(row, row.number)), next }
}

export interface Import {
  merchantCode: string
  zone: string
  text: string
  now: Date
}

export type Imported = { imported: number; repeated: number; outgoing: number } | { problems: LineProblem[] }

/** Stores the new lines of a statement. If a line is invalid, stores none and returns the problems. */
export async function importLines(tx: Db, { merchantCode, zone, text, now }: Import): Promise<Imported> {
  const channels = await tx
    .selectFrom('payment_channel')
    .select('pay_currency')
    .distinct()
    .where('merchant_code', '=', merchantCode)
    .execute()
  const { lines, outgoing, problems } = parseBankLines(text, new Set(channels.map((row) => row.pay_currency)))
  if (problems.length > 0) return { problems }
  const { rows } = await sql<{ id: bigint }>`
    insert into bank_line (merchant_code, booked_at, amount, currency, payer, reference, line_hash, imported_at)
    select ${merchantCode}, line.booked_at::timestamp at time zone ${zone}, line.amount, line.currency, line.payer,
      line.reference, line.hash, ${now}
    from unnest(
      ${lines.map(({ bookedAt }) => bookedAt)}::text[], ${lines.map(({ amount }) => unitsOf(amount))}::int8[],
      ${lines.map(({ currency }) => currency)}::text[], ${lines.map(({ payer }) => payer)}::text[],
      ${lines.map(({ reference }) => reference)}::text[], ${lines.map(({ hash }) => hash)}::bytea[]
    ) line (booked_at, amount, currency, payer, reference, hash)
    on conflict (merchant_code, line_hash) do nothing returning id`.execute(tx)
  return { imported: rows.length, repeated: lines.length - rows.length, outgoing }
}

/** Dismisses an open line, or reopens it; returns null if the line is matched or missing. */
export async function putLineState(
  tx: Db,
  { merchantCode, id, state }: { merchantCode: string; id: string; state: 'open' | 'ignored' },
): Promise<BankLineRow | null> {
  const row = await tx
    .updateTable('bank_line')
    .set({ state })
    .where('id', '=', BigInt(id))
    .where('merchant_code', '=', merchantCode)
    .where('state', '<>', 'matched')
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}
