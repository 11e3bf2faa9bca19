import {
  enterLotteryResult,
  previewLotteryDraw,
  requestDrawReversal,
  requestDrawVoid,
  showLotteryDraw,
} from '@ante/contract/console/lottery-results.ts'
import { listAwaitedDraws } from '@ante/contract/console/lottery.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { advanceToNextDraw, lotteryFixtures, slotAt, statusOf } from '../../lottery/test/lottery-fixtures.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { drawDesk, OTHER, WIN } from './test/draw-desk.ts'

const fixtures = lotteryFixtures()
const { dueDraw, enter, release, settled, shown, trader: traderOf } = drawDesk(fixtures)
const merchant = 'aurora'

let trader: StaffMember
let colleague: StaffMember
beforeEach(async () => {
  advanceToNextDraw(fixtures.gateway)
  trader = await traderOf()
  colleague = await traderOf()
})

test('a result that two persons enter alike is released, and the bets are paid', async () => {
  const { name, slot, member, object } = await dueDraw()
  expect(await enter(trader, name, WIN)).toMatchObject({ ok: true, value: { outcome: 'first' } })
  expect(await enter(colleague, name, WIN)).toMatchObject({ ok: true, value: { outcome: 'equal' } })
  expect(await statusOf(fixtures.gateway, fixtures.game('ssc'), slot)).toBe('INIT')
  expect(await trader.call(previewLotteryDraw, { ...name, effect: 'release' })).toMatchObject({
    ok: true,
    value: {
      bets: 1,
      players: 1,
      staked: '2.00',
      paid: '19.50',
      winners: 1,
      topWinners: [{ amount: '19.50' }],
      houseResult: '-17.50',
      debts: '0.00',
    },
  })
  expect(await release(colleague, name)).toMatchObject({ ok: true })
  await fixtures.settle()
  expect(await statusOf(fixtures.gateway, fixtures.game('ssc'), slot)).toBe('PAID')
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['98', '19.5'])
  expect(await entriesAbout(fixtures.gateway, object)).toMatchObject([
    { action: 'lottery.result.release', actor: colleague.mail, after: { status: 'DRAWN', result: WIN } },
    { action: 'lottery.result.enter', actor: colleague.mail, after: { attempt: 1, outcome: 'equal', result: WIN } },
    { action: 'lottery.result.enter', actor: trader.mail, after: { attempt: 1, outcome: 'first' } },
  ])
})

test('the second person does not see the numbers of the first, nor does the audit log contain them', async () => {
  const { name, object } = await dueDraw()
  await enter(trader, name, WIN)
  expect((await shown(colleague, name)).entry).toMatchObject({
    state: 'open',
    canEnter: true,
    entries: [{ by: trader.mail, isOwn: false, result: null }],
  })
  expect((await shown(trader, name)).entry).toMatchObject({
    canEnter: false,
    entries: [{ isOwn: true, result: WIN }],
  })
  expect(JSON.stringify((await entriesAbout(fixtures.gateway, object))[0])).not.toContain('3,0,0')
})

test('two different entries are kept and shown to both persons only, and both enter again', async () => {
  const { name } = await dueDraw()
  await enter(trader, name, WIN)
  expect(await enter(colleague, name, OTHER)).toMatchObject({ ok: true, value: { outcome: 'different' } })
  expect(await release(trader, name)).toMatchObject({ ok: false, code: 'lottery.entry.stale' })
  const both = [{ result: WIN }, { result: OTHER }]
  for (const person of [trader, colleague])
    expect((await shown(person, name)).earlier).toMatchObject([{ attempt: 1, state: 'different', entries: both }])
  const third = await traderOf()
  expect((await shown(third, name)).earlier).toMatchObject([{ entries: [{ result: null }, { result: null }] }])
  expect(await trader.call(listAwaitedDraws, { merchant })).toMatchObject({
    value: {
      draws: expect.arrayContaining([expect.objectContaining({ drawNumber: name.draw, entries: 'different' })]),
    },
  })
  expect(await enter(trader, name, OTHER)).toMatchObject({ ok: false, code: 'lottery.entry.own' })
  expect(await enter(third, name, OTHER)).toMatchObject({ ok: false, code: 'lottery.entry.stale' })
  expect(await enter(trader, name, OTHER, 2)).toMatchObject({ ok: true, value: { outcome: 'first' } })
  expect(await enter(third, name, OTHER, 2)).toMatchObject({ ok: true, value: { outcome: 'equal' } })
  expect(await release(third, name, 1)).toMatchObject({ ok: false, code: 'lottery.entry.stale' })
  expect(await release(third, name, 2)).toMatchObject({ ok: true })
  expect((await shown(await traderOf(), name)).earlier[0]).toMatchObject({ entries: both })
})

