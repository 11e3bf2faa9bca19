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

/** Manipulates rows as the owner of the database could, with constraints temporarily disabled. */
async function tamper(statement: string): Promise<void> {
  await sql
    .raw(`
    alter table transfer disable trigger user; alter table account drop constraint never_overdrawn;
    ${statement};
    alter table transfer enable trigger user`)
    .execute(gateway.ports.db)
}

test('finds nothing wrong with a consistent ledger', async () => {
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
  ['balances of members that were reset', `update account set balance = 0 where member_id is not null`, 'is not where'],
  ['a negative balance', `update account set balance = -1 where kind = 'member'`, 'is overdrawn'],
  ['an amount that was changed', `update transfer set amount = amount * 2 where key = 'b'`, 'does not follow'],
  ['a key that was changed', `update transfer set key = 'z' where key = 'b'`, 'has a hash that does not follow'],
  [
    'a time that was changed',
    `update transfer set occurred_at = now() where key = 'a'`,
    'has a hash that does not follow',
  ],
  ['a deleted transfer', `delete from transfer where key = 'b'`, 'follows no entry'],
  ['the deleted last transfer', `delete from transfer where key = 'c'`, 'is not where its last entry left it'],
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
  [
    'money that went to an account that does not exist',
    `alter table transfer drop constraint credit_of_one_merchant; update transfer set credit_account = 987654321 where key = 'b'`,
    'does not move an amount between two accounts',
  ],
  [
    'money that went to another merchant',
    `alter table transfer drop constraint credit_of_one_merchant;
     update transfer set credit_account = (select id from account where merchant_code = 'lotus' limit 1) where key = 'b'`,
    'does not move an amount between two accounts',
  ],
  [
    'a key that stands twice',
    `alter table transfer drop constraint transfer_key_key; update transfer set key = 'a' where key = 'b'`,
    'the key a stands more than once',
  ],
  [
    'a transfer that was put in without its place',
    `insert into transfer (key, code, merchant_code, currency, debit_account, credit_account, amount, reference, occurred_at)
     select 'forged', code, merchant_code, currency, credit_account, debit_account, amount, reference, occurred_at
     from transfer where key = 'a'`,
    'forged is not chained',
  ],
  ['a jackpot that shows more than it holds', `update jackpot_pool set amount = amount + 1`, 'the jackpot of aurora'],
  [
    'money that a merchant’s own account never got',
    `delete from transfer where code = 8122 and debit_version is null`,
    'sum to',
  ],
])('finds %s', async (_what, statement, problem) => {
  await tamper(statement)
  expect((await verifyLedger(gateway.ports.db)).problems).toContainEqual(expect.stringContaining(problem))
})

test('checks only one merchant when requested', async () => {
  await tamper(`update transfer set amount = amount * 2 where key = 'b'`)
  const { db } = gateway.ports
  expect((await verifyLedger(db, ['lotus'])).problems).toEqual([])
  expect((await verifyLedger(db, ['aurora'])).problems).not.toEqual([])
  const [all, lotus] = [await verifyLedger(db), await verifyLedger(db, ['lotus'])]
  expect(lotus.transfers).toBeGreaterThan(0)
  expect(lotus.transfers).toBeLessThan(all.transfers)
})
