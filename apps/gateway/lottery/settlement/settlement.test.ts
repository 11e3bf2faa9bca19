import { playsOf } from '@ante/lottery/plays.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { signedIn } from '../../test/members.ts'
import { startGatewayOn } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { advanceToNextDraw, slotAt, lotteryFixtures, settleOnce, slip, statusOf } from '../test/lottery-fixtures.ts'
import { waitingDraw, waitingDrawIds } from './waiting-draw.ts'
import { computeOutcomes, settleBatch } from './paying/settle-batch.ts'

const fixtures = lotteryFixtures()
beforeEach(() => advanceToNextDraw(fixtures.gateway))

/** A bet that the first digit is 3: odds 10, so a stake of 2.00 wins 19.50 at the highest series. */
const FIXED = '3____'
const HIT = { status: 'DRAWN', result: [3, 0, 0, 0, 1] } as const
const MISS = { status: 'DRAWN', result: [5, 0, 0, 0, 1] } as const
const REVERSED = { status: 'RESULT_REVERSED' } as const

const playOf = async (memberId: bigint): Promise<[outcome: string, rounds: number, staked: bigint, paid: bigint][]> => {
  const rows = await fixtures.gateway.ports.db
    .selectFrom('play_day')
    .select(['outcome', 'rounds', 'staked', 'paid'])
    .where('member_id', '=', memberId)
    .where('rounds', '>', 0n)
    .orderBy('outcome')
    .execute()
  return rows.map(({ outcome, rounds, staked, paid }) => [outcome, Number(rounds), staked, paid])
}

async function seriesOf(memberId: bigint, series: number) {
  const values = { member_id: memberId, group_code: 'SSC', prize_mode: 'Lott', series } as const
  await fixtures.gateway.ports.db.insertInto('lottery_series').values(values).execute()
}

// rules: orders-8
test('R1: a bet at a series below the player’s own yields the difference as rebate, whether it wins or loses', async () => {
  const member = await fixtures.player('200.00')
  await seriesOf(member.memberId, 1940)
  const slot = slotAt(fixtures.gateway)
  await fixtures.placed(member, { slips: [slip(FIXED, 1111, { series: 1900, multiple: 50 })], units: '100' })
  await fixtures.end(slot, MISS)
  await fixtures.settle()
  expect((await fixtures.entries(member.memberId)).slice(2)).toEqual([[4105, '2']])
  expect(await fixtures.orders(member)).toMatchObject([
    { orderStatus: 5, rebateAmount: '2', actualBettingAmount: '100' },
  ])
  expect(await playOf(member.memberId)).toEqual([['lost', 1, unitsOf('100'), 0n]])
})

// rules: orders-8
test('R3: each agent above the player gets the difference of series to the next member below', async () => {
  const chain: bigint[] = []
  for (const series of [1956, 1950, 1930, 1910]) {
    const upline = chain.at(-1)
    const id = await makeTestMember(fixtures.gateway, '0.00', { type: 1, ...(upline && { uplineId: upline }) })
    await seriesOf(id, series)
    chain.push(id)
  }
  const member = await signedIn(fixtures.gateway, '2000.00')
  const upline = chain.at(-1)
  if (upline === undefined) throw new Error('the line has fewer agents')
  const { db } = fixtures.gateway.ports
  await db.updateTable('member').set({ upline_id: upline }).where('id', '=', member.memberId).execute()
  await seriesOf(member.memberId, 1900)
  const slot = slotAt(fixtures.gateway)
  await fixtures.placed(member, { slips: [slip(FIXED, 1111, { series: 1900, multiple: 1000 })], units: '2000' })
  await fixtures.end(slot, MISS)
  await fixtures.settle()
  const got = await Promise.all(chain.map(async (id) => fixtures.entries(id)))
  expect(got).toEqual([[[6114, '6']], [[6114, '20']], [[6114, '20']], [[6114, '10']]])

  await fixtures.end(slot, REVERSED)
  await fixtures.settle()
  expect(await Promise.all(chain.map(async (id) => (await fixtures.balancesOf(id))[1]))).toEqual(['0', '0', '0', '0'])
  expect(await fixtures.orders(member)).toMatchObject([{ orderStatus: 2 }])
  await fixtures.end(slot, HIT)
  await fixtures.settle()
  expect(await fixtures.orders(member)).toMatchObject([{ orderStatus: 4, winningAmount: '19000' }])
  expect(await Promise.all(chain.map(async (id) => (await fixtures.balancesOf(id))[1]))).toEqual([
    '6',
    '20',
    '20',
    '10',
  ])
})

