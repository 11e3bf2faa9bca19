import { expect, test } from 'vitest'

import { EMPTY, tableStateOf, phaseAt, withClosed, withDecided, withOpened, withTotals } from './table-state.ts'

const deal = (number: number, overrides: object = {}) => ({
  id: `deal-${number}`,
  number,
  set: 0,
  positionInSet: number,
  seedHash: 'a',
  marks: [],
  opensAt: 1_000,
  closesAt: 2_000,
  nextAt: null,
  decidedAt: null,
  outcomes: null,
  seed: null,
  ...overrides,
})
const decided = (number: number) => deal(number, { decidedAt: 2_500, nextAt: 4_000, outcomes: { '': 1 }, seed: 's' })
const view = (number: number) => ({ deal: deal(number), totals: {}, history: [] })
const totals = { 'PHP real': { spots: { red: '100' }, players: 1 } }

test.each([
  ['the table had no player', EMPTY, 1_500, 'waiting'],
  ['bets are accepted', tableStateOf(view(1)), 1_999, 'betting'],
  ['the betting time has passed by the page’s clock', tableStateOf(view(1)), 2_000, 'closed'],
  ['the server has closed betting earlier', withClosed(tableStateOf(view(1)), 'deal-1'), 1_500, 'closed'],
  ['the deal is decided', withDecided(tableStateOf(view(1)), { deal: decided(1), totals }), 3_000, 'decided'],
  ['the next deal is due', withDecided(tableStateOf(view(1)), { deal: decided(1), totals }), 4_001, 'waiting'],
] as const)('the phase when %s', (_, state, now, phase) => {
  expect(phaseAt(state, now)).toBe(phase)
})

test('late or repeated messages change nothing', () => {
  const second = withOpened(tableStateOf(view(1)), view(2))

  expect(withOpened(second, view(1))).toBe(second)
  expect(withDecided(second, { deal: decided(1), totals })).toBe(second)
  expect(withTotals(second, { deal: 'deal-1', totals, marks: [] })).toBe(second)
  expect(withClosed(second, 'deal-1')).toBe(second)
  const ended = withDecided(second, { deal: decided(2), totals })
  expect(withTotals(ended, { deal: 'deal-2', totals: {}, marks: [] })).toBe(ended)
})
