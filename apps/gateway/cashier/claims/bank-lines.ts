import { ignoreBankLine } from '@ante/contract/console/bank-lines.ts'
import type { BankLine } from '@ante/contract/console/bank-lines.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'

import { maskedName } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { notifyOfLine } from '../queue-notices.ts'
import { claimColumns, foreignClaimWhere, shownClaim } from '../review/claims.ts'
import type { ClaimColumns } from '../review/claims.ts'
import type { Reviewer } from '../review/seen-withdrawal.ts'
import type { BankLineTable } from '../review/tables.ts'
import '../review/tables.ts'
import { parseBankLines } from './parse-bank-lines.ts'
import type { LineProblem } from './parse-bank-lines.ts'

const refuse = refusalsOf(ignoreBankLine)

export type BankLineRow = Selectable<BankLineTable>

interface ShownWith {
  /** Number of the deposit of a matched line. */
  deposit?: string | null
  claim: BankLine['claim']
}

export const shownLine = (row: BankLineRow, { deposit = null, claim }: ShownWith): BankLine => ({
  id: String(row.id),
  bookedAt: row.booked_at.toISOString(),
  amount: textOf(row.amount),
  currency: row.currency,
  payer: maskedName(row.payer),
  reference: row.reference,
  state: row.state,
  deposit,
  claim,
})

interface LinesQuery {
  state: BankLineRow['state']
  after?: string | undefined
  size: number
}

/** Returns a page of imported lines, newest first. */
export async function bankLinesPage(
  db: Db,
  reader: Reviewer,
  { state, after, size }: LinesQuery,
): Promise<{ lines: BankLine[]; next: string | null }> {
  const rows = await db
    .selectFrom('bank_line')
    .leftJoin('deposit', 'deposit.id', 'bank_line.deposit_id')
    .selectAll('bank_line')
    .select('deposit.transaction_id as number')
    .where('bank_line.merchant_code', '=', reader.merchantCode)
    .where('bank_line.state', '=', state)
    .$if(after !== undefined, (query) => query.where('bank_line.id', '<', BigInt(after ?? 0)))
    .orderBy('bank_line.id', 'desc')
    .limit(size + 1)
    .execute()
  const { page, next } = pageOf(rows, size, ({ id }) => String(id))
  const claims = await claimsOfLines(
    db,
    reader,
    page.map(({ id }) => id),
  )
  return {
    lines: page.map((row) => shownLine(row, { deposit: row.number, claim: claims.get(row.id) ?? null })),
    next,
  }
}

/** Returns the claims of reviewers who are matching these lines with deposits, by line. */
export async function claimsOfLines(
  db: Db,
  { staffId, now }: Reviewer,
  ids: readonly bigint[],
): Promise<Map<bigint, BankLine['claim']>> {
  const { rows } = await sql<ClaimColumns & { id: bigint }>`
    select claim.line_id as id, ${claimColumns}
    from deposit_claim claim join staff_account reviewer on reviewer.id = claim.staff_id
    where claim.line_id = any(${ids}::int8[]) and claim.expires_at > ${now}`.execute(db)
  return new Map(rows.map((row) => [row.id, shownClaim(row, staffId)]))
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

/**
 * Dismisses an open line, or reopens it; returns null if the line is matched or missing. Refuses a line that another
 * reviewer is matching.
 */
export async function putLineState(
  tx: Db,
  { id, state }: { id: string; state: 'open' | 'ignored' },
  reviewer: Reviewer,
): Promise<BankLineRow | null> {
  const { merchantCode } = reviewer
  const number = BigInt(id)
  // A claim of the line locks it as well, so that one of two simultaneous calls sees the other.
  await tx
    .selectFrom('bank_line')
    .select('id')
    .where('id', '=', number)
    .where('merchant_code', '=', merchantCode)
    .forUpdate()
    .execute()
  await requireFreeLine(tx, number, reviewer)
  const row = await tx
    .updateTable('bank_line')
    .set({ state })
    .where('id', '=', number)
    .where('merchant_code', '=', merchantCode)
    .where('state', '<>', 'matched')
    .returningAll()
    .executeTakeFirst()
  if (row) await notifyOfLine(tx, { id: number, merchantCode }, state === 'open' ? 'added' : 'changed')
  return row ?? null
}

/** Refuses the use of a bank line that another reviewer is matching with a deposit. The caller has locked the line. */
export async function requireFreeLine(tx: Db, id: bigint, { staffId, now }: Reviewer): Promise<void> {
  const condition = sql`claim.line_id = ${id}`
  const claim = await foreignClaimWhere(tx, sql`deposit_claim`, { condition, staffId, now })
  if (claim) throw refuse('bank.line.claimed', claim)
}
