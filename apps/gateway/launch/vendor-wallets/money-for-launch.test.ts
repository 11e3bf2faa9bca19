import { listRecentGames } from '@ante/contract/catalogue/recents.ts'
import { keepGameOpen } from '@ante/contract/launch/game-open.ts'
import { walletsToMain } from '@ante/contract/wallet/vendor-transfer.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { WINDOW_MS } from '../rules.ts'
import { CORAL, OPAL, openVendorStudio } from '../test/vendor-fixtures.ts'
import type { VendorStudio } from '../test/vendor-fixtures.ts'

/** Timeout of polls on a busy machine. */
const WAIT = { timeout: 10_000 }

let gateway: TestGateway
let sandbox: TestSandbox
let studio: VendorStudio
beforeAll(async () => {
  gateway = await startGateway()
  ;({ sandbox, studio } = await openVendorStudio(gateway))
})
afterAll(async () => {
  await sandbox.stop()
  await gateway.stop()
})

/** Advances the clock beyond the pause of the vendor's circuit breaker. */
const skipBreakerPause = () => (gateway.ports.clock.offsetMs += 120_000)

test('no balance is transferred for a vendor that does not open the game', async () => {
  const [{ memberId, token }, elsewhere] = [await signedIn(gateway, '20.00'), await signedIn(gateway, '10.00')]
  await studio.launch(OPAL, elsewhere.token)
  await studio.disturb([{ vendor: 'CRB', call: 'launch', fault: 'undecided', times: 2 }])
  for (const item of [token, elsewhere.token]) {
    expect(await studio.launch(CORAL, item)).toMatchObject({ ok: false, code: 'vendor.unavailable' })
    skipBreakerPause()
  }
  expect(await studio.ledgerBalances(memberId, CORAL)).toEqual({ main: unitsOf('20.00'), vendorBalance: 0n })
  expect(await studio.ledgerBalances(elsewhere.memberId, OPAL)).toEqual({ main: 0n, vendorBalance: unitsOf('10.00') })
  expect(await gateway.call(listRecentGames, {}, { token })).toMatchObject({ ok: true, value: { list: [] } })
  expect(await studio.launch(CORAL, token)).toMatchObject({ ok: true })
  expect(await studio.ledgerBalances(memberId, CORAL)).toEqual({ main: 0n, vendorBalance: unitsOf('20.00') })
})

test('a player is redirected only to the known origin of the vendor’s games', async () => {
  const { memberId, token } = await signedIn(gateway, '5.00')
  const another = await signedIn(gateway)
  const { db, bus } = gateway.ports
  await db.updateTable('vendor').set({ launch_url: 'https://games.example/' }).where('code', '=', 'CRB').execute()
  bus.publish('catalogue', '')
  try {
    const refused = { ok: false, code: 'vendor.unavailable' }
    await expect.poll(() => studio.launch(CORAL, another.token), WAIT).toMatchObject(refused)
    skipBreakerPause()
    expect(await studio.launch(CORAL, token)).toMatchObject(refused)
    const { main } = await studio.ledgerBalances(memberId, CORAL)
    expect(main).toBe(unitsOf('5.00'))
  } finally {
    await studio.connectVendors()
  }
  const opens = () => {
    skipBreakerPause()
    return studio.launch(CORAL, token)
  }
  await expect.poll(opens, WAIT).toMatchObject({ ok: true })
})

const sessionIn = (opened: Awaited<ReturnType<VendorStudio['launch']>>) => (opened.ok ? opened.value.sessionId : '')

test.each([
  ['the earlier', [0, 1]],
  ['the later', [1, 0]],
] as const)('%s of two games at one vendor can be left first: the last one returns the balance', async (_, order) => {
  const { memberId, token } = await signedIn(gateway, '20.00')
  const games = [sessionIn(await studio.launch(CORAL, token)), sessionIn(await studio.launch(CORAL, token))]
  const [first, last] = order.map((place) => games[place])
  const leave = (sessionId: string | undefined) => gateway.call(walletsToMain, { sessionId }, { token })

  expect(await leave(first)).toMatchObject({ ok: true, value: { moved: '0.00', left: [] } })
  expect(await gateway.call(keepGameOpen, { sessionId: first ?? '' }, { token })).toMatchObject({ ok: true })
  expect(await studio.ledgerBalances(memberId, CORAL)).toEqual({ main: 0n, vendorBalance: unitsOf('20.00') })
  expect(await leave(last)).toMatchObject({ ok: true, value: { moved: '20.00' } })
})

test('two games left simultaneously return the balance', async () => {
  const { memberId, token } = await signedIn(gateway, '20.00')
  const games = [sessionIn(await studio.launch(CORAL, token)), sessionIn(await studio.launch(CORAL, token))]
  await Promise.all(games.map((sessionId) => gateway.call(walletsToMain, { sessionId }, { token })))
  expect(await studio.ledgerBalances(memberId, CORAL)).toEqual({ main: unitsOf('20.00'), vendorBalance: 0n })
})

test('the balance stays at the vendor while a window reports to be open, and returns when the reports stop', async () => {
  const { token } = await signedIn(gateway, '20.00')
  const [earlier, later] = [sessionIn(await studio.launch(CORAL, token)), sessionIn(await studio.launch(CORAL, token))]
  const leave = () => gateway.call(walletsToMain, { sessionId: later }, { token })
  gateway.ports.clock.offsetMs += WINDOW_MS - 1_000
  await gateway.call(keepGameOpen, { sessionId: earlier }, { token })
  gateway.ports.clock.offsetMs += WINDOW_MS - 1_000
  expect(await leave()).toMatchObject({ ok: true, value: { moved: '0.00', left: [] } })
  gateway.ports.clock.offsetMs += 2_000
  expect(await leave()).toMatchObject({ ok: true, value: { moved: '20.00' } })
})

test('an explicit transfer of all balances to the main wallet works, even with open games', async () => {
  const { token } = await signedIn(gateway, '20.00')
  await studio.launch(CORAL, token)
  expect(await gateway.call(walletsToMain, {}, { token })).toMatchObject({ value: { moved: '20.00' } })
})

test('a member cannot keep another member’s game open', async () => {
  const [{ token: stranger }, { token }] = [await signedIn(gateway), await signedIn(gateway, '20.00')]
  const [earlier, later] = [sessionIn(await studio.launch(CORAL, token)), sessionIn(await studio.launch(CORAL, token))]
  gateway.ports.clock.offsetMs += WINDOW_MS + 1_000
  await gateway.call(keepGameOpen, { sessionId: earlier }, { token: stranger })
  expect(await gateway.call(walletsToMain, { sessionId: later }, { token })).toMatchObject({
    value: { moved: '20.00' },
  })
})

test('closing another member’s game reveals nothing', async () => {
  const [{ token: otherToken }, { token, memberId }] = [await signedIn(gateway), await signedIn(gateway, '20.00')]
  const other = await studio.launch(CORAL, otherToken)
  await studio.launch(CORAL, token)
  expect(await gateway.call(walletsToMain, { sessionId: sessionIn(other) }, { token })).toMatchObject({
    value: { moved: '20.00' },
  })
  expect((await studio.ledgerBalances(memberId, CORAL)).main).toBe(unitsOf('20.00'))
})
