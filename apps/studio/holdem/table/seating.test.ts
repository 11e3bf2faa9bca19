import { expect, test } from 'vitest'

import { STAKES } from '../test/random-table.ts'
import { seatRefusal, withoutDeparted, withArrival, withLeaving, withSittingOut } from './join-and-leave.ts'
import { withNextHand, withTimeUp } from './hand.ts'
import { placesOf } from './seating.ts'
import { AWAY_MS, BANK_MS, newTable, runningHand, TURN_MS } from './table.ts'
import type { Table } from './table.ts'

const arriving = (key: string) => ({ key, name: key, isBot: false, cents: 10_000, roundId: `buy-in of ${key}` })

function tableOf(...seats: number[]): Table {
  return seats.reduce((table, seat) => withArrival(table, seat, arriving(`player ${seat}`)), newTable(STAKES))
}

/** Deals a hand and lets all players' time run out until it is over. */
function afterHand(table: Table, stays = true): Table {
  let now = 0
  let next = withNextHand(table, { seed: `hand ${table.handNumber}`, now })
  while (runningHand(next)) next = withTimeUp(next, (now += TURN_MS + BANK_MS))
  const seats = next.seats.map((seat) => seat && { ...seat, awaySince: stays ? null : seat.awaySince })
  return withoutDeparted({ ...next, seats }, now).table
}

const positionsOf = (table: Table) => {
  const places = placesOf(table)
  return places && [places.button, places.small, places.big]
}

test('button and blinds move by one seat', () => {
  const first = tableOf(0, 2, 4)
  expect(positionsOf(first)).toEqual([0, 2, 4])
  const second = afterHand(first)
  expect(positionsOf(second)).toEqual([2, 4, 0])
  expect(positionsOf(afterHand(second))).toEqual([4, 0, 2])
})

test('when the small blind has left, none is posted, and then the button is at an empty seat', () => {
  const played = afterHand(tableOf(0, 1, 2, 3))
  // Seat 2 had the big blind and leaves: its small blind is dead.
  const remainingTable = withoutDeparted(withLeaving(played, 2), 0).table
  expect(positionsOf(remainingTable)).toEqual([1, 2, 3])
  expect(placesOf(remainingTable)?.dealt).toEqual([
    { seat: 3, blind: 100 },
    { seat: 0, blind: 0 },
    { seat: 1, blind: 0 },
  ])
  expect(positionsOf(afterHand(remainingTable))).toEqual([2, 3, 0])
})

test('with two players the button has the small blind, and the big blind alternates', () => {
  const two = tableOf(1, 4)
  expect(placesOf(two)?.dealt).toEqual([
    { seat: 4, blind: 100 },
    { seat: 1, blind: 50 },
  ])
  expect(positionsOf(afterHand(two))).toEqual([4, 4, 1])
})

test('a new player posts a big blind, but waits in the position of the small one', () => {
  const playing = afterHand(tableOf(0, 1, 2))
  const joined = withArrival(playing, 4, arriving('new'))
  expect(placesOf(joined)?.dealt).toEqual([
    { seat: 2, blind: 50 },
    { seat: 4, blind: 100 },
    { seat: 0, blind: 0 },
    { seat: 1, blind: 0 },
  ])
  const departed = withoutDeparted(withLeaving(withArrival(playing, 4, arriving('new')), 2), 0).table
  const between = placesOf(withArrival(departed, 2, arriving('late')))
  expect(between?.dealt.map(({ seat }) => seat)).not.toContain(2)
})

test('a player’s time runs out, then the time bank; then they check or fold and sit out, and lose the seat after five minutes', () => {
  const dealt = withNextHand(tableOf(0, 1, 2), { seed: 'x', now: 0 })
  const turn = runningHand(dealt)?.turn
  expect(turn).toMatchObject({ seat: 0, until: TURN_MS, inBank: false })
  expect(withTimeUp(dealt, TURN_MS - 1)).toBe(dealt)
  const inBank = withTimeUp(dealt, TURN_MS)
  expect(runningHand(inBank)?.turn).toMatchObject({ seat: 0, until: TURN_MS + BANK_MS, inBank: true })
  const folded = withTimeUp(inBank, TURN_MS + BANK_MS)
  expect(folded.seats[0]).toMatchObject({ awaySince: TURN_MS + BANK_MS, bankMs: 0 })
  expect(runningHand(folded)?.log.at(-1)).toMatchObject({ seat: 0, kind: 'fold', timedOut: true })
  const ended = afterHand(tableOf(0, 1, 2), false)
  const { table, departed } = withoutDeparted(withSittingOut(ended, 0, 0), AWAY_MS * 2)
  expect(table.seats[0]).toBeNull()
  expect(departed.map(({ cents }) => cents)).toContain(10_000)
})

test.each([
  ['player 0', 3, 10_000, 'seat.one_per_table'],
  ['new', 0, 10_000, 'seat.taken'],
  ['new', 3, 3_999, 'buy_in.out_of_limits'],
  ['new', 3, 10_001, 'buy_in.out_of_limits'],
  ['new', 3, 4_000, null],
])('%s on seat %d with %d: %s', (key, seat, cents, refusal) =>
  expect(seatRefusal(tableOf(0, 1), seat, { key, cents })).toBe(refusal),
)
