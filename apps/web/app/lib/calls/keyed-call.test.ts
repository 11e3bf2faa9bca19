import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { disburseBill } from '@ante/contract/agents/bills.ts'
import { createDeposit } from '@ante/contract/cashier/deposit.ts'
import { resolveCall } from '@ante/contract/kit/call-outcome.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { everyEndpoint } from '@ante/gateway/test/every-endpoint.ts'
import { answerLosingProxy } from '@ante/gateway/test/answer-losing-proxy.ts'
import type { AnswerLosingProxy, DeliveryFault } from '@ante/gateway/test/answer-losing-proxy.ts'
import { effectsOf, keyedCalls, transfersOf } from '@ante/gateway/test/keyed-calls.ts'
import type { KeyedCase } from '@ante/gateway/test/keyed-calls.ts'
import { startGateway } from '@ante/gateway/test'
import type { TestGateway } from '@ante/gateway/test'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { sessionStore } from '../session/session.ts'
import { identifyCaller } from './caller.ts'
import { keyedCall } from './keyed-call.ts'
import { endpointName, pendingCalls, removePending } from './pending-calls.ts'

const APP = join(import.meta.dirname, '..', '..')
const OUTCOME = endpointName(resolveCall)
const TRANSFER = endpointName(walletTransfer)
/** A deposit moves money only when its payment arrives. */
const BEGINS_A_PAYMENT = endpointName(createDeposit)

let gateway: TestGateway
let proxy: AnswerLosingProxy
let cases: ReturnType<typeof keyedCalls>
beforeAll(async () => {
  gateway = await startGateway()
  proxy = await answerLosingProxy(gateway.url)
  cases = keyedCalls(gateway)
  // The gateway settles a period once, automatically; the amount owed is read before that.
  await cases[endpointName(disburseBill)]?.()
  const browser = { onLine: true, userAgent: 'x', maxTouchPoints: 0 }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage(), sessionStorage: storage() }))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  identifyCaller('aurora', 'EN', proxy.url)
})
afterEach(() => {
  for (const { key } of pendingCalls()) removePending(key)
  sessionStore.clear()
})
afterAll(async () => {
  identifyCaller('', '')
  vi.unstubAllGlobals()
  // A test has reloaded modules and signed in with them; the files that follow must not share that session.
  vi.resetModules()
  await proxy.close()
  await gateway.stop()
})

function storage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}

const names = Object.keys(keyedCalls({} as TestGateway))

/** The member's browser: signed in, with the form of this call open. */
function formOf({ endpoint, input, token }: KeyedCase) {
  sessionStore.set({ token, merchantCode: 'aurora', userName: 'player', customerType: 0, firstTimeLogin: false })
  return {
    submit: (isWatched = true) => keyedCall(endpoint, input, { title: 'A call', isWatched: () => isWatched }),
    path: endpointName(endpoint).replace(/:(\w+)/g, (_, name: string) =>
      String((input as Record<string, unknown>)[name]),
    ),
  }
}

async function prepared(name: string) {
  const testCase = await cases[name]?.()
  if (!testCase) throw new Error(`no case is called ${name}`)
  const { endpoint, memberId } = testCase
  const [effects, transfers] = [await effectsOf(gateway, memberId), await transfersOf(gateway, memberId)]
  return {
    ...formOf(testCase),
    effects: async () => (await effectsOf(gateway, memberId)) - effects,
    transfers: async () => (await transfersOf(gateway, memberId)) - transfers,
    movesMoney: endpoint.movesMoney ?? false,
  }
}

test('every keyed call of a member is in the table', async () => {
  const keyed = [...(await everyEndpoint()).values()].filter(
    ({ idempotencyKey, access }) => idempotencyKey && access === 'member',
  )
  expect(names.toSorted()).toEqual(keyed.map(endpointName).toSorted())
})

/** Registration has no member yet: its key and its form find the account that it created. */
const KEYED_ELSEWHERE = ['identity/register/use-register.ts']

test('no part of the app makes a keyed call in another way', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const making = files.filter(
    (file) => !file.startsWith('lib/calls/') && /\bidempotencyKey\b/.test(readFileSync(join(APP, file), 'utf8')),
  )
  expect(making).toEqual(KEYED_ELSEWHERE)
})