test.each([
  ['R2', { player: 1930, agent: 1940 }, [[6114, '5']], [[6114, '8']]],
  ['R4: of the same series', { player: 1940, agent: 1940 }, [], [[6114, '8']]],
] as const)('%s: a bet of 1,000', async (_, series, ofAgent, ofTop) => {
  const top = await makeTestMember(fixtures.gateway, '0.00', { type: 2 })
  const agent = await makeTestMember(fixtures.gateway, '0.00', { type: 1, uplineId: top })
  const member = await signedIn(fixtures.gateway, '1000.00')
  const { db } = fixtures.gateway.ports
  await db.updateTable('member').set({ upline_id: agent }).where('id', '=', member.memberId).execute()
  await seriesOf(top, 1956)
  await seriesOf(agent, series.agent)
  await seriesOf(member.memberId, series.player)
  const slot = slotAt(fixtures.gateway)
  const slips = [slip(FIXED, 1111, { series: series.player, multiple: 500 })]
  await fixtures.placed(member, { slips, units: '1000' })
  await fixtures.end(slot, MISS)
  await fixtures.settle()
  expect([await fixtures.entries(agent), await fixtures.entries(top)]).toEqual([ofAgent, ofTop])
})

// rules: orders-4
test('reversing a result takes back its winnings; spent amounts become a debt, paid by the next winnings', async () => {
  const member = await fixtures.player('100.00')
  const slot = slotAt(fixtures.gateway)
  await fixtures.placed(member, { slips: [slip(FIXED, 1111, { multiple: 5 })], units: '10' })
  await fixtures.end(slot, HIT)
  await fixtures.settle()
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['90', '97.5'])
  await fixtures.gateway.call(walletTransfer, { fromTypeId: 4, toTypeId: 2, amount: '90.00' }, member)

  await fixtures.end(slot, REVERSED)
  await fixtures.settle()
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['180', '0'])
  expect((await fixtures.entries(member.memberId)).at(-1)).toEqual([4206, '-7.5'])
  await fixtures.end(slot, MISS)
  await fixtures.settle()
  expect(await statusOf(fixtures.gateway, fixtures.game('ssc'), slot)).toBe('RE_PAID')
  expect(await fixtures.orders(member)).toMatchObject([{ orderStatus: 5, winningAmount: '0' }])
  expect(await playOf(member.memberId)).toEqual([['lost', 1, unitsOf('10'), 0n]])

  advanceToNextDraw(fixtures.gateway)
  const later = slotAt(fixtures.gateway)
  await fixtures.placed(member, { slips: [slip(FIXED, 1111, { multiple: 10 })], units: '20' })
  await fixtures.end(later, HIT)
  await fixtures.settle()
  expect((await fixtures.entries(member.memberId)).slice(-2)).toEqual([
    [4100, '195'],
    [4206, '-90'],
  ])
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['160', '105'])
})

const validOf = async (memberId: bigint): Promise<bigint> => {
  const { rows } = await sql<{ valid: bigint }>`
    select sum(valid)::bigint as valid from play_day where member_id = ${memberId}`.execute(fixtures.gateway.ports.db)
  return rows[0]?.valid ?? 0n
}

test('bets on all ten digits of a position count only their loss as valid bet; a reversal subtracts it again', async () => {
  const member = await fixtures.player('2000.00')
  const slot = slotAt(fixtures.gateway)
  const digits = Array.from({ length: 10 }, (_, digit) => slip(`${digit}____`, 1111, { multiple: 50 }))
  await fixtures.placed(member, { slips: digits, units: '1000' })
  await fixtures.end(slot, HIT)
  await fixtures.settle()
  expect(await validOf(member.memberId)).toBe(unitsOf('25'))
  await fixtures.end(slot, REVERSED)
  await fixtures.settle()
  expect(await validOf(member.memberId)).toBe(0n)
  await fixtures.end(slot, MISS)
  await fixtures.settle()
  expect(await validOf(member.memberId)).toBe(unitsOf('25'))
})

test('a bet that no other bet covers counts its whole stake as valid bet', async () => {
  const member = await fixtures.player('2000.00')
  const slot = slotAt(fixtures.gateway)
  await fixtures.placed(member, {
    slips: [slip(FIXED, 1111, { multiple: 50 }), slip('1____', 1111, { multiple: 50 })],
    units: '200',
  })
  await fixtures.end(slot, MISS)
  await fixtures.settle()
  expect(await validOf(member.memberId)).toBe(unitsOf('200'))
})

test('the payout per player and draw is limited, and the player sees the amount cut off', async () => {
  await fixtures.choose({ maxPrize: unitsOf('100.00') })
  const member = await fixtures.player('100.00')
  const slot = slotAt(fixtures.gateway)
  const slips = [slip(FIXED, 1111, { multiple: 5 }), slip('3,4____', 1111), slip('3,5____', 1111)]
  await fixtures.placed(member, { slips, units: '18' })
  await fixtures.end(slot, HIT)
  await fixtures.settle()
  expect(await fixtures.orders(member)).toMatchObject([
    { winningAmount: '97.5', cutOff: '0' },
    { winningAmount: '2.5', cutOff: '17' },
    { orderStatus: 4, winningAmount: '0', cutOff: '19.5' },
  ])
})

