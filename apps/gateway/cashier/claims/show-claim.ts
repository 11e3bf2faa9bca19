import type { showQueuedDeposit, showReceipt } from '@ante/contract/console/deposits.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import { maskedName, payeeNameOf } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { debitableOf, hasOpenProblem } from '../deposits/deposit-problem.ts'
import type { Deposit } from '../deposits/deposits.ts'
import type { Reviewer } from '../review/seen-withdrawal.ts'
import { claimsOfLines, shownLine } from './bank-lines.ts'
import type { BankLineRow } from './bank-lines.ts'
import { queuedDeposits } from './deposit-queue.ts'
import { matchReasons, scoreOf } from './suggest-lines.ts'

type DepositPage = OutputOf<typeof showQueuedDeposit>

const CANDIDATES = 300
const SUGGESTED = 5
const MAX_ROWS = 100

/** Returns a merchant's deposit by its number. */
export const depositNumbered = (db: Db, merchantCode: string, number: string): Promise<Deposit | undefined> =>
  db
    .selectFrom('deposit')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('transaction_id', '=', number)
    .executeTakeFirst()

/** Returns the review page of a deposit; null if the merchant has none with this number. */
export async function claimOf(db: Db, reader: Reviewer, number: string): Promise<DepositPage | null> {
  const row = await depositNumbered(db, reader.merchantCode, number)
  const deposit = row && (await queuedDeposits(db, reader, [row.id])).get(row.id)
  if (!row || !deposit) return null
  const payee = await payeeNameOf(db, row.member_id)
  return {
    deposit,
    payee: payee === null ? null : maskedName(payee),
    suggestions: row.state === 'SUCCESS' ? [] : await suggestionsFor(db, row, { payee, reader }),
    duplicates: await equalReceipts(db, row),
    debitable: textOf(hasOpenProblem(row) ? debitableOf(row) : 0n),
    steps: await stepsOf(db, row.id),
  }
}

/** Returns the open bank lines that match best by amount, number, payer and time. */
async function suggestionsFor(
  db: Db,
  deposit: Deposit,
  { payee: payeeName, reader }: { payee: string | null; reader: Reviewer },
): Promise<DepositPage['suggestions']> {
  const { merchant_code: merchantCode, pay_currency: currency, pay_amount: toPay, created_at: createdAt } = deposit
  const since = new Date(createdAt.getTime() - DAY_MS)
  const { rows } = await sql<BankLineRow>`
    (select * from bank_line where merchant_code = ${merchantCode} and currency = ${currency} and state = 'open'
      and amount = ${toPay} and booked_at >= ${since} order by id desc limit ${CANDIDATES})
    union
    (select * from bank_line where merchant_code = ${merchantCode} and currency = ${currency} and state = 'open'
      and booked_at >= ${since} order by id desc limit ${CANDIDATES})`.execute(db)
  const expected = {
    number: deposit.transaction_id,
    toPay,
    payerReference: deposit.payer_reference,
    payeeName,
    createdAt,
  }
  const best = rows
    .map((row) => {
      const because = matchReasons(expected, { ...row, bookedAt: row.booked_at })
      return { row, score: scoreOf(because), because }
    })
    .filter(({ because }) => because.length > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, SUGGESTED)
  const claims = await claimsOfLines(
    db,
    reader,
    best.map(({ row }) => row.id),
  )
  return best.map(({ row, ...found }) => ({ ...found, line: shownLine(row, { claim: claims.get(row.id) ?? null }) }))
}

async function equalReceipts(db: Db, { id, merchant_code: merchantCode }: Deposit): Promise<DepositPage['duplicates']> {
  const { rows } = await sql<{ id: string; account: string; at: Date }>`
    select deposit.transaction_id as id, member.account, same.at
    from deposit_receipt own
    join deposit_receipt same on same.picture_hash = own.picture_hash and same.deposit_id <> own.deposit_id
    join deposit on deposit.id = same.deposit_id
    join member on member.id = deposit.member_id
    where own.deposit_id = ${id} and deposit.merchant_code = ${merchantCode}
    order by same.at limit ${MAX_ROWS}`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

async function stepsOf(db: Db, id: bigint): Promise<DepositPage['steps']> {
  const rows = await db
    .selectFrom('deposit_step')
    .selectAll()
    .where('deposit_id', '=', id)
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ at, from_state: from, to_state: to, refused: isRefused, actor, reason }) => {
    return { at: at.toISOString(), from, to, isRefused, actor, reason }
  })
}

/** Returns the picture of a receipt; null if there is none. */
export async function receiptOf(
  db: Db,
  merchantCode: string,
  number: string,
): Promise<OutputOf<typeof showReceipt> | null> {
  const row = await db
    .selectFrom('deposit_receipt')
    .innerJoin('deposit', 'deposit.id', 'deposit_receipt.deposit_id')
    .select(['picture', 'width', 'height', 'deposit_receipt.at'])
    .where('deposit.merchant_code', '=', merchantCode)
    .where('transaction_id', '=', number)
    .executeTakeFirst()
  if (!row) return null
  const { picture, width, height, at } = row
  return { picture: picture.toString('base64'), width, height, at: at.toISOString() }
}
