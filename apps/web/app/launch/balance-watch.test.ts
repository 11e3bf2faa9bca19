import { expect, test } from 'vitest'

import { createBalanceWatch } from './balance-watch.ts'

type Observation = [amount: string | undefined, roundOpen: boolean]

const received = (...observations: Observation[]) => {
  const watch = createBalanceWatch()
  return observations.map(([amount, roundOpen]) => watch(amount, roundOpen))
}

test.each<[string, Observation[], boolean[]]>([
  [
    'the first balance is no change',
    [
      [undefined, false],
      ['10.00', false],
    ],
    [false, false],
  ],
  [
    'a deposit between rounds is reported at once',
    [
      ['10.00', false],
      ['60.00', false],
    ],
    [false, true],
  ],
  [
    'a change is reported once',
    [
      ['10.00', false],
      ['60.00', false],
      ['60.00', false],
    ],
    [false, true, false],
  ],
  [
    'a transfer during a round is reported when the round is over',
    [
      ['10.00', false],
      ['10.00', true],
      ['60.00', true],
      ['60.00', false],
    ],
    [false, false, false, true],
  ],
  [
    'a round without a change is not reported',
    [
      ['10.00', false],
      ['10.00', true],
      ['10.00', false],
    ],
    [false, false, false],
  ],
])('%s', (_, observations, expected) => {
  expect(received(...observations)).toEqual(expected)
})
