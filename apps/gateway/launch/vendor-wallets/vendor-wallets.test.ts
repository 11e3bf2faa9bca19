import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { listWalletTransfers, walletsToMain, walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { LiveReader } from '../../live/test/live-reader.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { addMs } from '../opening/game-sessions.ts'
import { GAME_LEFT_MS } from '../rules.ts'
import { CORAL, GILDED, OPAL, openVendorStudio } from '../test/vendor-fixtures.ts'
import type { VendorStudio } from '../test/vendor-fixtures.ts'

const NORTHLIGHT = { vendor: 'ANS', gameId: 'northlight-reels' }

/** Timeout of polls on a busy machine. */
const WAIT = { timeout: 15_000 }

let gateway: TestGateway
let sandbox: TestSandbox
let studio: VendorStudio
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

/** Advances the clock beyond the pause of the vendor's circuit breaker. */
const skipBreakerPause = () => (gateway.ports.clock.offsetMs += 120_000)

const walletTypes = async () => {
  const rows = await gateway.ports.db.selectFrom('vendor_wallet').selectAll().execute()
  return new Map(rows.map((row) => [row.vendor, row.wallet_type]))
}
const transferTo = async (token: string, { vendor }: typeof CORAL, amount: string, key?: string) => {
  const input = { fromTypeId: 2, toTypeId: (await walletTypes()).get(vendor) ?? 0, amount }
  return gateway.call(walletTransfer, input, { token, ...(key && { headers: { 'Idempotency-Key': key } }) })
}
const northlight = async () => {
  const row = await gateway.ports.db
    .selectFrom('game')
    .select('node_id')
    .where('game_id', '=', NORTHLIGHT.gameId)
    .executeTakeFirstOrThrow()
  return { ...NORTHLIGHT, nodeId: Number(row.node_id) }
}

test('the launch transfers all balances to the vendor, the game uses them, and the ledger receives each round', async () => {
  const { memberId, token } = await signedIn(gateway, '100.0050')
  const opened = await studio.launch(CORAL, token)
  if (!opened.ok) throw new Error(opened.code)
  expect(opened.value.walletTypeId).toBe((await walletTypes()).get(CORAL.vendor))
  // Amounts below a hundredth stay in the main wallet, because vendors do not support them.
  expect(await studio.ledgerBalances(memberId, CORAL)).toEqual({
    main: unitsOf('0.0050'),
    vendorBalance: unitsOf('100.00'),
  })

  const page = await studio.page(opened.value.content.game_url)
  expect(page.seen).toMatchObject({ status: 200, body: { balance: '100.00', currency: 'PHP', playMode: 'real' } })
  // The nickname is visible to other players at the vendor's tables, so it is not the login name.
  expect(page.seen.body['nickname']).toMatch(/^.{0,2}\*{3}.?$/)
  const { body: round } = await page.volley()
  expect(round).toMatchObject({ state: 'played', paid: true, stakeCents: '100' })
  const left = unitsOf('99.00') + BigInt(String(round['wonCents'])) * 100n

  await expect.poll(async () => (await studio.ledgerBalances(memberId, CORAL)).vendorBalance, WAIT).toBe(left)
  const stored = await gateway.ports.db.selectFrom('game_round').selectAll().where('member_id', '=', memberId).execute()
  expect(stored).toMatchObject([
    {
      vendor: 'CRB',
      round_id: round['roundId'],
      state: 'closed',
      category: 'FISH',
      staked: unitsOf('1.00'),
      paid: left - unitsOf('99.00'),
      session_id: opened.value.sessionId,
    },
  ])

  const home = await gateway.call(walletsToMain, {}, { token })
  expect(home).toMatchObject({ ok: true, value: { left: [] } })
  expect(await studio.ledgerBalances(memberId, CORAL)).toEqual({ main: left + unitsOf('0.0050'), vendorBalance: 0n })
})

test('a slot of a vendor that holds balances uses the vendor wallet too', async () => {
  const { memberId, token } = await signedIn(gateway, '30.00')
  const opened = await studio.launch(GILDED, token)
  const page = await studio.page(opened.ok ? opened.value.content.game_url : '')
  const { body: round } = await page.round()
  expect(round).toMatchObject({ state: 'played', paid: true })
  const left = unitsOf('29.00') + BigInt(String(round['wonCents'])) * 100n
  await expect.poll(async () => (await studio.ledgerBalances(memberId, GILDED)).vendorBalance, WAIT).toBe(left)
})

test('a launch token of the vendor works once', async () => {
  const { token } = await signedIn(gateway, '5.00')
  const opened = await studio.launch(CORAL, token)
  const address = opened.ok ? opened.value.content.game_url : ''
  expect((await studio.page(address)).seen.status).toBe(200)
  expect((await studio.page(address)).seen).toMatchObject({ status: 401, body: { error: { code: 'session.refused' } } })
})

test('the balance follows the player to other such vendors, and to a seamless game', async () => {
  const { memberId, token } = await signedIn(gateway, '20.00')
  await studio.launch(CORAL, token)
  expect(await studio.launch(OPAL, token)).toMatchObject({ ok: true })
  expect([await studio.ledgerBalances(memberId, CORAL), await studio.ledgerBalances(memberId, OPAL)]).toEqual([
    { main: 0n, vendorBalance: 0n },
    { main: 0n, vendorBalance: unitsOf('20.00') },
  ])

  expect(await gateway.call(launchGame, await northlight(), { token })).toMatchObject({ value: { walletTypeId: 2 } })
  expect(await studio.ledgerBalances(memberId, OPAL)).toEqual({ main: unitsOf('20.00'), vendorBalance: 0n })
})

test('the balance lists the wallets at vendors, as reported by them', async () => {
  const { token } = await signedIn(gateway, '30.00')
  expect(await transferTo(token, CORAL, '12.50')).toMatchObject({ ok: true, value: { state: 'DONE', amount: '12.50' } })
  const type = (await walletTypes()).get('CRB')
  expect(await gateway.call(getBalance, {}, { token })).toMatchObject({
    ok: true,
    value: {
      sumBalance: '30.00',
      balance: expect.arrayContaining([
        { walletId: 2, accountName: 'MAIN', availBalance: '17.50' },
        { walletId: type, accountName: 'CRB', displayName: expect.any(String), availBalance: '12.50' },
      ]),
    },
  })
})

test('a vendor that does not answer gets no transfers, and its balance is shown from the ledger with a time', async () => {
  const { memberId, token } = await signedIn(gateway, '30.00')
  await transferTo(token, CORAL, '10.00')
  await sandbox.setOutage('CRB', true)
  try {
    const type = (await walletTypes()).get('CRB')
    const balance = await gateway.call(getBalance, { typeId: type }, { token })
    expect(balance).toMatchObject({ ok: true, value: { balance: [{ availBalance: '10.00' }] } })
    expect(await studio.launch(CORAL, token)).toMatchObject({ ok: false, code: 'vendor.unavailable' })
    expect(await transferTo(token, CORAL, '1.00')).toMatchObject({ ok: false, code: 'vendor.unavailable' })
    expect(await studio.ledgerBalances(memberId, CORAL)).toEqual({
      main: unitsOf('20.00'),
      vendorBalance: unitsOf('10.00'),
    })
    expect(await gateway.call(walletsToMain, {}, { token })).toMatchObject({
      value: { moved: '0.00', left: [{ accountName: 'CRB', amount: '10.00', reason: 'vendor.unavailable' }] },
    })

    // The game opens with the balance that is available; if all money is at the other vendor, the refusal says so.
    expect(await studio.launch(OPAL, token)).toMatchObject({ ok: true })
    const { token: stuck } = await signedIn(gateway, '7.00')
    await sandbox.setOutage('CRB', false)
    await transferTo(stuck, CORAL, '7.00')
    await sandbox.setOutage('CRB', true)
    expect(await studio.launch(OPAL, stuck)).toMatchObject({
      ok: false,
      code: 'transfer.elsewhere',
      details: { vendor: 'CRB', vendorName: 'Coral Bay Interactive', amount: '7.00', currency: 'PHP' },
    })
  } finally {
    await sandbox.setOutage('CRB', false)
    skipBreakerPause()
  }
})

test('after a lost answer the transfer is looked up, and the game opens when its outcome is known', async () => {
  const { memberId, token } = await signedIn(gateway, '40.00')
  await studio.disturb([{ vendor: 'CRB', call: 'transfer', fault: 'drop-answer' }])
  expect(await studio.launch(CORAL, token)).toMatchObject({ ok: true })
  expect(await studio.ledgerBalances(memberId, CORAL)).toEqual({ main: 0n, vendorBalance: unitsOf('40.00') })
})

test('a transfer that stays unknown is reported as such, and resolves automatically', async () => {
  const { memberId, token } = await signedIn(gateway, '40.00')
  const page = new LiveReader(gateway, { token })
  await page.opened
  await studio.disturb([
    { vendor: 'OPL', call: 'transfer', fault: 'wrong-signature' },
    { vendor: 'OPL', call: 'check', fault: 'undecided', times: 2 },
  ])
  expect(await studio.launch(OPAL, token)).toMatchObject({
    ok: false,
    code: 'transfer.uncertain',
    details: { amount: '40.00', currency: 'PHP' },
  })
  const listed = await gateway.call(listWalletTransfers, {}, { token })
  expect(listed).toMatchObject({ value: { transfers: [{ state: 'CHECKING', direction: 'in', accountName: 'OPL' }] } })
  await expect.poll(() => page.dataOf('balance').at(-1), WAIT).toMatchObject({ sumBalance: '0.00', inTransit: '40.00' })
  const { db } = gateway.ports
  await db.updateTable('vendor_transfer').set({ due_at: new Date() }).where('member_id', '=', memberId).execute()
  await expect
    .poll(() => studio.ledgerBalances(memberId, OPAL), WAIT)
    .toEqual({ main: 0n, vendorBalance: unitsOf('40.00') })
  await expect.poll(() => page.dataOf('balance').at(-1), WAIT).not.toHaveProperty('onTheWay')
  page.disconnect()
}, 30_000)

test('a repeated request is one transfer, and another one under its key is refused', async () => {
  const { memberId, token } = await signedIn(gateway, '10.00')
  const key = `repeat-${memberId}`
  const first = await transferTo(token, CORAL, '4.00', key)
  expect(first).toMatchObject({ ok: true, value: { state: 'DONE' } })
  expect(await transferTo(token, CORAL, '4.00', key)).toEqual(first)
  expect(await transferTo(token, CORAL, '5.00', key)).toMatchObject({ ok: false, code: 'idempotency_key.conflict' })
  expect(await studio.ledgerBalances(memberId, CORAL)).toEqual({
    main: unitsOf('6.00'),
    vendorBalance: unitsOf('4.00'),
  })
})

test('of two simultaneous requests with one key the one with other content is refused', async () => {
  const { memberId, token } = await signedIn(gateway, '10.00')
  const key = `at-the-same-moment-${memberId}`
  const answers = await Promise.all(['4.00', '5.00'].map((amount) => transferTo(token, CORAL, amount, key)))
  const [taken] = answers.flatMap((answer) => (answer.ok ? [answer.value.amount] : []))
  expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ code: 'idempotency_key.conflict' }])
  expect((await studio.ledgerBalances(memberId, CORAL)).vendorBalance).toBe(unitsOf(taken ?? '0'))
})

