import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { lockAccounts, mainAccountOf, merchantAccount, postTransfer } from '../../wallet/public.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { playing, TestVendor, vendorOf } from '../test/vendor.ts'
import type { Session } from '../test/vendor.ts'

let gateway: TestGateway
let vendor: TestVendor
let neighbours: Session[]

beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
  neighbours = await Promise.all([1, 2, 3].map(() => playing(vendor, '10.00')))
})

afterAll(() => gateway.stop())

const betOfAll = () => Promise.all(neighbours.map((player) => vendor.bet(player)))
const unavailable = { ok: false, status: 503, code: 'service.unavailable' }

test('a call that the database cannot execute fails individually', async () => {
  const { db, clock } = gateway.ports
  const rich = await playing(vendor, '10.00')
  const roundId = 'r-too-rich'
  await vendor.bet(rich, { roundId, transactionId: 'b-too-rich' })
  const debit = await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'house' })
  const credit = await mainAccountOf(db, rich.memberId)
  const most = 2n ** 63n - 1n - 90_000n
  await postTransfer(db, { key: 'most', code: 8122, debit, credit, amount: most, reference: 'test', at: clock.now() })

  const win = vendor.win(rich, { roundId, betTransactionId: 'b-too-rich', amount: '1.00' })
  const [overflow, others] = await Promise.all([win, betOfAll()])
  expect(overflow).toMatchObject({ ok: false, status: 500, code: 'defect' })
  expect(others.map(({ ok }) => ok)).toEqual([true, true, true])
})

test('a member with a locked account does not make other members’ calls fail', async () => {
  const { db } = gateway.ports
  const held = await playing(vendor, '10.00')
  const account = await mainAccountOf(db, held.memberId)
  const answers = await db.transaction().execute(async (tx) => {
    await lockAccounts(tx, [account])
    return Promise.all([vendor.bet(held, { transactionId: 'b-held' }), betOfAll()])
  })
  expect(answers[0]).toMatchObject(unavailable)
  expect(answers[1].map(({ ok }) => ok)).toEqual([true, true, true])
  expect(await vendor.bet(held, { transactionId: 'b-held' })).toMatchObject({ ok: true, value: { balance: '9.00' } })
})

test('one transaction id used for several players, simultaneously at several gateways, is a conflict and not an internal error', async () => {
  const second = await startGatewayOn(gateway.databaseUrl)
  onTestFinished(() => second.stop())
  const vendors = [vendor, new TestVendor(second)]
  for (let time = 0; time < 10; time++) {
    const transactionId = `b-shared-${time}`
    const bets = vendors.flatMap((item) =>
      neighbours.map((player) => item.bet(player, { transactionId, amount: '0.01' })),
    )
    const codes = (await Promise.all(bets)).map((answer) => (answer.ok ? 'done' : answer.code))
    expect([...new Set(codes)].sort()).toEqual(['done', 'seamless.transaction.conflict'])
  }
})

test('while the database is unavailable the outcome is unknown, and repeated calls resolve it', async () => {
  const player = await playing(vendor, '10.00')
  const { pool } = gateway.ports
  const breakAll = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  const read = (at: number) => ({ roundId: 'r-away', transactionId: `b-away-${at}`, amount: '0.01' })
  const betAll = () => Promise.all(Array.from({ length: 20 }, (_, at) => vendor.bet(player, read(at))))

  const first = betAll()
  await pool.query(breakAll).catch(() => undefined)
  for (const answer of await first) expect([true, 503]).toContain(answer.ok || answer.status)
  await expect.poll(async () => (await betAll()).every(({ ok }) => ok), { timeout: 20_000 }).toBe(true)
  expect((await betAll())[0]).toMatchObject({ ok: true, value: { balance: '9.80' } })
})
