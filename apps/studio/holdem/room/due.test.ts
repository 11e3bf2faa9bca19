import { expect, test } from 'vitest'

import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { botMove } from '../bots/bot.ts'
import { withAllBots } from '../bots/bot-seats.ts'
import { chanceToWin } from '../bots/chance-to-win.ts'
import { STAKES } from '../test/random-table.ts'
import { withAllLeaving, withoutDeparted, withArrival, withLeaving } from '../table/join-and-leave.ts'
import { withoutHand } from '../table/hand.ts'
import { chipsOn, newTable, runningHand } from '../table/table.ts'
import type { Table } from '../table/table.ts'
import { ownView, tableView } from '../table/view.ts'
import { afterDue, dueAt } from './due.ts'

const drawBelow = seededDraw(4)
const guest = { key: 'member one', name: 'One', isBot: false, cents: 10_000, roundId: 'round one' }

/** Runs all automatic events until this number of hands was dealt, or nothing is due any more. */
function tableAfter(table: Table, hands: number): Table {
  let [now, next] = [1_000, withoutDeparted(table, 1_000).table]
  while (next.handNumber < hands) {
    const due = dueAt(next)
    if (due === null) return next
    now = Math.max(now, due)
    next = withoutDeparted(afterDue(next, { now, drawBelow }), now).table
  }
  return next
}

test('bots play with a guest, and no chip is lost; an inactive guest is removed and play stops', () => {
  const company = withAllBots(newTable(STAKES), drawBelow)
  const table = withArrival(company, company.seats.indexOf(null), guest)
  const playedTable = tableAfter(table, 500)
  expect(playedTable.handNumber).toBeGreaterThan(0)
  expect(playedTable.handNumber).toBeLessThan(500)
  expect(playedTable.seats.some((seat) => seat?.key === guest.key)).toBe(false)
  const { boughtCents, cashedCents, rakedCents } = playedTable.books
  expect(chipsOn(playedTable)).toBe(boughtCents - cashedCents - rakedCents)
})

test('without a guest bots do not play', () => {
  expect(dueAt(withoutDeparted(withAllBots(newTable(STAKES), drawBelow), 0).table)).toBeNull()
})

test('a hand that cannot continue refunds all chips', () => {
  let table = withoutDeparted(
    withArrival(withArrival(newTable(STAKES), 0, guest), 1, { ...guest, key: 'member two' }),
    0,
  ).table
  table = afterDue(table, { now: 10_000, drawBelow })
  expect(runningHand(table)).not.toBeNull()
  const { departed } = withoutDeparted(withAllLeaving(withoutHand(table, 10_000)), 10_000)
  expect(departed.filter(({ occupant }) => !occupant.isBot).map(({ cents }) => cents)).toEqual([10_000, 10_000])
})

test('a player who leaves during a hand is not waited for, and leaves with the remaining chips after it', () => {
  let table = withoutDeparted(
    withArrival(withArrival(newTable(STAKES), 0, guest), 1, { ...guest, key: 'member two' }),
    0,
  ).table
  table = afterDue(table, { now: 10_000, drawBelow })
  const seat = runningHand(table)?.turn?.seat ?? 0
  const leaving = withLeaving(table, seat)
  expect(dueAt(leaving)).toBeLessThan(11_000)
  expect(withoutDeparted(leaving, 10_000).departed).toEqual([])
})

test('two aces win against one unknown hand about 85 times in a hundred', () => {
  const chance = chanceToWin({ cards: ['Ah', 'Ad'], board: [], others: 1 }, seededDraw(2), 4_000)
  expect(Math.abs(chance - 0.852)).toBeLessThan(0.03)
})

test('a bot without choices makes no move', () => {
  const table = withArrival(newTable(STAKES), 0, guest)
  const botView = ownView(table, 0)
  expect(botView && botMove({ table: tableView(table), ownView: botView }, drawBelow)).toEqual({ kind: 'check' })
})
