import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'

import { deviceStorage } from '../lib/browser/storage.ts'
import { CallFailed, CallRefused } from '../lib/calls/call-errors.ts'
import type { Call } from '../lib/calls/call.ts'
import { createQueryClient } from '../lib/calls/query-client.ts'
import { queuedMarks } from '../lib/calls/queued-marks.ts'
import { sessionStore } from '../lib/session/session.ts'
import { favourites } from './favourites.ts'
import { addAfterLogin } from './tap-favourite.ts'
import { toggleFavourite } from './toggle-favourite.ts'

const game = (nodeId: number) => ({ nodeId, vendor: 'ANS' })

let calls: { verb: string; input: unknown }[]
let received: string[]
let queries: QueryClient
/** Favourites of the gateway, which answers when the test allows it. */
let stored: number[]
let answer: (() => void)[]
let failure: Error | null

const call: Call = async (endpoint: Endpoint, input) => {
  calls.push({ verb: endpoint.method, input })
  await new Promise<void>((resolve) => answer.push(resolve))
  if (failure) throw failure
  const { nodeId } = input as { nodeId: number }
  const others = stored.filter((candidate) => candidate !== nodeId)
  stored = endpoint.method === 'POST' ? [nodeId, ...others] : others
  return { nodeIds: stored } as never
}
const marks = () => queries.getQueryData(favourites.queryKey)?.nodeIds
const toggle = (nodeId: number) =>
  toggleFavourite({ queries, call, notify: ({ message = '' }) => received.push(message) }, game(nodeId))
/** Lets the gateway answer until no call is pending. */
async function settled(...toggles: Promise<void>[]) {
  const allSettled = Promise.all(toggles).then(() => 'settled')
  while ((await Promise.race([allSettled, new Promise(setImmediate)])) !== 'settled') answer.shift()?.()
}

beforeEach(() => {
  ;[calls, received, answer, stored, failure] = [[], [], [], [], null]
  queries = createQueryClient(call)
  queries.setQueryData(favourites.queryKey, { content: [], pageNum: 1, totalPages: 1, nodeIds: [] })
})

test('a heart is filled before the gateway has answered, and stays filled', async () => {
  const tap = toggle(7)
  expect(marks()).toEqual([7])
  await settled(tap)
  expect(marks()).toEqual([7])
  expect(calls).toEqual([{ verb: 'POST', input: { nodeId: 7, vendor: 'ANS' } }])
})

test('several quick taps are sent to the gateway in order', async () => {
  const taps = [toggle(7), toggle(7), toggle(7)]
  expect(marks()).toEqual([7])
  await settled(...taps)
  expect(calls.map(({ verb }) => verb)).toEqual(['POST', 'DELETE', 'POST'])
  expect(marks()).toEqual([7])
  expect(stored).toEqual([7])
})

test('an answer does not undo a later tap', async () => {
  const taps = [toggle(7), toggle(8)]
  answer.shift()?.()
  await new Promise(setImmediate)
  expect(marks()).toEqual([8, 7])
  await settled(...taps)
  expect(marks()).toEqual([8, 7])
})

test.each([
  ['a refusal', new CallRefused('favourites.full', { limit: 200 }, ''), 'favourites limit'],
  ['an unreadable answer', new CallFailed('unreadable'), 'Couldn’t update'],
])('%s undoes the change, with a message', async (_what, error, expected) => {
  failure = error
  await settled(toggle(7))
  expect(marks()).toEqual([])
  expect(received).toEqual([expect.stringContaining(expected)])
})

test('without a connection the change is shown and queued on the device, with a message', async () => {
  vi.spyOn(sessionStore, 'get').mockReturnValue({ merchantCode: 'aurora', userName: 'joy' } as never)
  failure = new CallFailed('offline')
  await settled(toggle(7))
  expect(marks()).toEqual([7])
  expect(received).toEqual([expect.stringContaining('You’re offline')])
  expect(queuedMarks()).toMatchObject([{ mark: 'game 7' }])
  deviceStorage.clear()
  vi.restoreAllMocks()
})

test('a favourite that could not be removed is restored', async () => {
  queries.setQueryData(favourites.queryKey, { content: [], pageNum: 1, totalPages: 1, nodeIds: [7, 8] })
  failure = new CallFailed('unreadable')
  const tap = toggle(8)
  expect(marks()).toEqual([7])
  await settled(tap)
  expect(marks()?.toSorted()).toEqual([7, 8])
})

test.each([
  ['do not contain the game', [3], ['POST']],
  ['contain the game', [7], []],
  ['cannot be loaded', null, ['POST']],
] as const)('when after the login the favourites %s (%j), the calls are %j', async (_, loaded, verbs) => {
  queries.clear()
  vi.spyOn(queries, 'query').mockImplementation(() =>
    loaded ? Promise.resolve({ nodeIds: loaded } as never) : Promise.reject(new CallFailed('offline')),
  )
  await settled(addAfterLogin({ queries, call, notify: ({ message = '' }) => received.push(message) }, game(7)))
  expect(calls.map(({ verb }) => verb)).toEqual(verbs)
  expect(stored).toEqual(verbs.length > 0 ? [7] : [])
})
