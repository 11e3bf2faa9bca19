import { roleTemplates } from '@ante/contract/staff/role-templates.ts'
import { expect, test } from 'vitest'

import { countDifferences, draftOf, keyOf, rightsOf } from './rights.ts'

test.each(roleTemplates.map((template) => [template.code, template] as const))(
  'a draft of the role %s converts back to the same rights',
  (_code, { code, name, rights }) => {
    const role = { code, name, version: 1, rights: rights.map((right) => ({ ...right, meaning: '' })) }
    const order = ({ permission, right }: { permission: string; right: string }) => `${permission} ${right}`
    const sorted = (list: readonly { permission: string; right: string }[]) =>
      list.toSorted((one, other) => order(one).localeCompare(order(other)))
    const sentRights = rightsOf(draftOf(role))
    expect(sorted(sentRights)).toEqual(
      sorted(rights.map(({ permission, right, perDecision, perDay }) => ({ permission, right, perDecision, perDay }))),
    )
  },
)

test('a removed right is one difference', () => {
  const [template] = roleTemplates
  if (!template) throw new Error('there are no templates')
  const role = { ...template, version: 1, rights: template.rights.map((right) => ({ ...right, meaning: '' })) }
  const draft = draftOf(role)
  const key = keyOf('audit.entry.read', 'apply')
  const next = { ...draft, [key]: { isHeld: false, perDecision: '', perDay: '' } }
  expect(countDifferences(draft, next)).toBe(1)
  expect(rightsOf(next)).toHaveLength(rightsOf(draft).length - 1)
})
