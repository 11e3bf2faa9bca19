import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { CORAL, OPAL, TransferFixtures } from '../test/transfer-fixtures.ts'
import { verifyLedger } from '../verify-ledger.ts'
import { CHECK_AFTER_MS } from './rules.ts'
import { settle } from './settle.ts'
import { beginTransfer } from './transfers.ts'
import type { TransferRequest } from './transfers.ts'

let gateway: TestGateway
let fixtures: TransferFixtures
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(() => {
  fixtures = new TransferFixtures(gateway)
  return () => fixtures.close()
})
afterAll(() => gateway.stop())

type Owner = Awaited<ReturnType<TransferFixtures['member']>>

const requested = (holder: Owner, changes: Partial<TransferRequest> = {}): TransferRequest => ({
  holder,
  merchantCode: 'aurora',
  vendor: CORAL,
  direction: 'in',
  amount: unitsOf('200.55'),
  requestKey: null,
  ...changes,
})
const transfer = async (holder: Owner, changes?: Partial<TransferRequest>) => {
  const moved = await fixtures.gateways[0].transfer(requested(holder, changes))
  if (typeof moved === 'string') throw new Error(moved)
  return moved
}
const stepsOf = (id: string) =>
  gateway.ports.db
    .selectFrom('vendor_transfer_step')
    .select(['from_state', 'to_state', 'refused'])
    .where('transfer_id', '=', id)
    .orderBy('id')
    .execute()
const wayOf = async (id: string) => ['INIT', ...(await stepsOf(id)).map(({ to_state: state }) => state)].join(' → ')
const expectSoundLedger = async () => expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])

describe('the handbook’s examples', () => {
  test('T1: of 500.00, 200.55 go to the vendor and 299.45 stay', async () => {
    const player = await fixtures.member('500.00')
    const { id, state } = await transfer(player)
    expect(state).toBe('DONE')
    expect(await wayOf(id)).toBe('INIT → DEBITED → SENT → DONE')
    expect(await fixtures.ledgerBalances(player)).toEqual({ main: unitsOf('299.45'), vendorBalance: unitsOf('200.55') })
    expect(fixtures.vendor(CORAL).balanceOf(player.memberId)).toBe(unitsOf('200.55'))
    await expectSoundLedger()
  })

  test('T2: a transfer that was not answered, and is still unknown to the vendor at the fifth query, fails', async () => {
    const player = await fixtures.member('500.00')
    const vendor = fixtures.vendor(CORAL)
    vendor.faults = ['lost before']
    const { id, state } = await transfer(player)
    expect(state).toBe('CHECKING')
    expect(await fixtures.ledgerBalances(player)).toEqual({ main: unitsOf('299.45'), vendorBalance: 0n })

    await fixtures.pass(CHECK_AFTER_MS[0] - 1)
    expect(vendor.checks).toBe(0)
    const gaps = CHECK_AFTER_MS.map((after, at) => after - (CHECK_AFTER_MS[at - 1] ?? CHECK_AFTER_MS[0] - 1))
    for (const gap of gaps) {
      expect((await fixtures.statesOf(player))[0]?.state).toBe('CHECKING')
      await fixtures.pass(gap)
    }
    expect(vendor.checks).toBe(5)
    expect(await wayOf(id)).toBe('INIT → DEBITED → SENT → CHECKING → FAILED → REFUNDED')
    expect(await fixtures.ledgerBalances(player)).toEqual({ main: unitsOf('500.00'), vendorBalance: 0n })
    expect(vendor.reported.get(id)).toBe(1)
    await expectSoundLedger()
  })

  test('T3: a vendor that answers a repeated reference as done debits nothing twice', async () => {
    const player = await fixtures.member('500.00')
    fixtures.vendor(CORAL).faults = ['repeated']
    const key = `t3-${player.memberId}`
    const first = await transfer(player, { requestKey: key })
    const again = await fixtures.gateways[1].transfer(requested(player, { requestKey: key }))
    expect(again).toMatchObject({ id: first.id, state: 'DONE' })
    await settle({ ...gateway.ports, balances: { changed: () => undefined } }, first.id, 'DONE', { actor: 'vendor' })
    expect(await fixtures.ledgerBalances(player)).toEqual({ main: unitsOf('299.45'), vendorBalance: unitsOf('200.55') })
    expect(fixtures.vendor(CORAL).balanceOf(player.memberId)).toBe(unitsOf('200.55'))
    await expectSoundLedger()
  })
})

test('a transfer that was booked, but whose answer was lost, is done at the first query', async () => {
  const player = await fixtures.member('500.00')
  fixtures.vendor(CORAL).faults = ['lost after']
  expect((await transfer(player)).state).toBe('CHECKING')
  await fixtures.pass(2_000)
  expect((await fixtures.statesOf(player))[0]?.state).toBe('DONE')
  expect(await fixtures.ledgerBalances(player)).toEqual({ main: unitsOf('299.45'), vendorBalance: unitsOf('200.55') })
})

test('a transfer whose vendor cannot report the outcome is left to an operator, never guessed', async () => {
  const player = await fixtures.member('500.00')
  fixtures.vendor(CORAL).faults = ['lost before', 'undecided', 'undecided', 'undecided', 'undecided', 'undecided']
  const { id } = await transfer(player)
  for (let time = 0; time < 7; time++) await fixtures.pass(60_000)
  expect(await wayOf(id)).toBe('INIT → DEBITED → SENT → CHECKING → PENDING')
  expect(fixtures.vendor(CORAL).checks).toBe(5)
  expect(await fixtures.ledgerBalances(player)).toEqual({ main: unitsOf('299.45'), vendorBalance: 0n })

  await settle({ ...gateway.ports, balances: { changed: () => undefined } }, id, 'FAILED', { actor: 'operator anna' })
  expect(await fixtures.ledgerBalances(player)).toEqual({ main: unitsOf('500.00'), vendorBalance: 0n })
  await expectSoundLedger()
})

