import { expect, test } from 'vitest'

import { rateSteps } from './rate-steps.ts'

test.each([
  [
    'from the agent’s own rate down to the rates of the downlines',
    { lowest: '0.5', highest: '0.8' },
    '0.6',
    '0.8 0.7 0.6 0.5',
  ],
  ['an end that is no whole step can stay', { lowest: '0.25', highest: '0.45' }, '0.3', '0.45 0.4 0.3 0.25'],
  ['what there is now is among them', { lowest: '0.2', highest: '0.3' }, '0.25', '0.3 0.25 0.2'],
  ['nothing is a rate as well', { lowest: '0', highest: '0.1' }, '0', '0.1 0'],
])('%s', (_, bounds, now, steps) => {
  expect(rateSteps(bounds, now)).toEqual(steps.split(' '))
})
