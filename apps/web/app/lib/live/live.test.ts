import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { LIVE_PATH } from '@ante/contract/live/events.ts'
import type { LiveEvent } from '@ante/contract/live/events.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openLive } from './live.ts'

type Winner = LiveEvent<'winners'>

const winner = (roundId: string): Winner => ({
  roundId,
  iconUrl: '',
  gameName: 'g',
  nodeId: 1,
  customerName: 'p',
  winAmount: '1.00',
  currency: 'PHP',
})
const received = (id: string) => `id: ${id}\nevent: winners\ndata: ${JSON.stringify(winner(id))}\n\n`

let server: Server
let streams: { request: IncomingMessage; answer: ServerResponse }[]
/** Number of requests that the server does not answer. */
let silentRequests: number
let page: EventTarget & { hidden: boolean }
let close = () => {}

beforeEach(async () => {
  streams = []
  silentRequests = 0
  server = createServer((request, answer) => {
    if (silentRequests > 0) {
      silentRequests -= 1
      return
    }
    answer.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
    streams.push({ request, answer })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init))
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

afterEach(async () => {
  close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const { answer } of streams) answer.destroy()
  await new Promise((closed) => server.close(closed))
})

function listen(onBegin = () => {}) {
  const rounds: string[] = []
  close = openLive({
    headers: () => ({ Merchant: 'aurora', Authorization: 't' }),
    handlers: { winners: ({ roundId }) => rounds.push(roundId) },
    onBegin,
  })
  return rounds
}

const stream = (index: number) => vi.waitUntil(() => streams[index], { timeout: 15_000 })

test('a stream identifies its listener and dispatches events that arrive in chunks', async () => {
  const rounds = listen()
  const { request, answer } = await stream(0)
  const text = received('1') + received('2')
  answer.write(text.slice(0, 25))
  answer.write(text.slice(25))
  await expect.poll(() => rounds).toEqual(['1', '2'])
  expect(request.headers).toMatchObject({ merchant: 'aurora', authorization: 't' })
})

test('`onBegin` is called when a stream begins, and not when one is resumed', async () => {
  const onBegin = vi.fn<() => void>()
  const rounds = listen(onBegin)
  const first = await stream(0)
  first.answer.write(received('1'))
  await expect.poll(() => rounds).toEqual(['1'])
  first.answer.destroy()
  const second = await stream(1)
  second.answer.write(received('2'))
  await expect.poll(() => rounds).toEqual(['1', '2'])
  expect(onBegin).toHaveBeenCalledOnce()
})

test('a broken stream reconnects, requests the missed events, and dispatches nothing twice', async () => {
  const rounds = listen()
  const first = await stream(0)
  first.answer.write(received('1') + received('2'))
  await expect.poll(() => rounds).toHaveLength(2)
  first.answer.destroy()

  const second = await stream(1)
  expect(second.request.headers['last-event-id']).toBe('2')
  second.answer.write(received('2') + received('3'))
  await expect.poll(() => rounds).toEqual(['1', '2', '3'])
})

test('a request that is never answered is given up, and repeated', async () => {
  silentRequests = 1
  const timeouts = vi.spyOn(globalThis, 'setTimeout')
  const rounds = listen()
  await vi.waitUntil(() => silentRequests === 0)
  const [giveUp] = timeouts.mock.calls.find(([, delayMs]) => delayMs === 20_000) ?? []
  giveUp?.()
  const { answer } = await stream(0)
  answer.write(received('1'))
  await expect.poll(() => rounds).toEqual(['1'])
})

test('the stream pauses while the page is hidden and reconnects when it is visible', async () => {
  listen()
  const first = await stream(0)
  const requestClosed = new Promise((closed) => first.request.once('close', closed))
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  await requestClosed
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect((await stream(1)).request.url).toBe(LIVE_PATH)
})

test('a page restored from the back button’s cache reconnects, although it was never hidden', async () => {
  listen()
  await stream(0)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect((await stream(1)).request.url).toBe(LIVE_PATH)
})

test('events that violate the contract are ignored', async () => {
  const rounds = listen()
  const { answer } = await stream(0)
  answer.write('id: 1\nevent: winners\ndata: {"roundId":5}\n\nid: 2\nevent: winners\ndata: {broken\n\n')
  answer.write('id: 3\nevent: constructor\ndata: {}\n\n')
  answer.write(received('4'))
  await expect.poll(() => rounds).toEqual(['4'])
})