test.each([
  ['DONE', '0.00', '2.00'],
  ['FAILED', '1.00', '1.00'],
] as const)(
  'an operator may enter %s for a transfer while another is in progress',
  async (ending, main, vendorBalance) => {
    const player = await fixtures.member('2.00')
    const vendor = fixtures.vendor(CORAL)
    const amount = unitsOf('1.00')
    vendor.faults = ['lost before', 'undecided', 'undecided', 'undecided', 'undecided', 'undecided']
    const { id } = await transfer(player, { amount })
    for (let time = 0; time < 7; time++) await fixtures.pass(60_000)
    vendor.faults = ['lost after']
    expect(await transfer(player, { amount })).toMatchObject({ state: 'CHECKING' })

    await settle({ ...gateway.ports, balances: { changed: () => undefined } }, id, ending, { actor: 'operator anna' })
    await fixtures.end()
    expect(await fixtures.ledgerBalances(player)).toEqual({
      main: unitsOf(main),
      vendorBalance: unitsOf(vendorBalance),
    })
  },
)

test('when the vendor refuses, the money is returned immediately', async () => {
  const player = await fixtures.member('500.00')
  await transfer(player)
  fixtures.vendor(CORAL).play(player.memberId, -unitsOf('200.00'))
  const back = await transfer(player, { direction: 'out' })
  expect(back.state).toBe('REFUNDED')
  expect(await fixtures.ledgerBalances(player)).toEqual({ main: unitsOf('299.45'), vendorBalance: unitsOf('200.55') })
})

test('a transfer out of the vendor wallet is debited at the vendor first, and credited when that is done', async () => {
  const player = await fixtures.member('500.00')
  await transfer(player)
  fixtures.vendor(CORAL).faults = ['lost after']
  const back = await transfer(player, { direction: 'out', amount: unitsOf('200.00') })
  expect(await fixtures.ledgerBalances(player)).toEqual({ main: unitsOf('299.45'), vendorBalance: unitsOf('0.55') })
  await fixtures.pass(2_000)
  expect(await wayOf(back.id)).toBe('INIT → DEBITED → SENT → CHECKING → DONE')
  expect(await fixtures.ledgerBalances(player)).toEqual({ main: unitsOf('499.45'), vendorBalance: unitsOf('0.55') })
})

test('transfers left by a crash continue: unsent ones are sent, sent ones are queried, each once', async () => {
  const [unsent, sent] = [await fixtures.member('10.00'), await fixtures.member('10.00')]
  const amount = unitsOf('10.00')
  await gateway.ports.db
    .transaction()
    .execute((tx) => beginTransfer(tx, requested(unsent, { amount }), fixtures.clock.now()))
  fixtures.vendor(CORAL).faults = ['dies after']
  expect((await transfer(sent, { amount })).state).toBe('SENT')

  for (let time = 0; time < 3; time++) await fixtures.pass(16_000)
  for (const player of [unsent, sent]) {
    const [left] = await fixtures.statesOf(player)
    expect(left?.state).toBe('DONE')
    expect(fixtures.vendor(CORAL).reported.get(left?.id ?? '')).toBe(1)
    expect(await fixtures.ledgerBalances(player)).toEqual({ main: 0n, vendorBalance: amount })
  }
  await expectSoundLedger()
})

test('only one transfer is in progress between two wallets, and an amount above the balance cannot be moved', async () => {
  const player = await fixtures.member('10.00')
  fixtures.vendor(CORAL).faults = ['lost before']
  await transfer(player, { amount: unitsOf('1.00') })
  expect(await fixtures.gateways[1].transfer(requested(player, { amount: unitsOf('1.00') }))).toBe('under way')
  expect(await fixtures.gateways[1].transfer(requested(player, { vendor: OPAL }))).toBe('overdrawn')
  expect(await fixtures.statesOf(player)).toHaveLength(1)
})

test('an outcome that contradicts the final one moves nothing, and is stored', async () => {
  const player = await fixtures.member('500.00')
  const { id } = await transfer(player)
  const ports = { ...gateway.ports, balances: { changed: () => undefined } }
  await expect(settle(ports, id, 'FAILED', { actor: 'operator anna', reason: 'she thought so' })).rejects.toMatchObject(
    {
      code: 'ILLEGAL_STATE',
    },
  )
  expect((await stepsOf(id)).at(-1)).toEqual({ from_state: 'DONE', to_state: 'FAILED', refused: true })
  expect(await fixtures.ledgerBalances(player)).toEqual({ main: unitsOf('299.45'), vendorBalance: unitsOf('200.55') })
})

test('the history of a transfer can be neither changed nor deleted', async () => {
  const { id } = await transfer(await fixtures.member('500.00'))
  const { db } = gateway.ports
  await expect(db.deleteFrom('vendor_transfer_step').where('transfer_id', '=', id).execute()).rejects.toThrow(
    'immutable',
  )
  const change = db.updateTable('vendor_transfer_step').set({ actor: 'nobody' }).where('transfer_id', '=', id)
  await expect(change.execute()).rejects.toThrow('immutable')
})
