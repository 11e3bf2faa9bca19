import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { VendorTransfers, verifyLedger } from '../../wallet/public.ts'
import { CORAL, TransferFixtures } from '../../wallet/test/transfer-fixtures.ts'
import { banksOf } from '../../wallet/test/vendor-with-money.ts'
import { applyRecord } from '../vendor-wallets/apply-record.ts'
import { allowedExcess } from './allowed-excess.ts'

let gateway: TestGateway
let fixtures: TransferFixtures
let transfers: VendorTransfers
const { outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  fixtures = new TransferFixtures(gateway)
  const { ports } = gateway
  const banks = {
    ...banksOf(fixtures.vendors),
    allowedExcess: (vendor: string, holder: { memberId: bigint; currency: string }) =>
      allowedExcess(ports.db, vendor, holder),
  }
  transfers = new VendorTransfers({ ...ports, clock: fixtures.clock, banks }, { timeoutMs: 0 })
})
afterAll(async () => {
  await transfers.close()
  await fixtures.close()
  await gateway.stop()
})

test('a huge win in a vendor’s own books is held, and cannot leave the vendor before approval', async () => {
  const { db } = gateway.ports
  const holder = await fixtures.member('10.00')
  const { merchantCode } = holder
  const move = (direction: 'in' | 'out', amount: string) =>
    transfers.transfer({ holder, merchantCode, vendor: CORAL, direction, amount: unitsOf(amount), requestKey: null })
  expect(await move('in', '10.00')).toMatchObject({ state: 'DONE' })
  fixtures.vendor(CORAL).play(holder.memberId, unitsOf('900000000.00'))

  const { node_id: nodeId } = await db
    .selectFrom('game')
    .select('node_id')
    .where('vendor', '=', CORAL)
    .limit(1)
    .executeTakeFirstOrThrow()
  const common = { playerId: String(holder.memberId), roundId: randomUUID(), gameId: 'a-game', at: new Date() }
  const [bet, win] = [randomUUID(), randomUUID()]
  const records = [
    { ...common, id: bet, kind: 'bet' as const, betId: null, units: unitsOf('1.00'), closesRound: false },
    { ...common, id: win, kind: 'win' as const, betId: bet, units: unitsOf('900000001.00'), closesRound: true },
  ]
  // Before the vendor's report arrives, at most the absolute cap of one round can be transferred out.
  expect(await move('out', '50000010.01')).toBe('overdrawn')
  for (const record of records) {
    const recordRequest = { vendor: CORAL, player: holder, record, sessionId: randomUUID(), nodeId }
    await inTransaction(db, (tx) => applyRecord(tx, recordRequest, new Date()))
  }
  expect(await fixtures.ledgerBalances(holder)).toEqual({ main: 0n, vendorBalance: unitsOf('9.00') })
  expect(await move('out', '9.01')).toBe('overdrawn')
  expect(await move('out', '9.00')).toMatchObject({ state: 'DONE' })

  const waiting = db.selectFrom('held_win').select(['id', 'state']).where('transaction_id', '=', win)
  const { id, state } = await waiting.executeTakeFirstOrThrow()
  expect(state).toBe('held')
  await outputOf('held-wins', 'approve', String(id), '--reason', 'Confirmed by the vendor')
  expect(await fixtures.ledgerBalances(holder)).toEqual({
    main: unitsOf('9.00'),
    vendorBalance: unitsOf('900000001.00'),
  })
  expect(await move('out', '900000001.00')).toMatchObject({ state: 'DONE' })
  expect((await verifyLedger(db)).problems).toEqual([])
})