test.each([
  ['0.00', 'ACCOUNT_TRANSFER_EXCEED_MIN', { minimum: '0.01' }],
  ['1.001', 'ACCOUNT_TRANSFER_EXCEED_MIN', { minimum: '0.01' }],
  ['1000000.01', 'over.limit', { maximum: '1000000.00' }],
  ['10.01', 'account.balance.not.enough', { balance: '10.00', currency: 'PHP' }],
])('%s of 10.00 is refused with %s', async (amount, code, details) => {
  const { token } = await signedIn(gateway, '10.00')
  expect(await transferTo(token, CORAL, amount)).toMatchObject({ ok: false, code, details })
})

test('more than the vendor balance cannot be transferred out, and a missing wallet is not found', async () => {
  const { token } = await signedIn(gateway, '10.00')
  const type = (await walletTypes()).get('CRB') ?? 0
  const back = { fromTypeId: type, toTypeId: 2, amount: '1.00' }
  expect(await gateway.call(walletTransfer, back, { token })).toMatchObject({
    code: 'account.balance.not.enough',
    details: { balance: '0.00' },
  })
  for (const wrong of [{ toTypeId: 999 }, { toTypeId: 2 }, { fromTypeId: type, toTypeId: type }]) {
    const input = { fromTypeId: 2, amount: '1.00', ...wrong }
    expect(await gateway.call(walletTransfer, input, { token })).toMatchObject({
      status: 404,
      code: 'wallet.not.found',
    })
  }
})

