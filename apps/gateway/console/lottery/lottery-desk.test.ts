import {
  listAwaitedDraws,
  listLotteries,
  listLotteryDraws,
  showLottery,
  showLotteryExposure,
} from '@ante/contract/console/lottery.ts'
import { showLotteryDraw } from '@ante/contract/console/lottery-results.ts'
import { checkDraw } from '@ante/contract/lottery/draws/check-draw.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { drawFromBytes } from '@ante/lottery/draw-from-bytes.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { advanceToNextDraw, createGame, lotteryFixtures, slip, slotAt } from '../../lottery/test/lottery-fixtures.ts'
import type { TestGame } from '../../lottery/test/lottery-fixtures.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'

const fixtures = lotteryFixtures()
const { outputOf: run } = cliOf(() => fixtures.gateway)
const merchant = 'aurora'

let trader: StaffMember
let game: TestGame
let code: string
beforeEach(async () => {
  advanceToNextDraw(fixtures.gateway)
  trader = await newStaff(fixtures.gateway, { roles: [['trader', merchant]], merchantCode: merchant })
  game = await createGame(fixtures.gateway, { family: 'SSC', modes: ['Lott', 'ZY'] })
  code = await codeOf(game)
})

const codeOf = async ({ id }: TestGame) => {
  const { code: found } = await fixtures.gateway.ports.db
    .selectFrom('lottery_game')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return found
}

const place = async (slips: string[], units: string, balance = '1000.00') =>
  fixtures.placed(await fixtures.player(balance), { gameId: Number(game.id), slips, units })

async function lotteries() {
  const answer = await trader.call(listLotteries, { merchant })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.lotteries
}

