import { listWinners } from '@ante/contract/catalogue/winners.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import type { Family } from '@ante/lottery/family.ts'
import { shownOdds } from '@ante/lottery/payout.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { verifyLedger } from '../../wallet/public.ts'
import { advanceToNextDraw, slotAt, lotteryFixtures, createGame, slip, statusOf } from '../test/lottery-fixtures.ts'

const fixtures = lotteryFixtures()
beforeEach(() => advanceToNextDraw(fixtures.gateway))

/** Places a bet on one play of a family, and sets the result of its draw. */
async function play(
  { family, slips, units, result }: Played,
  meanwhile: () => Promise<unknown> = async () => undefined,
) {
  const { gateway } = fixtures
  const game = await createGame(gateway, { family })
  const member = await fixtures.player('1000.00')
  const slot = slotAt(gateway)
  await fixtures.placed(member, { gameId: Number(game.id), slips, units })
  await meanwhile()
  await fixtures.end(slot, { status: 'DRAWN', result }, game)
  await fixtures.settle()
  expect(await statusOf(gateway, game, slot)).toBe('PAID')
  return { member, orders: await fixtures.orders(member), frozen: await frozenOdds(member.memberId) }
}

interface Played {
  family: Family
  slips: string[]
  units: string
  result: unknown
}

async function frozenOdds(memberId: bigint): Promise<unknown[]> {
  const { rows } = await sql<{ odds: unknown }>`
    select slip.odds from lottery_slip slip join lottery_order placed on placed.id = slip.order_id
    where placed.member_id = ${memberId} order by slip.id`.execute(fixtures.gateway.ports.db)
  return rows.map(({ odds }) => odds)
}

const staked = (content: string, playId: number, amount: string, type = 1): string =>
  `${slip(content, playId, { type })}~${amount}`

const nines = (count: number, digits: number) => Array.from({ length: count }, () => '9'.repeat(digits))

/** A result of northern Vietnam: 27 prizes, two of which end with 68. */
const NORTH = {
  special: nines(1, 5),
  first: nines(1, 5),
  second: nines(2, 5),
  third: ['10068', ...nines(5, 5)],
  fourth: nines(4, 4),
  fifth: nines(6, 4),
  sixth: nines(3, 3),
  seventh: ['68', ...nines(3, 2)],
}

const FOUR_D = {
  first: ['1234'],
  second: ['5678'],
  third: ['0000'],
  special: ['4321', ...nines(9, 4)],
  consolation: nines(10, 4),
}

const won: [string, Played, string][] = [
  [
    'ten points of lô 2 cost 27 each, and are paid for each prize',
    { family: 'VNC_NORTH', slips: [staked('68', 12_501, '10', 2)], units: '270', result: NORTH },
    '1980',
  ],
  [
    'two colours that share the five, each at odds of its own, after the fee',
    { family: 'WGG', slips: [staked('green,violet', 18_501, '10')], units: '20', result: [5] },
    '58.8',
  ],
  [
    'one number of 4D for the first prize, another for a special one',
    {
      family: '4D',
      slips: [staked('1_2_3_4', 17_501, '1'), staked('4_3_2_1', 17_501, '2')],
      units: '3',
      result: FOUR_D,
    },
    '2860',
  ],
  [
    'a ticket of which four are drawn',
    { family: 'TL645', slips: [staked('1,2,3,4,5,6', 25_501, '0.3')], units: '0.3', result: [1, 2, 3, 4, 44, 45] },
    '60',
  ],
]

test.each(won)('%s', async (_, played, units) => {
  const { member, orders, frozen } = await play(played)
  const sum = orders.reduce((total, { winningAmount }) => total + Number(winningAmount), 0)
  expect(String(sum)).toBe(units)
  expect((await fixtures.entries(member.memberId)).at(-1)).toEqual([4100, units])
  for (const [index, text] of played.slips.entries()) {
    const { family } = played
    expect(frozen[index]).toEqual(shownOdds({ family, prizeMode: 'Lott', play: Number(text.split('~')[2]) }))
  }
})