test('no money moves to a stopped vendor, and what is there can be taken back', async () => {
  const { token } = await signedIn(gateway, '10.00')
  expect(await transferTo(token, CORAL, '4.00')).toMatchObject({ ok: true })
  const stop = { vendor: CORAL.vendor, until: null, reason: '', stops_bets: true, since: gateway.ports.clock.now() }
  await gateway.ports.db.insertInto('vendor_closing').values(stop).execute()
  expect(await transferTo(token, CORAL, '1.00')).toMatchObject({ code: 'vendor.unavailable' })
  const back = { fromTypeId: (await walletTypes()).get('CRB') ?? 0, toTypeId: 2, amount: '4.00' }
  expect(await gateway.call(walletTransfer, back, { token })).toMatchObject({ value: { state: 'DONE' } })
  await gateway.ports.db.deleteFrom('vendor_closing').execute()
})

test('play money is never transferred to a vendor that holds balances', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  const token = trial.ok ? trial.value.token : ''
  expect(await transferTo(token, CORAL, '1.00')).toMatchObject({ status: 403, code: 'function.not.available' })
  expect(await studio.launch(CORAL, token)).toMatchObject({ ok: false, code: 'game.real.only' })
  expect(await gateway.call(getBalance, {}, { token })).toMatchObject({
    value: { sumBalance: '2000.00', balance: [{ accountName: 'MAIN' }] },
  })
})

test('the balance of a game whose window disappeared is transferred back after a while', async () => {
  const { memberId, token } = await signedIn(gateway, '12.00')
  await studio.launch(CORAL, token)
  expect(await studio.ledgerBalances(memberId, CORAL)).toEqual({ main: 0n, vendorBalance: unitsOf('12.00') })
  // The vendor uses the real time: the gateway's clock cannot be advanced by half an hour.
  await gateway.ports.db
    .updateTable('game_session')
    .set({ open_until: addMs(gateway.ports.clock.now(), -GAME_LEFT_MS - 1_000) })
    .where('member_id', '=', memberId)
    .execute()
  await expect
    .poll(() => studio.ledgerBalances(memberId, CORAL), WAIT)
    .toEqual({ main: unitsOf('12.00'), vendorBalance: 0n })
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
