import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import { makeTestMember } from '../test/make-test-member.ts'
import { sharedGateway } from '../test/shared-gateway.ts'
import { lockAccounts, mainAccountOf, merchantAccount, postTransfer } from './public.ts'
import type { Transfer } from './post-transfer.ts'
import { verifyLedger } from './verify-ledger.ts'

const gateway = sharedGateway()
let db: Db
let studio: bigint
let first: bigint
let second: bigint

beforeAll(async () => {
  db = gateway.ports.db
  studio = await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'house' })
})

beforeEach(async () => {
  first = await accountWith('aurora')
  second = await accountWith('aurora')
})

const accountWith = async (merchantCode: string) =>
  mainAccountOf(db, await makeTestMember(gateway, '10.00', { merchantCode }))

const transferOf = (changes: Partial<Transfer> = {}): Transfer => ({
  key: `test:${randomUUID()}`,
  code: 8122,
  debit: first,
  credit: studio,
  amount: 10_000n,
  reference: 'test',
  at: new Date('2026-03-01T10:00:00.123Z'),
  ...changes,
})

const balanceOf = async (id: bigint) =>
  (await db.selectFrom('account').select(['balance', 'version']).where('id', '=', id).executeTakeFirstOrThrow()).balance

describe('a transfer', () => {
  test('moves its amount from one account to the other', async () => {
    expect(await postTransfer(db, transferOf({ credit: second }))).toBe('posted')
    expect([await balanceOf(first), await balanceOf(second)]).toEqual([90_000n, 110_000n])
  })

  test('moves nothing when repeated', async () => {
    const transfer = transferOf()
    expect(await postTransfer(db, transfer)).toBe('posted')
    expect(await postTransfer(db, { ...transfer, at: new Date() })).toBe('replayed')
    expect(await balanceOf(first)).toBe(90_000n)
  })

  test('is replayed even when the money is no longer available', async () => {
    const transfer = transferOf({ amount: 100_000n })
    await postTransfer(db, transfer)
    expect(await postTransfer(db, transfer)).toBe('replayed')
  })

  test.each([
    ['amount', { amount: 10_001n }],
    ['code', { code: 3200 as const }],
    ['reference', { reference: 'another' }],
  ])('is a conflict under a key that belongs to another %s', async (_what, changes) => {
    const transfer = transferOf()
    await postTransfer(db, transfer)
    await expect(postTransfer(db, { ...transfer, ...changes })).rejects.toMatchObject({ reason: 'conflict' })
    expect(await balanceOf(first)).toBe(90_000n)
  })

  test('is refused when its debit account has too little', async () => {
    await expect(postTransfer(db, transferOf({ amount: 100_001n }))).rejects.toMatchObject({ reason: 'overdrawn' })
    expect(await balanceOf(first)).toBe(100_000n)
  })

  test('is rolled back with its transaction', async () => {
    const failing = inTransaction(db, async (tx) => {
      await postTransfer(tx, transferOf())
      throw new Error('the event that caused it did not happen')
    })
    await expect(failing).rejects.toThrow('the event that caused it did not happen')
    expect(await balanceOf(first)).toBe(100_000n)
  })

  test('is posted once under concurrent attempts', async () => {
    const transfer = transferOf()
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => inTransaction(db, (tx) => postTransfer(tx, transfer))),
    )
    expect(outcomes.sort()).toEqual(['posted', ...Array.from({ length: 7 }, () => 'replayed')])
  })

  test('never deadlocks: opposite concurrent transfers both complete', async () => {
    const there = () => inTransaction(db, (tx) => postTransfer(tx, transferOf({ credit: second })))
    const back = () => inTransaction(db, (tx) => postTransfer(tx, transferOf({ debit: second, credit: first })))
    await Promise.all(Array.from({ length: 30 }, (_, at) => (at % 2 ? there() : back())))
    expect([await balanceOf(first), await balanceOf(second)]).toEqual([100_000n, 100_000n])
  })

  test('waits in account order when it is one of several in a transaction', async () => {
    const both = (ids: bigint[]) =>
      inTransaction(db, async (tx) => {
        await lockAccounts(tx, ids)
        for (const debit of ids) await postTransfer(tx, transferOf({ debit }))
      })
    await Promise.all([both([first, second]), both([second, first]), both([first, second])])
    expect([await balanceOf(first), await balanceOf(second)]).toEqual([70_000n, 70_000n])
  })
})

describe('the database refuses', () => {
  test.each([
    ['to change a transfer', sql`update transfer set amount = amount + 1`],
    ['to delete a transfer', sql`delete from transfer`],
    ['to empty the transfers', sql`truncate transfer`],
  ])('%s', async (_what, statement) => {
    await postTransfer(db, transferOf())
    await expect(statement.execute(db)).rejects.toThrow('transfers are immutable')
  })

  test('a member in debt', async () => {
    await expect(sql`update account set balance = -1 where id = ${first}`.execute(db)).rejects.toThrow(
      'never_overdrawn',
    )
  })

  test.each([0n, -1n])('an amount of %s', async (amount) => {
    await expect(postTransfer(db, transferOf({ amount }))).rejects.toThrow('transfer_amount_check')
  })

  test('a transfer from an account to itself', async () => {
    await expect(postTransfer(db, transferOf({ credit: first }))).rejects.toThrow('two_accounts')
    expect(await balanceOf(first)).toBe(100_000n)
  })

  test('money between two merchants, and between play money and real money', async () => {
    const lotus = await accountWith('lotus')
    const trial = await accountWith('aurora-trial')
    for (const foreign of [lotus, trial]) {
      await expect(postTransfer(db, transferOf({ credit: foreign }))).rejects.toThrow('of_one_merchant')
      await expect(postTransfer(db, transferOf({ debit: foreign, credit: first }))).rejects.toThrow('of_one_merchant')
      await expect(postTransfer(db, transferOf({ debit: foreign, credit: studio }))).rejects.toThrow('of_one_merchant')
    }
  })

  test('an account without owner', async () => {
    await expect(postTransfer(db, transferOf({ credit: 999_999_999n }))).rejects.toThrow('of_one_merchant')
    await expect(postTransfer(db, transferOf({ debit: 999_999_999n }))).rejects.toThrow('merchant_code')
  })

  test('the deletion of an account with transfers', async () => {
    await postTransfer(db, transferOf())
    await expect(sql`delete from account where id = ${first}`.execute(db)).rejects.toThrow('of_one_merchant')
  })

  test('two transfers of one statement that change the same balance', async () => {
    const posting = (key: string) => sql`row (${key}, 8122, ${first}::int8, ${studio}::int8, 1, 'test')::posting`
    const both = sql`select post_transfers(array[${posting(randomUUID())}, ${posting(randomUUID())}], now())`
    await expect(both.execute(db)).rejects.toThrow('transfer_debit')
    expect(await balanceOf(first)).toBe(100_000n)
  })
})

test("returns each of a merchant's accounts, created once", async () => {
  const account = { merchantCode: 'lotus', currency: 'THB', kind: 'vendor' as const, vendor: 'ANS' }
  const ids = await Promise.all(Array.from({ length: 5 }, () => merchantAccount(db, account)))
  expect(new Set(ids).size).toBe(1)
  expect(await merchantAccount(db, { ...account, vendor: 'JL' })).not.toBe(ids[0])
})

test('the ledger is consistent after all these tests', async () => {
  expect((await verifyLedger(db)).problems).toEqual([])
})
