import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { merchantAccount } from './accounts.ts'
import { postTransfer } from './post-transfer.ts'
import type { Posted } from './post-transfer.ts'
import { transactionCode } from './transaction-codes.ts'

export interface Pool {
  units: bigint
  currency: string
}

/**
 * Returns the jackpot balances of these merchants; merchants without one are omitted. The condition that the account
 * belongs to no member is redundant, but lets the planner use the partial index by merchant.
 */
export async function jackpotPools(db: Db, merchantCodes: string[]): Promise<Map<string, Pool>> {
  const { rows } = await sql<{ merchant_code: string; currency: string; units: bigint }>`
    select a.merchant_code, a.currency, sum(pool.amount)::int8 as units
    from account a join jackpot_pool pool on pool.account_id = a.id
    where a.merchant_code = any (${merchantCodes}) and a.kind = 'jackpot' and a.kind <> 'member'
    group by a.id`.execute(db)
  return new Map(rows.map(({ merchant_code: code, currency, units }) => [code, { units, currency }]))
}

/** Returns the part of a vendor's payout that is a jackpot, including what the house added. */
export async function jackpotPaidWith(
  db: Db,
  { vendor, transactionId }: { vendor: string; transactionId: string },
): Promise<bigint> {
  const keys = ['jackpot', 'jackpot-covered'].map((part) => `${part}:${vendor}:${transactionId}`)
  const { paid } = await db
    .selectFrom('transfer')
    .select(({ fn }) => fn.sum<string | null>('amount').as('paid'))
    .where('key', 'in', keys)
    .executeTakeFirstOrThrow()
  return BigInt(paid ?? 0)
}

export interface JackpotSeed {
  /** Idempotency key without expiry at this merchant: a repeat grants nothing more. */
  key: string
  merchantCode: string
  currency: string
  amount: bigint
  at: Date
}

/**
 * Seeds a jackpot from the merchant's house account, on behalf of an operator. The same amount is added automatically
 * whenever the jackpot was won.
 */
export async function seedJackpot(tx: Db, seed: JackpotSeed): Promise<Posted> {
  const { key, merchantCode, currency, amount, at } = seed
  await changeJackpotSeed(tx, { merchantCode, amount })
  return postTransfer(tx, {
    key: `jackpot-seed:${key}:${merchantCode}`,
    code: transactionCode.systemAdjustmentUp,
    debit: await merchantAccount(tx, { merchantCode, currency, kind: 'house' }),
    credit: await merchantAccount(tx, { merchantCode, currency, kind: 'jackpot' }),
    amount,
    reference: 'jackpot',
    at,
  })
}

/** Returns the amounts with which the jackpots of these merchants restart after a win. */
export async function jackpotSeeds(db: Db, merchantCodes: string[]): Promise<Map<string, bigint>> {
  if (merchantCodes.length === 0) return new Map()
  const rows = await db.selectFrom('jackpot_seed').selectAll().where('merchant_code', 'in', merchantCodes).execute()
  return new Map(rows.map(({ merchant_code: code, amount }) => [code, amount]))
}

export async function changeJackpotSeed(
  tx: Db,
  { merchantCode, amount }: { merchantCode: string; amount: bigint },
): Promise<void> {
  await tx
    .insertInto('jackpot_seed')
    .values({ merchant_code: merchantCode, amount })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet({ amount }))
    .execute()
}
