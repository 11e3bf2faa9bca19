import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { CallFailed } from './call-errors.ts'
import { REACHED_EVENT } from './connection.ts'
import { failedBoundaries } from './failed-boundaries.ts'
import { createQueryClient } from './query-client.ts'
import { recoverFailures } from './recovery.ts'

const winners = { queryKey: ['winners'], retry: false }

let page: EventTarget & { hidden: boolean }
let network: { onLine: boolean }
let requests: number
let isAnswered: boolean

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  network = { onLine: true }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', network)
  ;[requests, isAnswered] = [0, false]
})
afterEach(() => {
  failedBoundaries.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const callOnce = async () => {
  requests += 1
  if (!isAnswered) throw new CallFailed('server')
  return 'answer'
}

/** A page with one part that failed because its query was not answered. */
async function failedPart(queryFn: () => Promise<string> = callOnce) {
  const queries = createQueryClient(() => Promise.reject(new Error('no calls expected')))
  recoverFailures(queries)
  await queries.query({ ...winners, queryFn }).catch(() => undefined)
  const retry = vi.fn<() => void>()
  // React shows the previous content for a moment before it renders the failed part.
  await vi.advanceTimersByTimeAsync(500)
  failedBoundaries.add(retry)
  return { queries, retry }
}

function show(hidden: boolean): void {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

test('a part whose query is answered again recovers automatically', async () => {
  const { retry } = await failedPart()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(retry).not.toHaveBeenCalled()
  isAnswered = true
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(retry).toHaveBeenCalledTimes(1)
  const before = requests
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(requests).toBe(before)
})

test('retries become less frequent while the failure lasts', async () => {
  await failedPart()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(requests).toBeGreaterThanOrEqual(3)
  const before = requests
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(requests - before).toBeLessThanOrEqual(40)
  expect(requests - before).toBeGreaterThanOrEqual(18)
})

test('several failed parts share one round of retries', async () => {
  await failedPart()
  for (let part = 0; part < 5; part += 1) failedBoundaries.add(() => undefined)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(requests).toBeLessThanOrEqual(12)
})

test.each([
  ['the page is hidden', () => show(true), () => show(false)],
  [
    'there is no network',
    () => Object.assign(network, { onLine: false }),
    () => {
      network.onLine = true
      window.dispatchEvent(new Event('online'))
    },
  ],
])('while %s nothing is requested; afterwards retries continue', async (_, begin, end) => {
  const { retry } = await failedPart()
  begin()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  const before = requests
  isAnswered = true
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(requests).toBe(before)
  end()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(retry).toHaveBeenCalled()
})

test.each(['online', REACHED_EVENT])('failed parts are retried immediately on %s', async (event) => {
  const { retry } = await failedPart()
  window.dispatchEvent(new Event(event))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a query that failed before it had an observer is retried too', async () => {
  const queries = createQueryClient(() => Promise.reject(new Error('no calls expected')))
  await queries.query({ ...winners, queryFn: callOnce }).catch(() => undefined)
  failedBoundaries.add(() => undefined)
  recoverFailures(queries)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(requests).toBeGreaterThan(1)
})

describe('without a failed part', () => {
  test('an active query gets its answer', async () => {
    const { queries } = await failedPart()
    failedBoundaries.clear()
    const seen = vi.fn<(data: unknown) => void>()
    const options = { ...winners, queryFn: callOnce, retryOnMount: false }
    const stop = new QueryObserver(queries, options).subscribe(({ data }) => seen(data))
    isAnswered = true
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(seen).toHaveBeenLastCalledWith('answer')
    stop()
  })

  test('an inactive query is not retried', async () => {
    await failedPart()
    failedBoundaries.clear()
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(requests).toBe(1)
  })
})

test('a failure caused by our own bug is not retried', async () => {
  const mistake = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('our mistake'))
  await failedPart(mistake)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(mistake).toHaveBeenCalledTimes(1)
})
