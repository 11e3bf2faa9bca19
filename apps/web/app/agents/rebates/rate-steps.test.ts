import { expect, test } from 'vitest'

import { rateSteps } from './rate-steps.ts'

test.each([
  ['whole steps from the highest rate down to the lowest', { lowest: '0.5', highest: '0.8' }, '0.6', '0.8 0.7 0.6 0.5'],
  ['bounds that are no whole steps are included', { lowest: '0.25', highest: '0.45' }, '0.3', '0.45 0.4 0.3 0.25'],
  ['the current rate is included', { lowest: '0.2', highest: '0.3' }, '0.25', '0.3 0.25 0.2'],
  ['zero is a valid rate', { lowest: '0', highest: '0.1' }, '0', '0.1 0'],
])('%s', (_, bounds, now, steps) => {
  expect(rateSteps(bounds, now)).toEqual(steps.split(' '))
})