test('one person cannot be both, with one account, two accounts, or a double click', async () => {
  const { name } = await dueDraw()
  const clicks = await Promise.all([enter(trader, name, WIN), enter(trader, name, WIN)])
  expect(clicks).toMatchObject([{ value: { outcome: 'first' } }, { value: { outcome: 'first' } }])
  expect(await enter(trader, name, OTHER)).toMatchObject({ ok: false, code: 'lottery.entry.own' })
  const [box = '', domain = ''] = trader.mail.split('@')
  const second = await newStaff(fixtures.gateway, {
    roles: [['trader', merchant]],
    merchantCode: merchant,
    mail: `${box}+second@${domain}`,
  })
  expect(await enter(second, name, WIN)).toMatchObject({ ok: true, value: { outcome: 'first' } })
  expect(await release(second, name)).toMatchObject({ ok: false, code: 'lottery.entry.stale' })
  expect((await shown(second, name)).entry).toMatchObject({ canEnter: false, entries: [{ isOwn: true }] })
})

test('of two persons at the same moment one is the second, and a release happens once', async () => {
  const { name, member } = await dueDraw()
  const entries = await Promise.all([enter(trader, name, WIN), enter(colleague, name, WIN)])
  expect(new Set(entries.map((answer) => answer.ok && answer.value.outcome))).toEqual(new Set(['equal', 'first']))
  const releases = await Promise.all([release(trader, name), release(colleague, name)])
  expect(releases.filter(({ ok }) => ok)).toHaveLength(1)
  expect(releases.find(({ ok }) => !ok)).toMatchObject({ code: 'lottery.draw.not.awaited' })
  await fixtures.settle()
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['98', '19.5'])
})

test.each([
  ['too few numbers', '1 2 3'],
  ['a number out of range', '1 2 3 4 10'],
  ['symbols', 'red red red red red'],
  ['prizes', 'first: 12345'],
])('a result with %s is refused, and nothing is stored', async (_, result) => {
  const { name } = await dueDraw()
  const answer = await trader.call(enterLotteryResult, { ...name, attempt: 1, result })
  expect(answer).toMatchObject({ ok: false, code: 'lottery.result.invalid' })
  expect((await shown(trader, name)).entry).toMatchObject({ entries: [], canEnter: true })
})

test('results are refused before the draw, for unknown draws, for house draws, and after a result', async () => {
  const { name } = await dueDraw()
  const later = { ...name, draw: slotAt(fixtures.gateway, 2).drawNumber }
  expect(await enter(trader, later, WIN)).toMatchObject({
    code: 'lottery.draw.not.awaited',
    details: { status: 'INIT' },
  })
  expect(await enter(trader, { ...name, draw: '20200230-0001' }, WIN)).toMatchObject({ code: 'lottery.draw.not.found' })
  expect(await enter(trader, { ...name, game: 'NONE' }, WIN)).toMatchObject({ code: 'lottery.not.found' })
  const { db } = fixtures.gateway.ports
  const setHouse = (isHouse: boolean) =>
    db.updateTable('lottery_game').set({ is_house: isHouse }).where('code', '=', name.game).execute()
  await setHouse(true)
  expect(await enter(trader, name, WIN)).toMatchObject({ code: 'lottery.draw.by.house' })
  await setHouse(false)
  await settled(name, [trader, colleague])
  expect(await enter(trader, name, WIN)).toMatchObject({
    code: 'lottery.draw.not.awaited',
    details: { status: 'PAID' },
  })
})

test('an auditor sees draws but enters, releases and requests nothing; content staff sees nothing', async () => {
  const { name } = await dueDraw()
  const roles = async (role: string) =>
    newStaff(fixtures.gateway, { roles: [[role, merchant]], merchantCode: merchant })
  const auditor = await roles('auditor')
  expect(await auditor.call(showLotteryDraw, name)).toMatchObject({ ok: true })
  for (const answer of [
    await enter(auditor, name, WIN),
    await release(auditor, name),
    await auditor.call(requestDrawVoid, { ...name, reason: 'no right' }),
    await auditor.call(requestDrawReversal, { ...name, reason: 'no right' }),
  ])
    expect(answer).toMatchObject({ ok: false, code: 'permission.denied' })
  const editor = await roles('content')
  expect(await editor.call(listAwaitedDraws, { merchant })).toMatchObject({ code: 'permission.denied' })
  expect(await editor.call(showLotteryDraw, name)).toMatchObject({ code: 'permission.denied' })
})

test.each([
  ['lottery_draw_step', 'the history of the draw'],
  ['audit_entry', 'the audit log'],
])('a release that fails at %s, %s, changes nothing, and succeeds when it is tried again', async (table) => {
  const { db } = fixtures.gateway.ports
  const { name, member, slot } = await dueDraw()
  await enter(trader, name, WIN)
  await enter(colleague, name, WIN)
  await sql`
    create function fail_of_test() returns trigger language plpgsql as $$ begin raise exception 'fault of a test'; end $$`.execute(
    db,
  )
  await sql`create trigger fail_of_test before insert on ${sql.table(table)} for each row execute function fail_of_test()`.execute(
    db,
  )
  const failed = await release(trader, name)
  await sql`drop function fail_of_test cascade`.execute(db)
  expect(failed).toMatchObject({ ok: false })
  expect(await statusOf(fixtures.gateway, fixtures.game('ssc'), slot)).toBe('INIT')
  expect((await shown(trader, name)).entry).toMatchObject({ attempt: 1, state: 'equal' })
  expect(await release(trader, name)).toMatchObject({ ok: true })
  await fixtures.settle()
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['98', '19.5'])
})