async function exposure() {
  const answer = await trader.call(showLotteryExposure, { merchant, game: code })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function shown() {
  const answer = await trader.call(showLottery, { merchant, game: code })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

test('lotteries have their schedule, sale, running draw, and the awaited results', async () => {
  const [first] = (await lotteries()).filter((one) => one.code === code)
  expect(first).toMatchObject({
    resultBy: 'staff',
    schedule: { kind: 'steady', seconds: 60, hours: null },
    sale: 'on',
    closedPlays: 0,
    suspendedNumbers: 0,
    current: { drawNumber: slotAt(fixtures.gateway).drawNumber, status: 'OPEN' },
  })
  expect(first?.awaited).toBeGreaterThan(0)
  await run('lottery', 'update-sale', merchant, code, 'paused')
  await run('lottery', 'update-play', merchant, code, '1111', 'off')
  await run('lottery', 'suspend-number', merchant, code, '134')
  const after = await shown()
  expect(after.lottery).toMatchObject({ sale: 'paused', closedPlays: 1, suspendedNumbers: 1 })
  expect(after.suspendedNumbers).toEqual(['134'])
  expect(after.plays.filter(({ isOpen }) => !isOpen).map(({ id }) => id)).toEqual([1111])
  expect(after.series).toMatchObject([
    { mode: 'Lott', minimum: 1700, highest: 1956, highestBet: 1950 },
    { mode: 'ZY', minimum: 2000, highest: 2020, highestBet: 2010 },
  ])
  expect(after.limits).toMatchObject({ maxPayout: '400000.00', maxExposure: '4000000.00', canCancel: true })
})

test('draws with bets come first in the awaited list, which ends at their timeout', async () => {
  const slot = slotAt(fixtures.gateway)
  await place([slip('3____', 1111)], '2')
  fixtures.gateway.ports.clock.offsetMs += slot.drawAt + 1_000 - fixtures.gateway.ports.clock.now().getTime()
  const answer = await trader.call(listAwaitedDraws, { merchant })
  if (!answer.ok) throw new Error(answer.code)
  expect(answer.value.draws[0]).toMatchObject({
    game: { code },
    drawNumber: slot.drawNumber,
    bets: 1,
    staked: '2.00',
    entries: 'none',
    voidAt: new Date(slot.drawAt + DAY_MS).toISOString(),
  })
  expect(answer.value.draws.slice(1).every(({ bets }) => bets === 0)).toBe(true)
  await fixtures.gateway.ports.db
    .updateTable('lottery_game')
    .set({ result_timeout_seconds: 1 })
    .where('id', '=', game.id)
    .execute()
  expect((await lotteries()).find((one) => one.code === code)?.awaited).toBe(1)
})

test('draws of a lottery are listed page by page, latest first, and by state', async () => {
  const { db, clock } = fixtures.gateway.ports
  await sql`
    insert into lottery_draw (merchant_code, game_id, draw_number, day, open_at, lock_at, draw_at, status, result, drawn_at, settled_at)
    select ${merchant}, ${game.id}, '20260101-' || lpad(number::text, 4, '0'), '2026-01-01', at, at, at, 'PAID',
      '[1,2,3,4,5]'::jsonb, at, at
    from unnest(array[1, 2, 4, 5, 7]) number
    cross join lateral (select ${clock.now()}::timestamptz - (8 - number) * interval '1 minute') time (at)`.execute(db)
  await sql`
    insert into lottery_draw (merchant_code, game_id, draw_number, day, open_at, lock_at, draw_at)
    select ${merchant}, ${game.id}, '20260101-' || lpad(number::text, 4, '0'), '2026-01-01', at, at, at
    from unnest(array[3, 6]) number
    cross join lateral (select ${clock.now()}::timestamptz - (8 - number) * interval '1 minute') time (at)`.execute(db)
  await sql`update lottery_draw set status = 'VOID' where game_id = ${game.id} and status = 'INIT'`.execute(db)
  const page = async (after?: string) => {
    const answer = await trader.call(listLotteryDraws, { merchant, game: code, size: 3, after })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }
  const seen: string[] = []
  let after: string | undefined
  do {
    const { draws, next } = await page(after)
    seen.push(...draws.map(({ drawNumber }) => drawNumber))
    after = next ?? undefined
  } while (after !== undefined)
  expect(seen.map((number) => Number(number.slice(-1)))).toEqual([7, 6, 5, 4, 3, 2, 1])
  const inState = async (state: 'void' | 'settled' | 'reversed') => {
    const answer = await trader.call(listLotteryDraws, { merchant, game: code, state })
    return answer.ok ? answer.value.draws.map(({ drawNumber }) => Number(drawNumber.slice(-1))) : answer.code
  }
  expect(await inState('void')).toEqual([6, 3])
  expect(await inState('settled')).toEqual([7, 5, 4, 2, 1])
  expect(await inState('reversed')).toEqual([])
  expect(await trader.call(listLotteryDraws, { merchant, game: 'NONE' })).toMatchObject({ code: 'lottery.not.found' })
})

test('exposure adds up all players by number, against the maximum', async () => {
  await fixtures.choose({ maxExposure: unitsOf('78.00') })
  await place([slip('3,4____', 1111)], '4')
  await place([slip('3____', 1111, { multiple: 2 })], '4')
  const found = await exposure()
  expect(found).toMatchObject({ bets: 2, staked: '8.00', limit: '78.00', isCapped: false })
  const [play] = found.plays
  expect(play).toMatchObject({ id: 1111, staked: '8.00', count: 2, isOpen: true })
  expect(play?.numbers).toEqual([
    { number: '3', place: 1, exposed: '58.50', percent: 75, isSuspended: false },
    { number: '4', place: 1, exposed: '19.50', percent: 25, isSuspended: false },
  ])
  await run('lottery', 'suspend-number', merchant, code, '3')
  expect((await exposure()).plays[0]?.numbers.map(({ isSuspended }) => isSuspended)).toEqual([true, false])
  advanceToNextDraw(fixtures.gateway)
  expect(await exposure()).toMatchObject({ bets: 0, plays: [] })
})

test('a house draw has the proof of its result, whose secret is published after the day', async () => {
  const { ports } = fixtures.gateway
  await ports.db.updateTable('lottery_game').set({ is_house: true }).where('id', '=', game.id).execute()
  const { drawNumber } = slotAt(fixtures.gateway)
  const name = { merchant, game: code, draw: drawNumber }
  expect(await trader.call(showLotteryDraw, name)).toMatchObject({ value: { entry: null, proof: { secret: null } } })
  ports.clock.offsetMs += 2 * DAY_MS
  trader = await newStaff(fixtures.gateway, { roles: [['trader', merchant]], merchantCode: merchant })
  const answer = await trader.call(showLotteryDraw, name)
  const proof = answer.ok ? answer.value.proof : null
  if (!proof) throw new Error('no proof')
  const subtle = crypto.subtle
  const proven = { gameCode: code, drawNumber, result: null, proof }
  const check = await checkDraw(proven, (next) => drawFromBytes('SSC', next), subtle)
  expect(check).toMatchObject({ secretMatches: true, chainMatches: true, resultMatches: false })
})
