import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { makeTestMember } from '../test/make-test-member.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { mainAccountOf, merchantAccount, postTransfer } from './public.ts'
import { verifyLedger } from './verify-ledger.ts'

let gateway: TestGateway
let account: bigint

beforeEach(async () => {
  gateway = await startGateway()
  const { db } = gateway.ports
  account = await mainAccountOf(db, await makeTestMember(gateway, '10.00'))
  const credit = await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'vendor', vendor: 'ANS' })
  for (const key of ['a', 'b', 'c']) {
    const at = new Date('2026-03-01T10:00:00Z')
    await postTransfer(db, { key, code: 3200, debit: account, credit, amount: 10_000n, reference: 'r', at })
  }
})

afterEach(async () => {
  await gateway.stop()
})

/** As somebody could who owns the database: its own rules are off for a moment. */
async function tamper(statement: string): Promise<void> {
  await sql
    .raw(`
    alter table transfer disable trigger user; alter table account drop constraint never_overdrawn;
    ${statement};
    alter table transfer enable trigger user`)
    .execute(gateway.ports.db)
}

test('finds nothing wrong with a sound ledger', async () => {
  const { accounts, transfers, problems } = await verifyLedger(gateway.ports.db)
  expect(problems).toEqual([])
  expect(accounts).toBeGreaterThan(14)
  expect(transfers).toBeGreaterThan(accounts)
})

test.each([
  [
    'a balance that was raised',
    `update account set balance = balance + 1 where kind = 'member' and balance > 0`,
    'sum to',
  ],
  ['a balance that hides behind another', `update account set balance = 0 where member_id is not null`, 'is not where'],
  ['a debt', `update account set balance = -1 where kind = 'member'`, 'is overdrawn'],
  ['an amount that was changed', `update transfer set amount = amount * 2 where key = 'b'`, 'does not follow'],
  ['a key that was changed', `update transfer set key = 'z' where key = 'b'`, 'has a hash that does not follow'],
  [
    'a time that was changed',
    `update transfer set occurred_at = now() where key = 'a'`,
    'has a hash that does not follow',
  ],
  ['a transfer that was taken out', `delete from transfer where key = 'b'`, 'follows no entry'],
  ['the last transfer taken out', `delete from transfer where key = 'c'`, 'is not where its last entry left it'],
  [
    'a balance and its entry changed together',
    `update transfer set amount = 1, debit_balance = debit_balance + 9999 where key = 'c';
     update account set balance = balance + 9999 where version = 4`,
    'has a hash that does not follow',
  ],
  [
    'a side without its place in the chain',
    `update transfer set debit_version = null, debit_balance = null, debit_hash = null where key = 'c'`,
    'is not chained',
  ],
])('finds %s', async (_what, statement, problem) => {
  await tamper(statement)
  expect((await verifyLedger(gateway.ports.db)).problems).toContainEqual(expect.stringContaining(problem))
})
