import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { gamesOf, writeRounds } from '../../launch/test/rounds.ts'
import { advanceToNextDraw, slotAt, lotteryFixtures, slip } from '../../lottery/test/lottery-fixtures.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { countAllEvents, moveBelow, problemsOf } from './test/team.ts'

const fixtures = lotteryFixtures()

interface Hour {
  hour: string
  category: string
  staked: string
  turnover: string
  paid: string
}

/** Returns rows of [hour, category, staked, turnover, paid], with amounts in units. */
async function hoursOf(memberId: bigint): Promise<[string, string, ...number[]][]> {
  expect(await problemsOf(fixtures.gateway)).toEqual([])
  return countedHoursOf(memberId)
}

async function countedHoursOf(memberId: bigint): Promise<[string, string, ...number[]][]> {
  await countAllEvents(fixtures.gateway)
  const { rows } = await sql<Hour>`
    select to_char(hour at time zone 'UTC', 'DD HH24:MI') as hour, category, staked, turnover, paid
    from member_hour where member_id = ${memberId} order by member_hour.hour, category`.execute(
    fixtures.gateway.ports.db,
  )
  return rows.map(({ hour, category, ...units }) => [
    hour,
    category,
    ...[units.staked, units.turnover, units.paid].map((item) => Number(item) / Number(unitsOf('1.00'))),
  ])
}

async function play(memberId: bigint, beganAt: string, endedAt: string, paid = '0.00'): Promise<bigint> {
  const [game] = await gamesOf(fixtures.gateway, ['OPL'])
  const round = { vendor: 'OPL', nodeId: game?.nodeId ?? 0n, staked: unitsOf('10.00'), paid: unitsOf(paid) }
  await writeRounds(fixtures.gateway, memberId, [{ ...round, state: 'open', beganAt: new Date(beganAt) }])
  const { id } = await fixtures.gateway.ports.db
    .updateTable('game_round')
    .set({ state: 'closed', closed_at: new Date(endedAt) })
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a round counts in the hour in which it ended, not in the hour of its bet', async () => {
  const memberId = await makeTestMember(fixtures.gateway, '0.00')
  await play(memberId, '2026-02-07T15:59:59Z', '2026-02-07T16:00:00Z')
  await play(memberId, '2026-02-07T15:00:00Z', '2026-02-07T15:59:59.999Z', '30.00')
  await play(memberId, '2026-02-07T16:10:00Z', '2026-02-07T16:20:00Z', '10.00')
  // The third round is a tie, which has stake and payout but no turnover.
  expect(await hoursOf(memberId)).toEqual([
    ['07 15:00', 'LIVE', 10, 10, 30],
    ['07 16:00', 'LIVE', 20, 10, 10],
  ])
})

test('a later void is deducted in the hour of the void, and the original hour stays unchanged', async () => {
  const memberId = await makeTestMember(fixtures.gateway, '0.00')
  const id = await play(memberId, '2026-02-07T10:00:00Z', '2026-02-07T10:10:00Z')
  expect(await hoursOf(memberId)).toMatchObject([['07 10:00', expect.any(String), 10, 10, 0]])
  await fixtures.gateway.ports.db
    .updateTable('game_round')
    .set({ state: 'voided', closed_at: null, staked: 0n, paid: 0n })
    .where('id', '=', id)
    .execute()
  const hours = await hoursOf(memberId)
  expect(hours.map(([, , ...units]) => units)).toEqual([
    [10, 10, 0],
    [-10, -10, 0],
  ])
})

test('a lottery bet counts when settled, is deducted when the settlement is reversed, and counts again when resettled', async () => {
  const member = await fixtures.player('100.00')
  advanceToNextDraw(fixtures.gateway)
  const slot = slotAt(fixtures.gateway)
  await fixtures.placed(member, { slips: [slip('3____', 1111, { multiple: 5 })], units: '10' })
  expect(await hoursOf(member.memberId)).toEqual([])
  await fixtures.end(slot, { status: 'DRAWN', result: [3, 0, 0, 0, 1] })
  await fixtures.settle()
  expect((await hoursOf(member.memberId)).map(([, ...rest]) => rest)).toEqual([['LOTT', 10, 10, 97.5]])
  fixtures.gateway.ports.clock.offsetMs += 3_600_000
  await fixtures.end(slot, { status: 'RESULT_REVERSED' })
  await fixtures.settle()
  fixtures.gateway.ports.clock.offsetMs += 3_600_000
  await fixtures.end(slot, { status: 'DRAWN', result: [5, 0, 0, 0, 1] })
  await fixtures.settle()
  expect((await hoursOf(member.memberId)).map(([, ...rest]) => rest)).toEqual([
    ['LOTT', 10, 10, 97.5],
    ['LOTT', -10, -10, -97.5],
    ['LOTT', 10, 10, 0],
  ])
})

test('a member cannot be moved below itself', async () => {
  const high = await makeTestMember(fixtures.gateway, '0.00', { type: 1 })
  const low = await makeTestMember(fixtures.gateway, '0.00', { type: 1, uplineId: high })
  const lowest = await makeTestMember(fixtures.gateway, '0.00', { type: 1, uplineId: low })
  for (const below of [high, low, lowest]) {
    await expect(moveBelow(fixtures.gateway, high, below)).rejects.toThrow('cannot be moved below itself')
  }
  expect(await problemsOf(fixtures.gateway)).toEqual([])
})

// Must be the last test, because a changed time zone would make earlier hours inconsistent.
test('hours follow the merchant’s time zone, even at a half-hour offset', async () => {
  const { db } = fixtures.gateway.ports
  const zone = (name: string) => sql`update merchant set zone = ${name} where code = 'aurora'`.execute(db)
  const memberId = await makeTestMember(fixtures.gateway, '0.00')
  await zone('Asia/Kolkata')
  try {
    await play(memberId, '2026-02-07T10:00:00Z', '2026-02-07T10:29:59Z')
    await play(memberId, '2026-02-07T10:00:00Z', '2026-02-07T10:30:00Z')
    expect((await countedHoursOf(memberId)).map(([hour]) => hour)).toEqual(['07 09:30', '07 10:30'])
  } finally {
    await zone('Asia/Manila')
  }
})
