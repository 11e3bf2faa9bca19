import { randomUUID } from 'node:crypto'

import { openDatabase } from '@ante/gateway/kit/db.ts'
import type { Database } from '@ante/gateway/kit/db.ts'
import { PostgresBus } from '@ante/gateway/kit/postgres-bus.ts'
import { BalancePublisher, grant } from '@ante/gateway/wallet/public.ts'
import { pino } from 'pino'

import { site } from './site.ts'

/** Units of 1/10,000 of the currency, as in the ledger. */
const UNITS = 10_000n

const MEMBER = `
  select member.id, merchant.currency from member join merchant on merchant.code = member.merchant_code
  where member.account = $1 and member.merchant_code = $2`
const ROUNDS = `
  select count(*) as count from game_round join member on member.id = game_round.member_id
  where member.account = $1 and member.merchant_code = $2 and game_round.state = 'closed'`

/** Runs a function on the database of the site, while the gateway is running. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase({ connectionString: site().databaseUrl, max: 1 }, () => {})
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * Credits money from the merchant's house account through the ledger, and publishes the event, as a cashier on another
 * instance would.
 */
export function creditMember(account: string, merchantCode: string, amount: bigint): Promise<void> {
  return withDatabase(async ({ db, pool }) => {
    const { rows } = await pool.query<{ id: bigint; currency: string }>(MEMBER, [account, merchantCode])
    const [member] = rows
    if (!member) throw new Error(`${merchantCode} has no member ${account}`)
    const { id: memberId, currency } = member
    const gift = {
      key: `journey-${randomUUID()}`,
      memberId,
      merchantCode,
      currency,
      amount: amount * UNITS,
      at: new Date(),
    }
    await db.transaction().execute((tx) => grant(tx, gift))
    await publishAsAnotherInstance(memberId)
  })
}

/** Returns the number of the member's completed rounds. */
export function roundsOf(account: string, merchantCode: string): Promise<number> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ count: bigint }>(ROUNDS, [account, merchantCode])
    return Number(rows[0]?.count)
  })
}

async function publishAsAnotherInstance(memberId: bigint): Promise<void> {
  const bus = await PostgresBus.open(site().databaseUrl, pino({ level: 'silent' }))
  const balances = new BalancePublisher(bus)
  balances.changed([String(memberId)])
  balances.flush()
  await bus.close()
}
