import { expect, test } from 'vitest'

import { afterRound, beginAutoplay, stopReasonAfter, stopReasonBefore } from './autoplay.ts'
import type { AutoplayPlan } from './autoplay.ts'

const PLAN: AutoplayPlan = { rounds: 3, lossLimitCents: 500n, singleWinCents: 1_000n, stopOnFeature: true }
const LOST = { stakeCents: 100n, wonCents: 0n, hadFeature: false }
const READY = { stakeCents: 100n, balanceCents: 10_000n, hidden: false }

test.each([
  ['continues after a lost round', {}, LOST, null],
  ['stops after its last round', { rounds: 1 }, LOST, 'done'],
  ['stops when the loss limit is reached', { lossLimitCents: 100n }, LOST, 'loss-limit'],
  ['stops on a win of the selected size', {}, { ...LOST, wonCents: 1_000n }, 'single-win'],
  [
    'continues after a win of any size if no size was selected',
    { singleWinCents: null },
    { ...LOST, wonCents: 99_999n },
    null,
  ],
  ['stops on a feature', {}, { ...LOST, hadFeature: true }, 'feature'],
  ['continues through a feature if allowed', { stopOnFeature: false }, { ...LOST, hadFeature: true }, null],
] as const)('autoplay %s', (_, plan, round, reason) => {
  const run = afterRound(beginAutoplay({ ...PLAN, ...plan }), round)

  expect(stopReasonAfter(run, round)).toBe(reason)
})

test.each([
  ['begins a round', {}, null],
  ['does not begin a round that the balance does not cover', { balanceCents: 99n }, 'balance'],
  ['does not begin a round while the page is hidden', { hidden: true }, 'hidden'],
  ['does not begin a round that could exceed the loss limit', { stakeCents: 501n }, 'loss-limit'],
  ['begins a round that can lose exactly the limit', { stakeCents: 500n }, null],
] as const)('autoplay %s', (_, next, reason) => {
  expect(stopReasonBefore(beginAutoplay(PLAN), { ...READY, ...next })).toBe(reason)
})

test('intermediate wins offset losses', () => {
  let run = beginAutoplay({ ...PLAN, rounds: 100, lossLimitCents: 200n })
  run = afterRound(run, LOST)
  run = afterRound(run, { ...LOST, wonCents: 300n })
  run = afterRound(run, LOST)

  expect(run.netCents).toBe(0n)
  expect(stopReasonBefore(run, READY)).toBeNull()
})
