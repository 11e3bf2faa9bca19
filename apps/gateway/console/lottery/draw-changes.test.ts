import { previewLotteryDraw, requestDrawReversal, requestDrawVoid } from '@ante/contract/console/lottery-results.ts'
import { listAwaitedDraws } from '@ante/contract/console/lottery.ts'
import { approveChange, listChanges } from '@ante/contract/staff/changes.ts'
import { beforeEach, expect, test } from 'vitest'

import { advanceToNextDraw, lotteryFixtures } from '../../lottery/test/lottery-fixtures.ts'
import { entriesAbout } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { drawDesk, WIN } from './test/draw-desk.ts'

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

/** Approves a change as the colleague. */
async function approve(id: string | null) {
  const answer = await colleague.call(listChanges, { merchant, state: 'waiting' })
  const change = answer.ok ? answer.value.changes.find((one) => one.id === id) : undefined
  if (!change) throw new Error(`no change ${id}`)
  return { change, decided: await colleague.call(approveChange, { merchant, id: change.id, binding: change.binding }) }
}

test('a reversal needs two persons, names its cost and debtors, and a new result is entered from the beginning', async () => {
  const { name, member, object } = await dueDraw()
  await settled(name, [trader, colleague])
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
  await settled(name, [trader, colleague])
  const { decided } = await approve(requested.ok ? requested.value.id : null)
  expect(decided).toMatchObject({ ok: true, value: { state: 'failed' } })
  expect(await fixtures.balancesOf(member.memberId)).toEqual(['98', '19.5'])
})
