import { expect, test } from 'vitest'

import { percentSteps, seriesSteps } from './steps.ts'

test.each([
  ['0.3', '0.1', ['0.3', '0.2', '0.1', '0']],
  ['0.25', '0.1', ['0.25', '0.2', '0.1', '0']],
  ['0', '0.1', ['0']],
])('of %s percent with steps of %s the selectable rates are %j', (ownRate, step, steps) => {
  expect(percentSteps(ownRate, step)).toEqual(steps)
})

test('series can be granted in whole steps down to the lowest', () => {
  expect(seriesSteps(1934, 1940, 2)).toEqual(['1940', '1938', '1936', '1934'])
})
