import { team } from '@ante/demo/team.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { countAllEvents, problemsOf } from '../agents/teams/test/team.ts'
import { inTransaction } from '../kit/db.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { verifyLedger } from '../wallet/public.ts'
import { teamPart } from './team-part.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

test('the demo’s tree has five levels below its root, the same at each merchant', async () => {
  expect(team.length).toBeGreaterThanOrEqual(34)
  const { rows } = await sql<{ merchant: string; people: bigint; depth: number }>`
    select merchant_code as merchant, count(*) as people, max(cardinality(line_of(path))) as depth from member
    where account = any (${team.map(({ account }) => account)}::text[]) group by merchant_code order by 1`.execute(
    gateway.ports.db,
  )
  expect(rows).toEqual(
    merchants.map(({ code }) => ({ merchant: code, people: BigInt(team.length), depth: 6 })).toSorted(byMerchant),
  )
})

const byMerchant = (a: { merchant: string }, b: { merchant: string }) => a.merchant.localeCompare(b.merchant)

test('past bets are consistent in rounds, ledger and sums, and are written once', { timeout: 120_000 }, async () => {
  const { db, clock } = gateway.ports
  await sql`update member set account = 'former-' || account where account = any (${team.map(({ account }) => account)}::text[])`.execute(
    db,
  )
  await db.deleteFrom('confusable_name').execute()
  const write = () => inTransaction(db, (tx) => teamPart({ clock, hasPast: true }).write(tx))
  await write()
  const rounds = async () => (await db.selectFrom('game_round').select('round_id').execute()).length
  const played = await rounds()
  expect(played).toBeGreaterThan(100)
  await write()
  expect(await rounds()).toBe(played)
  await countAllEvents(gateway)
  expect(await problemsOf(gateway)).toEqual([])
  expect((await verifyLedger(db)).problems).toEqual([])
})
