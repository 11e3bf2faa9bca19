import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { RoundView } from '../../play-contract.ts'
import { requestRound } from './request-round.ts'
import { CallFailed, CallRefused } from './vendor-calls.ts'

const TAP = { tapId: 'a-tap-on-the-page', stakeCents: 100n }
const COMMON = {
  roundId: 'nl-1',
  tapId: TAP.tapId,
  stakeCents: '100',
  choice: null,
  subject: null,
  netCents: '0',
  next: null,
}
const UNDONE: RoundView = { ...COMMON, state: 'undone', code: null, balance: '10.00', fairness: null }
const PENDING: RoundView = { ...COMMON, state: 'pending' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function requestWith(...answers: (RoundView | Error)[]) {
  const requested: unknown[] = []
  const onWaiting = vi.fn<() => void>()
  const answerNext = async (request: unknown) => {
    requested.push(request)
    const answer = answers[requested.length - 1]
    if (answer instanceof Error || !answer) throw answer ?? new Error('Unexpected call.')
    return answer
  }
  const round = requestRound({ round: answerNext }, TAP, onWaiting)
  const settled = Promise.allSettled([round])
  await vi.runAllTimersAsync()
  await settled
  return { round, requested, onWaiting }
}

test('an answer ends the polling', async () => {
  const { round, requested, onWaiting } = await requestWith(UNDONE)

  await expect(round).resolves.toBe(UNDONE)
  expect(requested).toHaveLength(1)
  expect(onWaiting).not.toHaveBeenCalled()
})

test('the same round is requested again until its outcome is known, and the player sees a message', async () => {
  const { round, requested, onWaiting } = await requestWith(
    new CallFailed('lost'),
    PENDING,
    new CallFailed('lost'),
    PENDING,
    UNDONE,
  )

  await expect(round).resolves.toBe(UNDONE)
  expect(requested).toEqual(Array.from({ length: 5 }, () => TAP))
  expect(onWaiting).toHaveBeenCalledTimes(4)
})

test('a round requested too early is requested again after its waiting time', async () => {
  const { round, requested, onWaiting } = await requestWith(new CallRefused('round.too_soon', 400), UNDONE)

  await expect(round).resolves.toBe(UNDONE)
  expect(requested).toHaveLength(2)
  expect(onWaiting).not.toHaveBeenCalled()
})

test('a refusal ends the polling', async () => {
  const { round, requested } = await requestWith(new CallRefused('round.open', 0))

  await expect(round).rejects.toMatchObject({ code: 'round.open' })
  expect(requested).toHaveLength(1)
})
