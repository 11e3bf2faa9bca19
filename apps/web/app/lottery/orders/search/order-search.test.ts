import { expect, test } from 'vitest'

import { fileSearchOf, searchOf } from './order-search.ts'
import type { OrderView } from './order-view.ts'

const USUAL: OrderView = { state: 'ALL', game: '', chasesOnly: false, number: '', days: 'week' }
const searchContext = {
  zone: 'Asia/Manila',
  now: new Date('2026-01-20T10:00:00Z'),
  gameIdOf: (code: string) => (code === 'SSC60' ? 7 : undefined),
}
const today = { startDate: Date.parse('2026-01-19T16:00:00Z'), endDate: Date.parse('2026-01-20T16:00:00Z') - 1 }

// rules: lottery-4
test.each<[Partial<OrderView>, object]>([
  [{}, {}],
  [{ state: 'open' }, { orderStatus: [1, 2] }],
  [{ state: 'cancelled' }, { orderStatus: [6, 7, 8, 12, 17, 20, 99] }],
  [{ game: 'SSC60' }, { gameId: 7 }],
  [{ chasesOnly: true }, { chasingOrder: true }],
  [{ number: '20260120-0456' }, { drawNumber: '20260120-0456' }],
  [{ number: '20260120' }, { drawNumber: '20260120' }],
  [{ number: 'L7Q2-001' }, { orderNumber: 'L7Q2-001' }],
])('the view %j of today searches for %j', (part, search) => {
  expect(searchOf({ ...USUAL, days: 'today', ...part }, searchContext)).toEqual({ ...today, ...search })
})

test('a file is requested by its URL only', () => {
  const view: OrderView = { ...USUAL, days: 'today', state: 'open', chasesOnly: true, game: 'SSC60' }
  expect(fileSearchOf(view, searchContext)).toEqual({ ...today, orderStatus: '1,2', chasingOrder: 'true', gameId: 7 })
})
