import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { LogEntry } from '../../kit/log.ts'
import { unitsOf } from '../../kit/money.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { balanceOfAccount, vendorAccountOf, verifyLedger } from '../../wallet/public.ts'
import { launched } from '../test/vendor.ts'
import type { TransferAdapter, VendorRecord } from '../vendors/adapter.ts'
import { readBooks } from './vendor-feed.ts'

const VENDOR = 'CRB'

let gateway: TestGateway
let memberId: bigint
let gameId: string
beforeAll(async () => {
  gateway = await startGateway()
  const { db } = gateway.ports
  // Prevents the gateway's own job from reading these books.
  await db
    .insertInto('vendor_feed')
    .values({ vendor: VENDOR, due_at: new Date('9999-01-01') })
    .execute()
  const game = await db
    .selectFrom('game')
    .select('game_id')
    .where('vendor', '=', VENDOR)
    .limit(1)
    .executeTakeFirstOrThrow()
  gameId = game.game_id
  memberId = await makeTestMember(gateway, '10.00')
  await launched(gateway, memberId, 0, gameId)
})
afterAll(() => gateway.stop())

const recordOf = (changes: Partial<VendorRecord>): VendorRecord => ({
  id: `m-${randomUUID()}`,
  kind: 'bet',
  playerId: String(memberId),
  roundId: `r-${randomUUID()}`,
  betId: null,
  gameId,
  units: unitsOf('1.00'),
  closesRound: false,
  at: gateway.ports.clock.now(),
  ...changes,
})

/** Applies these records as the next ones in the vendor's books; returns the logged errors. */
async function read(records: VendorRecord[]): Promise<string[]> {
  const { db, log } = gateway.ports
  const { location } = await db
    .selectFrom('vendor_feed')
    .select('location')
    .where('vendor', '=', VENDOR)
    .executeTakeFirstOrThrow()
  const next = String(Number(location) + 1)
  const refusedRead = () => Promise.reject(new Error('only the sportsbook is read'))
  const adapter: TransferAdapter = {
    kind: 'transfer',
    openGame: refusedRead,
    balance: refusedRead,
    transfer: refusedRead,
    checkTransfer: refusedRead,
    records: async (_vendor, since) => ({ kind: 'done', value: { records: since === location ? records : [], next } }),
  }
  const events: string[] = []
  const error = vi
    .spyOn(log, 'error')
    .mockImplementation((entry: unknown) => void events.push((entry as LogEntry).event))
  const catalogue = { nodeOf: () => null, gameByNode: () => null }
  const ports = {
    ...gateway.ports,
    adapters: { business: adapter },
    catalogue,
    balances: { changed: () => {} },
    onWin: () => {},
  }
  await readBooks(ports, { vendor: VENDOR, location, failures: 0 })
  error.mockRestore()
  return events
}

const vendorBalance = async () => {
  const owner = { memberId, merchantCode: 'aurora', currency: 'PHP' }
  return balanceOfAccount(gateway.ports.db, await vendorAccountOf(gateway.ports.db, owner, VENDOR))
}
const roundOf = (id: string) =>
  gateway.ports.db.selectFrom('game_round').selectAll().where('round_id', '=', id).executeTakeFirstOrThrow()

test('no record is applied with a time in the future, even if the vendor’s clock is wrong', async () => {
  const record = recordOf({ at: new Date(gateway.ports.clock.now().getTime() + 400 * 86_400_000) })
  await read([record])
  const { opened_at: openedAt } = await roundOf(record.roundId)
  expect(openedAt.getTime()).toBeLessThanOrEqual(gateway.ports.clock.now().getTime())
})

test('a repeated record moves nothing, and a different one under its id is logged as an error', async () => {
  const record = recordOf({})
  const before = await vendorBalance()
  expect(await read([record, record])).toEqual([])
  expect(await vendorBalance()).toBe(before - unitsOf('1.00'))
  expect(await read([record])).toEqual([])
  expect(await read([{ ...record, kind: 'win', betId: record.id, units: unitsOf('500.00') }])).toEqual([
    'vendor.record_conflict',
  ])
  expect(await vendorBalance()).toBe(before - unitsOf('1.00'))
})

test('records of an unknown member are logged as errors, and the others are applied', async () => {
  const record = recordOf({})
  const events = await read([recordOf({ playerId: '999999999' }), recordOf({ playerId: 'x' }), record])
  expect(events).toHaveLength(2)
  expect(await roundOf(record.roundId)).toMatchObject({ state: 'open', staked: unitsOf('1.00') })
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
