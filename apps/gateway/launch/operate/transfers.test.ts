import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import { CORAL, openVendorStudio } from '../test/vendor-fixtures.ts'
import type { VendorStudio } from '../test/vendor-fixtures.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { merchantAccount, postTransfer, transactionCode, vendorAccountOf, verifyLedger } from '../../wallet/public.ts'
import { move } from '../../kit/state-machine/move.ts'
import { transferStates } from '../../wallet/vendor-transfers/transfer-states.ts'
import { beginTransfer } from '../../wallet/vendor-transfers/transfers.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
let sandbox: TestSandbox
let studio: VendorStudio
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  const opened = await openVendorStudio(gateway)
  sandbox = opened.sandbox
  studio = opened.studio
})
afterAll(async () => {
  await sandbox.stop()
  await gateway.stop()
})

/** Creates a transfer that is unknown to its vendor. */
async function pendingTransfer(): Promise<{ id: string; memberId: bigint }> {
  const { memberId } = await signedIn(gateway, '50.00')
  const holder = { memberId, account: String(memberId), currency: 'PHP' }
  const amount = unitsOf('20.00')
  const requested = {
    holder,
    merchantCode: 'aurora',
    vendor: 'CRB',
    direction: 'in',
    amount,
    requestKey: null,
  } as const
  const now = new Date()
  const { id } = await inTransaction(gateway.ports.db, async (tx) => {
    const { id: transferId } = await beginTransfer(tx, requested, now)
    const step = { now, actor: 'gateway' }
    const [sent, checking] = [{ valid_until: now }, { checking_since: now }]
    await move(tx, transferStates, { id: transferId, from: 'DEBITED', to: 'SENT' }, { ...step, change: sent })
    await move(tx, transferStates, { id: transferId, from: 'SENT', to: 'CHECKING' }, { ...step, change: checking })
    const pending = { id: transferId, from: 'CHECKING', to: 'PENDING' } as const
    return move(tx, transferStates, pending, { ...step, reason: 'no answer' })
  })
  return { id, memberId }
}

const balanceOf = async (memberId: bigint) => (await studio.ledgerBalances(memberId, CORAL)).main

describe('a transfer that waits for the operator', () => {
  test('is listed with all known data', async () => {
    const { id, memberId } = await pendingTransfer()
    const { stdout } = await runCommand('transfers', 'list', 'aurora', '--json')
    const listed = JSON.parse(stdout) as Record<string, unknown>[]
    expect(listed.find((row) => row['id'] === id)).toMatchObject({
      merchant: 'aurora',
      member: String(memberId),
      vendor: 'CRB',
      direction: 'in',
      amount: '20.00 PHP',
      state: 'PENDING',
      reason: 'no answer',
    })
  })

  test('is ended as the vendor’s staff report, with their statement stored, and cannot be reversed', async () => {
    const { id, memberId } = await pendingTransfer()
    expect(await balanceOf(memberId)).toBe(unitsOf('30.00'))
    expect(await runCommand('transfers', 'settle', id, 'failed')).toMatchObject({ code: 2 })

    expect(await outputOf('transfers', 'settle', id, 'failed', '--reason', 'ticket 4711')).toMatchObject({
      changed: true,
      before: 'PENDING',
      after: 'REFUNDED',
    })
    expect(await balanceOf(memberId)).toBe(unitsOf('50.00'))
    expect(await outputOf('transfers', 'settle', id, 'failed', '--reason', 'ticket 4711')).toMatchObject({
      changed: false,
    })

    const { code, stderr } = await runCommand('transfers', 'settle', id, 'done', '--reason', 'another ticket')
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('ILLEGAL_STATE') })
    expect(await balanceOf(memberId)).toBe(unitsOf('50.00'))
    const { db } = gateway.ports
    const steps = db.selectFrom('vendor_transfer_step').select(['to_state', 'refused', 'reason'])
    const last = await steps.where('transfer_id', '=', id).orderBy('id', 'desc').executeTakeFirst()
    expect(last).toEqual({ to_state: 'DONE', refused: true, reason: 'another ticket' })
    expect((await runCommand('changes', 'list', 'aurora', '--json')).stdout).toContain('ticket 4711')
  })

  test('cannot be ended with a result that contradicts the vendor’s own report', async () => {
    const { id, memberId } = await pendingTransfer()
    const received = await runCommand('transfers', 'settle', id, 'done', '--reason', 'somebody said so')
    expect(received).toMatchObject({ code: 1, stderr: expect.stringContaining('was never booked') })
    expect(await balanceOf(memberId)).toBe(unitsOf('30.00'))
  })

  test('must exist', async () => {
    expect(await runCommand('transfers', 'settle', 'nothing', 'done', '--reason', 'x')).toMatchObject({ code: 1 })
  })
})

test('vendor wallets are compared with the ledger, and every difference is shown', async () => {
  const { memberId, token } = await signedIn(gateway, '10.00')
  expect(await studio.launch(CORAL, token)).toMatchObject({ ok: true })
  expect((await runCommand('wallets', 'reconcile', 'CRB')).stdout).toContain('with the ledger')

  const { db } = gateway.ports
  const owner = { memberId, merchantCode: 'aurora', currency: 'PHP' }
  await postTransfer(db, {
    key: `test:difference:${memberId}`,
    code: transactionCode.gameWin,
    debit: await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'vendor', vendor: 'CRB' }),
    credit: await vendorAccountOf(db, owner, 'CRB'),
    amount: unitsOf('0.01'),
    reference: 'test',
    at: new Date(),
  })
  const { stdout } = await runCommand('wallets', 'reconcile', 'CRB', '--json')
  expect(JSON.parse(stdout)).toEqual([
    {
      member: String(memberId),
      merchant: 'aurora',
      ledger: '10.01 PHP',
      vendor: '10.00 PHP',
      difference: '-0.01',
      openTransfers: 0,
    },
  ])
  await sandbox.setOutage('CRB', true)
  expect(await runCommand('wallets', 'reconcile', 'CRB')).toMatchObject({ code: 1 })
  await sandbox.setOutage('CRB', false)
  expect((await runCommand('wallets', 'reconcile', 'JL')).stderr).toContain('There are: CRB, GLD, OPL')
  expect((await runCommand('wallets', 'list')).stdout).toMatch(/CRB +\d+ +\S+ +PHP/)
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
