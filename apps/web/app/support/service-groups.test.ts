import type { CustomerService } from '@ante/contract/merchant/settings.ts'
import { expect, test } from 'vitest'

import { serviceGroups } from './service-groups.ts'

const contact = (csType: CustomerService['csType'], csPosition: string): CustomerService => ({
  csType,
  csPosition,
  title: `${csType} ${csPosition}`,
  path: '',
})
const groupTexts = (entries: CustomerService[]) =>
  serviceGroups(entries).map((group) => [group.type, ...group.entries.map(({ csPosition }) => csPosition)])

test('no configuration gives no group', () => {
  expect(groupTexts([])).toEqual([])
})

test('contacts of one category are grouped, in the merchant’s order of categories', () => {
  expect(groupTexts([contact('TELEGRAM', '1'), contact('LIVECHAT', '1'), contact('TELEGRAM', '2')])).toEqual([
    ['TELEGRAM', '1', '2'],
    ['LIVECHAT', '1'],
  ])
})

test('numeric positions are sorted as numbers', () => {
  expect(groupTexts([contact('LINE', '10'), contact('LINE', '2'), contact('LINE', 'b'), contact('LINE', 'a')])).toEqual(
    [['LINE', '2', '10', 'a', 'b']],
  )
})
