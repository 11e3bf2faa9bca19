import { ENTRIES_PER_ORDER, SLIPS_PER_ORDER } from '@ante/contract/lottery/orders/betting.ts'
import { beforeEach, expect, test } from 'vitest'

import { advanceToNextDraw, lotteryFixtures, slip } from '../test/lottery-fixtures.ts'

const fixtures = lotteryFixtures()
beforeEach(() => advanceToNextDraw(fixtures.gateway))

/** Returns distinct four-digit numbers. */
const numbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => String(from + at).padStart(4, '0')).join(',')
const typed = (count: number, from = 0) => slip(numbers(count, from), 1021, { type: 2, mode: 3, series: 1700 })

test('fifty slips of ten thousand typed numbers are refused without evaluation', async () => {
  const member = await fixtures.player('100000.00')
  const slips = Array.from({ length: SLIPS_PER_ORDER }, () => typed(1_000))
  const answer = await fixtures.order(member, { slips, units: '1000' })
  expect(answer).toMatchObject({ code: 'BETTING_ENTRY_LIMIT', details: { maximum: ENTRIES_PER_ORDER } })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['100000', '0'])
})

test('an order beyond the member’s balance is refused before its numbers are parsed', async () => {
  const member = await fixtures.player('0.00')
  const answer = await fixtures.order(member, {
    slips: [slip('these are no numbers', 1021, { type: 2 })],
    units: '200',
  })
  expect(answer).toMatchObject({ code: 'ACS_AVAILABLE_BALANCE_NOT_ENOUGH', details: { available: '0.00' } })
})

test('while the largest allowed order is placed, bets of another member are placed and paid', async () => {
  const member = await fixtures.player('100000.00')
  const other = await fixtures.player('100.00')
  const slips = Array.from({ length: 50 }, (_, at) => typed(ENTRIES_PER_ORDER / 50, (at * ENTRIES_PER_ORDER) / 50))
  const order = { isPlaced: false }
  const placing = fixtures.order(member, { slips, units: '200' }).finally(() => {
    order.isPlaced = true
  })
  let bets = 0
  let betsMeanwhile = 0
  while (!order.isPlaced) {
    expect(await fixtures.order(other, { slips: [typed(50)], units: '1' })).toMatchObject({
      ok: true,
      value: { amount: '1' },
    })
    bets++
    if (!order.isPlaced) betsMeanwhile++
  }
  expect(await placing).toMatchObject({ ok: true, value: { stakes: ENTRIES_PER_ORDER, amount: '200' } })
  expect(betsMeanwhile).toBeGreaterThan(0)
  expect(await fixtures.balancesOf(other.memberId)).toEqual([String(100 - bets), '0'])
})

test('the orders of a member are evaluated one at a time; a few wait, and more are refused', async () => {
  const member = await fixtures.player('100.00')
  const input = { slips: [typed(10)], units: '0.2' }
  const answers = await Promise.all(Array.from({ length: 40 }, () => fixtures.order(member, input)))
  const codes = answers.map((answer) => (answer.ok ? 'placed' : answer.code))
  expect(new Set(codes)).toEqual(new Set(['placed', 'request.too_many']))
  const placed = codes.filter((code) => code === 'placed').length
  expect(await fixtures.balancesOf(member.memberId)).toEqual([String(Number((100 - placed * 0.2).toFixed(1))), '0'])
})
