import { isSwitchedOn } from '@ante/contract/merchant/switches.ts'
import { expect, test } from 'vitest'

import { resolvedSwitches } from './resolved-switches.ts'

test.each([
  [{}, 'FEEDBACK3', false],
  [{ FEEDBACK3: false }, 'FEEDBACK3', false],
  [{ FEEDBACK3: true }, 'FEEDBACK3', true],
  [{}, 'constructor', false],
  [{ DOWNMAN: true }, 'DOWNMAN', false],
  [{ DOWNMAN: true, AGEDOWNMAN3: false }, 'DOWNMAN', false],
  [{ DOWNMAN: true, AGEDOWNMAN3: true }, 'DOWNMAN', true],
  [{ DOWNMAN: false, AGEDOWNMAN3: true }, 'DOWNMAN', false],
])('with %j the function %s is on: %s', (switches, name, isOn) => {
  expect(isSwitchedOn(resolvedSwitches(switches), name)).toBe(isOn)
})
