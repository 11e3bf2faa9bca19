import { addFavourite, removeFavourite } from '@ante/contract/catalogue/favourites.ts'
import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { deviceStorage } from '../browser/storage.ts'
import { sessionStore } from '../session/session.ts'
import type { Call } from './call.ts'
import { CallFailed, CallRefused } from './call-errors.ts'
import { queuedMarks, sendOrQueue } from './queued-marks.ts'
import { sendQueuedMarks } from './send-queued-marks.ts'

const owner = { merchantCode: 'aurora', userName: 'joy' }
/** Favourites of the gateway. */
let stored: number[]
let failure: Error | null
let sent: number

const call: Call = async (endpoint: Endpoint, input) => {
  if (failure) throw failure
  sent += 1
  const { nodeId } = input as { nodeId: number }
  const others = stored.filter((candidate) => candidate !== nodeId)
  stored = endpoint.method === 'POST' ? [nodeId, ...others] : others
  return { nodeIds: stored } as never
}
const toggle = (nodeId: number, adds: boolean) =>
  sendOrQueue(call, adds ? addFavourite : removeFavourite, { nodeId, vendor: 'ANS' }, `game ${nodeId}`)

const stops: (() => void)[] = []
/** Sends what is queued, as after a lost connection. */
async function reconnect() {
  failure = null
  const loadEndpoints = async () => [addFavourite, removeFavourite]
  stops.push(sendQueuedMarks({ queries: new QueryClient(), call, loadEndpoints }))
  await vi.waitFor(() => expect(queuedMarks()).toEqual([]))
}

beforeEach(() => {
  ;[stored, failure, sent] = [[], null, 0]
  vi.stubGlobal('window', new EventTarget())
  vi.spyOn(sessionStore, 'get').mockReturnValue(owner as never)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  deviceStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('without a connection a mark is stored, and sent after the reconnection', async () => {
  failure = new CallFailed('offline')
  expect(await toggle(7, true)).toBeNull()
  expect(queuedMarks()).toMatchObject([{ mark: 'game 7', owner: 'aurora/joy', input: { nodeId: 7 } }])
  await reconnect()
  expect(stored).toEqual([7])
})

test('the gateway’s marks finally equal the shown ones, for any taps and any loss of the connection', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ nodeId: fc.integer({ min: 1, max: 3 }), adds: fc.boolean(), offline: fc.boolean() })),
      async (taps) => {
        ;[stored, failure] = [[], null]
        deviceStorage.clear()
        const seen = new Set<number>()
        for (const { nodeId, adds, offline } of taps) {
          failure = offline ? new CallFailed('lost') : null
          await toggle(nodeId, adds)
          if (adds) seen.add(nodeId)
          else seen.delete(nodeId)
        }
        await reconnect()
        expect(new Set(stored)).toEqual(seen)
      },
    ),
  ))

test('a mark that is changed again is sent once', async () => {
  failure = new CallFailed('offline')
  for (const adds of [true, false, true]) await toggle(7, adds)
  await reconnect()
  expect(sent).toBe(1)
})

test('a refusal is thrown, and a queued mark that is refused later is dropped', async () => {
  failure = new CallRefused('favourites.full', null, '')
  await expect(toggle(7, true)).rejects.toBe(failure)
  expect(queuedMarks()).toEqual([])

  failure = new CallFailed('offline')
  await toggle(7, true)
  vi.stubGlobal('window', new EventTarget())
  const refusing: Call = async () => {
    throw new CallRefused('favourites.full', null, '')
  }
  const loadEndpoints = async () => [addFavourite]
  stops.push(sendQueuedMarks({ queries: new QueryClient(), call: refusing, loadEndpoints }))
  await vi.waitFor(() => expect(queuedMarks()).toEqual([]))
})

test('a visitor’s and another member’s marks are not sent', async () => {
  failure = new CallFailed('offline')
  await toggle(7, true)
  vi.mocked(sessionStore.get).mockReturnValue({ ...owner, userName: 'mia' } as never)
  failure = null
  const loadEndpoints = vi.fn<() => Promise<Endpoint[]>>(async () => [addFavourite])
  stops.push(sendQueuedMarks({ queries: new QueryClient(), call, loadEndpoints }))
  await new Promise(setImmediate)
  expect(loadEndpoints).not.toHaveBeenCalled()
  expect(queuedMarks()).toHaveLength(1)
})
