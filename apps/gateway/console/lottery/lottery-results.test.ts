import {
  enterLotteryResult,
  previewLotteryDraw,
  releaseLotteryResult,
  requestDrawReversal,
  requestDrawVoid,
  showLotteryDraw,
} from '@ante/contract/console/lottery-results.ts'
import { listAwaitedDraws } from '@ante/contract/console/lottery.ts'
import { approveChange, listChanges } from '@ante/contract/staff/changes.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { advanceToNextDraw, lotteryFixtures, slip, slotAt, statusOf } from '../../lottery/test/lottery-fixtures.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'

const fixtures = lotteryFixtures()
const merchant = 'aurora'
const WIN = [3, 0, 0, 0, 1]
const OTHER = [5, 0, 0, 0, 1]
/** A bet of 2.00 that the first digit is 3: it wins 19.50. */
const BET = { slips: [slip('3____', 1111)], units: '2' }

let trader: StaffMember
let colleague: StaffMember
const traderOf = () => newStaff(fixtures.gateway, { roles: [['trader', merchant]], merchantCode: merchant })
beforeEach(async () => {
  advanceToNextDraw(fixtures.gateway)
  trader = await traderOf()
  colleague = await traderOf()
})

/** Places a bet on the running draw, and returns the draw once its time has passed. */
async function dueDraw(balance = '100.00', bet = BET) {
  const { gateway } = fixtures
  const member = await fixtures.player(balance)
  const slot = slotAt(gateway)
  await fixtures.placed(member, bet)
  gateway.ports.clock.offsetMs += slot.drawAt + 1_000 - gateway.ports.clock.now().getTime()
  return { slot, member, ...(await nameOf(slot.drawNumber)) }
}

async function nameOf(drawNumber: string) {
  const { code } = await fixtures.gateway.ports.db
    .selectFrom('lottery_game')
    .select('code')
    .where('id', '=', fixtures.game('ssc').id)
    .executeTakeFirstOrThrow()
  return { name: { merchant, game: code, draw: drawNumber }, object: `draw:${code} ${drawNumber}` }
}

type Name = Awaited<ReturnType<typeof nameOf>>['name']

const enter = (by: StaffMember, name: Name, result: readonly number[], attempt = 1) =>
  by.call(enterLotteryResult, { ...name, attempt, result: result.join(' ') })
const release = (by: StaffMember, name: Name, attempt = 1) => by.call(releaseLotteryResult, { ...name, attempt })

async function shown(by: StaffMember, name: Name) {
  const answer = await by.call(showLotteryDraw, name)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function settled(name: Name, result: readonly number[] = WIN): Promise<void> {
  await enter(trader, name, result)
  await enter(colleague, name, result)
  expect(await release(colleague, name)).toMatchObject({ ok: true })
  await fixtures.settle()
}

async function approve(id: string | null) {
  const answer = await colleague.call(listChanges, { merchant, state: 'waiting' })
  const change = answer.ok ? answer.value.changes.find((one) => one.id === id) : undefined
  if (!change) throw new Error(`no change ${id}`)
  return { change, decided: await colleague.call(approveChange, { merchant, id: change.id, binding: change.binding }) }
}

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
  await settled(name)
  expect(await enter(trader, name, WIN)).toMatchObject({
    code: 'lottery.draw.not.awaited',
    details: { status: 'PAID' },
  })
})

