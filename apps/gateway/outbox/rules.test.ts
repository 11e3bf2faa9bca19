import { expect, test } from 'vitest'

import { retryGapMs, smsSenderOf } from './rules.ts'

test.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [6, 32_000],
  [7, 60_000],
  [5_000, 60_000],
])('after %i attempts a message waits %i ms', (attempts, gap) => {
  expect(retryGapMs(attempts)).toBe(gap)
})

test.each([
  ['Aurora', null, 'Aurora'],
  ['Café Royal Palace', null, 'Cafe Royal'],
  ['Lotus & Partners', null, 'Lotus  Part'],
  ['極光', null, 'INFO'],
  ['Aurora', 'AURORAPH', 'AURORAPH'],
  ['Aurora', '+639170000000', '+639170000000'],
])('%s with %s of its own writes as %s', (name, own, sender) => {
  expect(smsSenderOf({ name, sms_sender: own })).toBe(sender)
})
