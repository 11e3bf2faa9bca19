import { expect, test } from 'vitest'

import { actionsOf } from './account-actions.ts'

test.each([
  ['invited', ['invite', 'leave']],
  ['active', ['lock', 'recover', 'leave-date', 'leave']],
  // A locked account is recovered only after it is unlocked: the gateway refuses it before.
  ['locked', ['unlock', 'leave-date', 'leave']],
  ['left', []],
] as const)('an account in the state %s has exactly the actions that the gateway accepts', (state, actions) => {
  expect(actionsOf(state).map(({ id }) => id)).toEqual(actions)
})