test('a reversal needs two persons, names its cost and debtors, and a new result is entered from the beginning', async () => {
  const { name, member, object } = await dueDraw()
  await settled(name)
  await fixtures.spend(member, '10.00')
  expect(await trader.call(previewLotteryDraw, { ...name, effect: 'reversal' })).toMatchObject({
    value: { paid: '19.50', winners: 1, debts: '10.00', debtors: 1, topDebtors: [{ amount: '10.00' }] },
  })
  const reason = 'two numbers were swapped'
  const requested = await trader.call(requestDrawReversal, { ...name, reason })
  expect(requested).toMatchObject({ ok: true, value: { outcome: 'waiting' } })
  expect(await trader.call(requestDrawReversal, { ...name, reason })).toMatchObject({ code: 'lottery.request.waiting' })
  const { change, decided } = await approve(requested.ok ? requested.value.id : null)
  expect(change.before).toMatchObject({ status: 'PAID', returned: '19.50', debts: '10.00' })
  expect(JSON.stringify(change.before)).toContain('(10.00 PHP)')
  expect(decided).toMatchObject({ ok: true, value: { state: 'applied' } })
  await fixtures.settle()
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['108', '0'])
  expect((await entriesAbout(fixtures.gateway, object))[0]).toMatchObject({
    action: 'lottery.result.reverse',
    actor: trader.mail,
    approver: colleague.mail,
    reason,
  })
  expect((await shown(colleague, name)).entry).toMatchObject({ attempt: 1, entries: [], canEnter: true })
  expect(await trader.call(listAwaitedDraws, { merchant })).toMatchObject({
    value: {
      draws: expect.arrayContaining([
        expect.objectContaining({ drawNumber: name.draw, status: 'RESULT_REVERSED', bets: 1, voidAt: null }),
      ]),
    },
  })
  await enter(trader, name, WIN)
  await enter(colleague, name, WIN)
  expect(await colleague.call(previewLotteryDraw, { ...name, effect: 'release' })).toMatchObject({
    value: { paid: '19.50', debts: '10.00', debtors: 1 },
  })
  expect(await release(trader, name)).toMatchObject({ ok: true })
  await fixtures.settle()
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['108', '9.5'])
  expect(await shown(trader, name)).toMatchObject({ status: 'RE_PAID', entry: null })
})

test('a void needs two persons and returns all stakes; after a result it is not possible any more', async () => {
  const { name, member } = await dueDraw()
  expect(await trader.call(previewLotteryDraw, { ...name, effect: 'void' })).toMatchObject({
    value: { bets: 1, players: 1, paid: '2.00', winners: 0, houseResult: null },
  })
  const request = () => trader.call(requestDrawVoid, { ...name, reason: 'the draw was cancelled' })
  const requested = await request()
  expect(await trader.call(requestDrawReversal, { ...name, reason: 'there is no result' })).toMatchObject({
    code: 'change.invalid',
    details: { problem: { code: 'draw.state' } },
  })
  expect((await shown(colleague, name)).waiting).toEqual({
    void: requested.ok ? requested.value.id : null,
    reversal: null,
  })
  const { decided } = await approve(requested.ok ? requested.value.id : null)
  expect(decided).toMatchObject({ ok: true, value: { state: 'applied' } })
  await fixtures.settle()
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['98', '2'])
  expect(await request()).toMatchObject({ code: 'change.invalid' })
  expect(await enter(trader, name, WIN)).toMatchObject({ details: { status: 'VOID' } })
})

test('a result that is released while a void waits makes the void fail, and pays the bets', async () => {
  const { name, member } = await dueDraw()
  const requested = await trader.call(requestDrawVoid, { ...name, reason: 'the draw was cancelled' })
  await settled(name)
  const { decided } = await approve(requested.ok ? requested.value.id : null)
  expect(decided).toMatchObject({ ok: true, value: { state: 'failed' } })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['98', '19.5'])
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
  const failed = await release(trader, name).finally(() => sql`drop function fail_of_test cascade`.execute(db))
  expect(failed).toMatchObject({ ok: false })
  expect(await statusOf(fixtures.gateway, fixtures.game('ssc'), slot)).toBe('INIT')
  expect((await shown(trader, name)).entry).toMatchObject({ attempt: 1, state: 'equal' })
  expect(await release(trader, name)).toMatchObject({ ok: true })
  await fixtures.settle()
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['98', '19.5'])
})
