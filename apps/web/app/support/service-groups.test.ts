import type { CustomerService } from '@ante/contract/merchant/settings.ts'
import { expect, test } from 'vitest'

import { serviceGroups } from './service-groups.ts'

const way = (csType: CustomerService['csType'], csPosition: string): CustomerService => ({
  csType,
  csPosition,
  title: `${csType} ${csPosition}`,
  path: '',
})
const shown = (entries: CustomerService[]) =>
  serviceGroups(entries).map((group) => [group.type, ...group.entries.map(({ csPosition }) => csPosition)])

test('no configuration gives no group', () => {
  expect(shown([])).toEqual([])
})

test('contacts of one category are grouped, in the merchant’s order of categories', () => {
  expect(shown([way('TELEGRAM', '1'), way('LIVECHAT', '1'), way('TELEGRAM', '2')])).toEqual([
    ['TELEGRAM', '1', '2'],
    ['LIVECHAT', '1'],
  ])
})

test('numeric positions are sorted as numbers', () => {
  expect(shown([way('LINE', '10'), way('LINE', '2'), way('LINE', 'b'), way('LINE', 'a')])).toEqual([
    ['LINE', '2', '10', 'a', 'b'],
  ])
})
