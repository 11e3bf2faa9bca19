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

test('nothing configured is no group', () => {
  expect(shown([])).toEqual([])
})

test('ways of one kind stand together, in the merchant’s order of kinds', () => {
  expect(shown([way('TELEGRAM', '1'), way('LIVECHAT', '1'), way('TELEGRAM', '2')])).toEqual([
    ['TELEGRAM', '1', '2'],
    ['LIVECHAT', '1'],
  ])
})

test('positions count as numbers where they are some', () => {
  expect(shown([way('LINE', '10'), way('LINE', '2'), way('LINE', 'b'), way('LINE', 'a')])).toEqual([
    ['LINE', '2', '10', 'a', 'b'],
  ])
})
