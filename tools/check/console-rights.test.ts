import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** The permission to change something as the condition of an offer: as an argument, or in a list of actions. */
const CHANGE_AS_CONDITION = /(?:\(|permission: ?)'[a-z-]+\.[a-z-]+\.update'/

const sources = globSync('apps/console/app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

test('screens of the console decide by the call whether an action is offered', () => {
  // A person may hold a permission only to approve the changes of others: the call would be refused.
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => CHANGE_AS_CONDITION.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ["may('staff.network.update') &&", true],
  ["useMay(merchant)('cashier.reason.update')", true],
  ["{ id: 'note', permission: 'support.note.update' }", true],
  ["may('identity.member.read')", false],
  ["'staff.role.update': msg`Change a role`", false],
  ['mayCall(updateNetworks)', false],
])('%s', (source, isRefused) => {
  expect(CHANGE_AS_CONDITION.test(source)).toBe(isRefused)
})
