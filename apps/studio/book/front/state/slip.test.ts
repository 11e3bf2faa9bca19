import { afterEach, expect, test, vi } from 'vitest'

import { stakeCentsOf } from '../../tickets/ticket.ts'
import { ticketsOf } from '../view/place-slip.ts'
import { Slip, SINGLES } from './slip.ts'
import type { SlipLeg } from './slip.ts'

afterEach(() => vi.unstubAllGlobals())

const leg = (fixture: number, overrides: Partial<SlipLeg> = {}): SlipLeg => ({
  fixtureId: `siam-${fixture}`,
  market: 'match.result.0',
  pick: 'home',
  price: 2_000,
  now: 2_000,
  home: 'A',
  away: 'B',
  sport: 'football',
  ...overrides,
})
const slipOf = (...legs: SlipLeg[]): Slip => {
  const slip = new Slip('test', 500n)
  slip.clear()
  for (const slipLeg of legs) slip.toggle(slipLeg)
  return slip
}

test('a pick is toggled, and another one of its market replaces it', () => {
  const slip = slipOf(leg(1), leg(2))
  slip.toggle(leg(1, { pick: 'away' }))
  expect(slip.legs.map(({ fixtureId, pick }) => `${fixtureId} ${pick}`)).toEqual(['siam-2 home', 'siam-1 away'])
  slip.toggle(leg(2))
  expect(slip.legs).toHaveLength(1)
})

test('without the storage of the browser, the server stores the slip; an invalid one is ignored', () => {
  vi.stubGlobal('localStorage', undefined)
  const stored: string[] = []
  const slip = new Slip('kept', 500n, { stored: null, save: (text) => stored.push(text) })
  slip.toggle(leg(1))
  const restored = new Slip('another', 500n, { stored: stored.at(-1) ?? null, save: () => {} })
  expect(restored.legs).toEqual(slip.legs)
  expect(restored.legs).toHaveLength(1)
  expect(new Slip('a third', 500n, { stored: '{"legs": 7', save: () => {} }).legs).toEqual([])
})

test('an invalid stake leaves no amount to submit', () => {
  const slip = slipOf(leg(1))
  slip.stake(700n)
  expect(ticketsOf(slip, 'none').reduce((sum, ticket) => sum + stakeCentsOf(ticket), 0n)).toBe(700n)
  slip.stake(null)
  expect(slip.unitCents).toBe(0n)
  expect(ticketsOf(slip, 'none').reduce((sum, ticket) => sum + stakeCentsOf(ticket), 0n)).toBe(0n)
})

test('a slip is full at ten picks', () => {
  const slip = slipOf(...Array.from({ length: 10 }, (_, nth) => leg(nth)))
  expect(slip.toggle(leg(11))).toBe(false)
  expect(slip.legs).toHaveLength(10)
})

test('two picks of one match allow only singles', () => {
  const slip = slipOf(leg(1), leg(1, { market: 'match.total.10', pick: 'over' }))
  expect([slip.mode, slip.modes]).toEqual([SINGLES, [SINGLES]])
})

test('the available bet types follow from the picks of the slip', () => {
  const slip = slipOf(leg(1), leg(2), leg(3))
  slip.choose('trixie')
  expect(slip.mode).toBe('trixie')
  slip.toggle(leg(4))
  expect(slip.mode).toBe('accumulator')
  expect(slip.modes).toContain('lucky-15')
})

test('a changed price is shown beside the seen one, until it is accepted', () => {
  const slip = slipOf(leg(1), leg(2))
  slip.setPrices([1_900, null])
  expect(slip.legs.map(({ price, now }) => [price, now])).toEqual([
    [2_000, 1_900],
    [2_000, null],
  ])
  slip.accept()
  expect(slip.legs.map(({ price }) => price)).toEqual([1_900, 2_000])
})

test('accepted picks leave the slip, and refused ones stay', () => {
  const slip = slipOf(leg(1), leg(2))
  const ticket = (slipLeg: SlipLeg) => ({
    legs: [{ fixtureId: slipLeg.fixtureId, market: slipLeg.market, pick: slipLeg.pick, price: slipLeg.price }],
    system: 'single',
    unitCents: '500',
    oddsChange: 'none' as const,
  })
  const [first, second] = [leg(1), leg(2)].map((item, nth) => ({ tapId: `tap-${nth}`, ticket: ticket(item) }))
  if (!first || !second) throw new Error('The slip has fewer than two tickets.')
  slip.setPending([first, second])
  slip.answered(first, true)
  slip.answered(second, false)
  expect(slip.legs.map(({ fixtureId }) => fixtureId)).toEqual(['siam-2'])
  expect(slip.pending).toEqual([])
})