test('a tie refunds the stake, and has no turnover', async () => {
  const member = await fixtures.player('100.00')
  const slot = slotAt(fixtures.gateway)
  const game = fixtures.game('pk10')
  const play = playsOf('PK10', 'Lott').find(({ code, playType }) => /nim/.test(code) && playType === 'entertainment')
  if (!play) throw new Error('no such play')
  const text = `${slip('2-3', play.id, { series: 1940 })}~20`
  await fixtures.placed(member, { slips: [text], units: '20', gameId: Number(game.id) })
  await fixtures.end(slot, { status: 'DRAWN', result: [6, 3, 2, 1, 4, 5, 7, 8, 9, 10] }, game)
  await fixtures.settle()
  expect(await fixtures.orders(member)).toMatchObject([
    { orderStatus: 16, refundAmount: '20', actualBettingAmount: '0' },
  ])
  expect((await fixtures.entries(member.memberId)).at(-1)).toEqual([4110, '20'])
  expect(await playOf(member.memberId)).toEqual([['drawn', 1, 0n, 0n]])
})

test('a reversal of a partly refunded bet subtracts exactly the turnover that it counted', async () => {
  const member = await fixtures.player('100.00')
  const slot = slotAt(fixtures.gateway)
  const game = fixtures.game('pk10')
  const play = playsOf('PK10', 'Lott').find(({ code, playType }) => /nim/.test(code) && playType === 'entertainment')
  if (!play) throw new Error('no such play')
  const text = `${slip('2-3,1-4', play.id, { series: 1940 })}~20`
  await fixtures.placed(member, { slips: [text], units: '40', gameId: Number(game.id) })
  const drawn = { status: 'DRAWN', result: [6, 3, 2, 1, 4, 5, 7, 8, 9, 10] } as const
  await fixtures.end(slot, drawn, game)
  await fixtures.settle()
  const counted = [['won', 1, unitsOf('20'), 0n]]
  expect(await playOf(member.memberId)).toEqual(counted)
  await fixtures.end(slot, REVERSED, game)
  await fixtures.settle()
  const { db } = fixtures.gateway.ports
  const left = await db
    .selectFrom('play_day')
    .select(['staked', 'paid'])
    .where('member_id', '=', member.memberId)
    .execute()
  expect(left).toEqual([{ staked: 0n, paid: 0n }])
  await fixtures.end(slot, drawn, game)
  await fixtures.settle()
  expect(await playOf(member.memberId)).toEqual(counted)
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['60', '20'])
})

// rules: orders-3
test('if gateways die during settlement and two others continue simultaneously, each bet is paid once', async () => {
  const other = await startGatewayOn(fixtures.gateway.databaseUrl)
  other.ports.clock.offsetMs = fixtures.gateway.ports.clock.offsetMs
  const players = [
    await fixtures.player('100.00'),
    await fixtures.player('100.00'),
    await fixtures.player('100.00'),
  ] as const
  const slot = slotAt(fixtures.gateway)
  await Promise.all(
    players.map((member) =>
      fixtures.placed(member, { slips: Array.from({ length: 20 }, () => slip(FIXED, 1111)), units: '40' }),
    ),
  )
  await fixtures.end(slot, HIT)
  other.ports.clock.offsetMs = fixtures.gateway.ports.clock.offsetMs

  // One gateway died after it had paid the first batch, another one while it paid the others.
  const { db, clock } = fixtures.gateway.ports
  const waiting = await Promise.all((await waitingDrawIds(db)).map((id) => waitingDraw(db, id)))
  const draw = waiting.find((candidate) => candidate?.drawNumber === slot.drawNumber)
  if (!draw) throw new Error('the draw does not wait for settlement')
  const counted = await computeOutcomes(db, draw, [players[0].memberId])
  await settleBatch(db, draw, { counted, now: clock.now() })
  await sql`create function fail_to_pay() returns trigger language plpgsql as $$
    begin raise exception 'the power is out'; end $$`.execute(db)
  await sql`create trigger power_is_out before insert on transfer for each row
    when (new.code = 4100) execute function fail_to_pay()`.execute(db)
  await fixtures.settle()
  expect(await statusOf(fixtures.gateway, fixtures.game('ssc'), slot)).toBe('DRAWN')
  expect((await fixtures.orders(players[1])).every(({ orderStatus }) => orderStatus === 2)).toBe(true)
  await sql`drop trigger power_is_out on transfer`.execute(db)

  const both = [fixtures.gateway, other]
  await Promise.all([...both, ...both].map(({ ports }) => settleOnce(ports)))
  await fixtures.settle()
  expect(await statusOf(fixtures.gateway, fixtures.game('ssc'), slot)).toBe('PAID')
  expect(await Promise.all(players.map(async ({ memberId }) => fixtures.balancesOf(memberId)))).toEqual(
    players.map(() => ['60', '390']),
  )
  for (const { memberId } of players) {
    expect((await fixtures.entries(memberId)).filter(([code]) => code === 4100)).toEqual([[4100, '390']])
  }
  await other.stop()
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(fixtures.gateway.ports.db)).problems).toEqual([])
})