// rules: orders-7
test('a bet pays the odds shown when it was placed, tier by tier, also after the odds table has changed', async () => {
  const { db } = fixtures.gateway.ports
  const played: Played = {
    family: 'WGG',
    slips: [staked('green,violet', 18_501, '10')],
    units: '20',
    result: [5],
  }
  const { orders } = await play(played, async () => {
    // Simulates a bet placed with another odds table. Slips are otherwise immutable.
    await sql`alter table lottery_slip disable trigger lottery_slip_is_immutable`.execute(db)
    const old = JSON.stringify({ full: '2.1', half: '1.61', violet: '4.7' })
    await sql`update lottery_slip set odds = ${old}::jsonb where play_id = 18501 and id = (select max(id) from lottery_slip)`.execute(
      db,
    )
    await sql`alter table lottery_slip enable trigger lottery_slip_is_immutable`.execute(db)
  })
  expect(orders).toMatchObject([{ winningAmount: '61.838' }])
})

/** Number 1 is the horse in 2026 and the goat in 2027, whose lunar year begins on 6 February. */
const LAST_OF_HORSE = Date.parse('2027-02-05T12:00:00+08:00')

// rules: orders-7
test('numbers map to animals of the lunar year of their draw', async () => {
  const { gateway } = fixtures
  const { clock } = gateway.ports
  const goat = { family: 'LHC', slips: [staked('goat', 11_521, '10')], units: '10' } as const
  const result = [11, 22, 33, 44, 5, 16, 1]
  clock.offsetMs += LAST_OF_HORSE - clock.now().getTime()
  advanceToNextDraw(gateway)
  expect((await play({ ...goat, slips: [...goat.slips], result })).orders).toMatchObject([{ orderStatus: 5 }])
  clock.offsetMs += DAY_MS
  advanceToNextDraw(gateway)
  const { orders, frozen } = await play({ ...goat, slips: [...goat.slips], result })
  expect(frozen).toEqual([{ win: '11.6375', ofYear: '9.3100' }])
  expect(orders).toMatchObject([{ orderStatus: 4, winningAmount: '93.1' }])
})

/** Returns the wins announced on aurora's site. */
async function received(): Promise<unknown[]> {
  const { rows } = await sql<{ amount: string }>`
    select payload->>'winAmount' as amount from live_event where merchant_code = 'aurora' and type = 'winners'`.execute(
    fixtures.gateway.ports.db,
  )
  return rows.map(({ amount }) => amount)
}

test('announced wins are listed and published, until the result is reversed', async () => {
  const { gateway } = fixtures
  const game = await createGame(gateway, { family: 'SSC' })
  const member = await fixtures.player('100.00')
  const slot = slotAt(gateway)
  // The first digit pays 19.50 per stake. The lower of the two wins is not announced.
  await fixtures.placed(member, { gameId: Number(game.id), slips: [slip('3____', 1111, { multiple: 5 })], units: '10' })
  const modest = await fixtures.player('100.00')
  const many = slip('0,1,2,3____', 1111)
  await fixtures.placed(modest, { gameId: Number(game.id), slips: [many], units: '8' })
  await fixtures.end(slot, { status: 'DRAWN', result: [3, 0, 0, 0, 0] }, game)
  // Waits for the gateway's own job, because the fixtures' settlement announces no wins.
  await expect.poll(() => statusOf(gateway, game, slot), { timeout: 20_000 }).toBe('PAID')
  const board = async () => {
    gateway.ports.clock.offsetMs += 2_000
    const answer = await gateway.call(listWinners, { category: 'LOTT', period: 'day' })
    return answer.ok ? answer.value.vo.filter(({ winAmount }) => winAmount === '97.50') : []
  }
  await expect.poll(received, { timeout: 20_000 }).toContain('97.50')
  expect(await received()).not.toContain('19.50')
  expect(await board()).toMatchObject([
    { iconUrl: '/pictures/lottery/ssc.webp', nodeId: null, customerName: expect.stringContaining('***') },
  ])
  await fixtures.end(slot, { status: 'RESULT_REVERSED' }, game)
  await fixtures.settle()
  expect(await board()).toEqual([])
  await fixtures.end(slot, { status: 'DRAWN', result: [3, 0, 0, 0, 0] }, game)
  await fixtures.settle()
  expect(await board()).toHaveLength(1)
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(fixtures.gateway.ports.db)).problems).toEqual([])
})
