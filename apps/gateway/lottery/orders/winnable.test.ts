import { beforeEach, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { advanceToNextDraw, lotteryFixtures, slip } from '../test/lottery-fixtures.ts'

const fixtures = lotteryFixtures()
beforeEach(() => advanceToNextDraw(fixtures.gateway))

const ALL = '0,1,2,3,4,5,6,7,8,9'
/** All digits at three positions: 1,000 stakes, one of which wins. */
const ALL_NUMBERS = slip(`${ALL}_${ALL}_${ALL}`, 1071)

test('a slip that cannot win more than it costs is refused with its maximum payout', async () => {
  const member = await fixtures.player('5000.00')
  const answer = await fixtures.order(member, { slips: [ALL_NUMBERS], units: '2000' })
  expect(answer).toMatchObject({
    code: 'LGS_BETTING_CANNOT_WIN_ERROR',
    details: { row: 0, cost: '2000', maximum: '1950', currency: 'PHP' },
  })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['5000', '0'])
})

/** Returns distinct three-digit numbers. */
const numbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => String(from + at).padStart(3, '0')).join(',')

test.each([
  ['400.00', 970, '388', 'ok'],
  ['400.00', 975, '390', 'LGS_BETTING_CANNOT_WIN_ERROR'],
  ['400.00', 1_000, '400', 'LGS_BETTING_CANNOT_WIN_ERROR'],
  ['390.00', 970, '388', 'ok'],
  ['380.00', 900, '360', 'LGS_BETTING_NUMBER_OVER_LIMITS'],
])(
  'with a maximum payout of %s per player and draw, %i numbers for %s are answered %s',
  async (prize, count, units, code) => {
    await fixtures.choose({ maxPrize: unitsOf(prize) })
    const member = await fixtures.player('500.00')
    const answer = await fixtures.order(member, {
      slips: [slip(numbers(count), 1071, { type: 2, mode: 2, multiple: 2 })],
      units,
    })
    expect(answer.ok ? 'ok' : answer.code).toBe(code)
  },
)

test('bets on one draw that together cost the maximum payout per player are refused too', async () => {
  await fixtures.choose({ maxPrize: unitsOf('100.00') })
  const member = await fixtures.player('500.00')
  const part = (at: number) => slip(numbers(25, at * 25), 1071, { type: 2, mode: 3, multiple: 5 })
  const most = Array.from({ length: 39 }, (_, at) => part(at))
  expect(await fixtures.order(member, { slips: most, units: '97.5' })).toMatchObject({ ok: true })
  expect(await fixtures.order(member, { slips: [part(39)], units: '2.5' })).toMatchObject({
    code: 'LGS_BETTING_DRAW_CANNOT_WIN_ERROR',
    details: { staked: '100', maximum: '100.00', currency: 'PHP' },
  })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['402.5', '0'])
})
