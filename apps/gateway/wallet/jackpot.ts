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
 * What the jackpot accounts of these merchants hold; a merchant without one is left out. That no jackpot is a member's is
 * said again for the planner: the index by merchant leaves members out.
 */
export async function jackpotPools(db: Db, merchantCodes: string[]): Promise<Map<string, Pool>> {
  const { rows } = await sql<{ merchant_code: string; currency: string; units: bigint }>`
    select a.merchant_code, a.currency, sum(pool.amount)::int8 as units
    from account a join jackpot_pool pool on pool.account_id = a.id
    where a.merchant_code = any (${merchantCodes}) and a.kind = 'jackpot' and a.kind <> 'member'
    group by a.id`.execute(db)
  return new Map(rows.map(({ merchant_code: code, currency, units }) => [code, { units, currency }]))
}

/** What one of a vendor's wins was paid out of a jackpot, the house's part of it included. */
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
  /** Once and for ever at this merchant: repeating it gives nothing more. */
  key: string
  merchantCode: string
  currency: string
  amount: bigint
  at: Date
}

/**
 * Money from the merchant's house with which a jackpot begins, by the operator's hand. As much comes again by itself
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

/** With what the jackpots of these merchants begin again after they were won. */
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