describe.each(names)('%s', (name) => {
  test('a lost answer: the form still shows the answer, and the call takes effect once', async () => {
    const { submit, path, effects, transfers, movesMoney } = await prepared(name)
    proxy.next(path, 'lost')
    await submit()
    expect(await effects()).toBeGreaterThan(0)
    expect(pendingCalls()).toEqual([])
    // The ledger shows whether the endpoint declares correctly that it moves money.
    expect(movesMoney).toBe((await transfers()) > 0 || name === BEGINS_A_PAYMENT)
  })

  test('a delayed request: the form reports that nothing was debited, and the late arrival changes nothing', async () => {
    const { submit, path, effects, movesMoney } = await prepared(name)
    proxy.next(path, 'late')
    await expect(submit()).rejects.toMatchObject({ fault: 'notDone', movesMoney })
    expect(pendingCalls()).toMatchObject([{ state: 'notDone', movesMoney }])
    await submit()
    const once = await effects()
    expect(once).toBeGreaterThan(0)
    expect(await proxy.deliver()).toBe('idempotency_key.cancelled')
    expect(await effects()).toBe(once)
  })
})

test.each<DeliveryFault>(['half', 'bad gateway'])('an unusable answer (%s) is requested again', async (fault) => {
  const { submit, path, effects } = await prepared(TRANSFER)
  proxy.next(path, fault)
  await expect(submit()).resolves.toMatchObject({ state: 'DONE' })
  expect(await effects()).toBeGreaterThan(0)
})

test('while an outcome is unknown, no further call is sent to its endpoint', async () => {
  const { submit, path, effects } = await prepared(TRANSFER)
  proxy.next(path, 'lost')
  proxy.next(OUTCOME, 'lost')
  const first = submit()
  await vi.waitFor(() => expect(pendingCalls()).toMatchObject([{ state: 'unknown' }]))
  const once = await effects()
  expect(once).toBeGreaterThan(0)
  await expect(submit()).rejects.toMatchObject({ fault: 'unknown' })
  await first
  expect(await effects()).toBe(once)
  expect(pendingCalls()).toEqual([])
})

test('a form closed meanwhile leaves the outcome as a notice, which the next call replaces', async () => {
  const { submit, path } = await prepared(TRANSFER)
  proxy.next(path, 'lost')
  await submit(false)
  expect(pendingCalls()).toMatchObject([{ state: 'done', title: 'A call' }])
  await submit()
  expect(pendingCalls()).toEqual([])
})

test('an offline device sends no call and reports this', async () => {
  const { submit, effects } = await prepared(TRANSFER)
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  await expect(submit()).rejects.toMatchObject({ fault: 'offline' })
  vi.stubGlobal('navigator', { ...navigator, onLine: true })
  expect([await effects(), pendingCalls()]).toEqual([0, []])
})

test('a page opened later resolves the outcome of a call, only for its own member', async () => {
  const testCase = await cases[TRANSFER]?.()
  if (!testCase) throw new Error('no such case')
  const { submit, path } = formOf(testCase)
  proxy.next(path, 'lost')
  proxy.next(OUTCOME, 'lost')
  const first = submit()
  await vi.waitFor(() => expect(pendingCalls()).toMatchObject([{ state: 'unknown' }]))
  // Simulates a closed page: polling ends, and the stored call remains.
  sessionStore.clear()
  await expect(first).rejects.toMatchObject({ fault: 'unknown' })
  vi.resetModules()
  const [caller, session, pending, resolving] = await Promise.all([
    import('./caller.ts'),
    import('../session/session.ts'),
    import('./pending-calls.ts'),
    import('./resolve-pending.ts'),
  ])
  caller.identifyCaller('aurora', 'EN', proxy.url)
  const signIn = (userName: string) =>
    session.sessionStore.set({
      token: testCase.token,
      merchantCode: 'aurora',
      userName,
      customerType: 0,
      firstTimeLogin: false,
    })
  signIn('another')
  resolving.resolvePendingCalls()
  expect(pending.pendingCalls()).toMatchObject([{ state: 'unknown' }])
  signIn('player')
  await vi.waitFor(() => expect(pending.pendingCalls()).toMatchObject([{ state: 'done' }]))
})
