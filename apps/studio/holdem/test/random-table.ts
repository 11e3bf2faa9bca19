import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { choicesOf } from '../maths/betting.ts'
import {
  buyInLimits,
  seatRefusal,
  withoutDeparted,
  topUpRefusal,
  withArrival,
  withLeaving,
  withReturn,
  withSittingOut,
  withTopUp,
} from '../table/join-and-leave.ts'
import type { LeavingPlayer } from '../table/join-and-leave.ts'
import { withMove, withNextHand, withTimeUp } from '../table/hand.ts'
import { newTable, runningHand, SEATS } from '../table/table.ts'
import type { Table } from '../table/table.ts'
import { randomMove } from './random-betting.ts'

export const STAKES = { smallBlind: 50, bigBlind: 100 }
const LONG_MS = 400_000

/** Random events at a table; each state is passed to `check`, with the players who left in it. */
export function playRandomEvents(
  drawBelow: DrawBelow,
  { steps, check }: { steps: number; check: (table: Table, departed: LeavingPlayer[]) => void },
): Table {
  let table = newTable(STAKES)
  let now = 1_000_000
  for (let step = 0; step < steps; step += 1) {
    now += drawBelow(40) === 0 ? LONG_MS : drawBelow(4_000)
    const { table: remainingTable, departed } = withoutDeparted(randomEvent(table, { step, now, drawBelow }), now)
    table = remainingTable
    check(table, departed)
  }
  return table
}

interface Moment {
  step: number
  now: number
  drawBelow: DrawBelow
}

function randomEvent(table: Table, { step, now, drawBelow }: Moment): Table {
  const seat = drawBelow(SEATS)
  const occupant = table.seats[seat]
  const { min, max } = buyInLimits(STAKES)
  const cents = min + drawBelow(max - min + 1)
  const roundId = `round ${step}`
  switch (drawBelow(14)) {
    case 0:
    case 1: {
      const arriving = { key: `member ${step}`, name: `Player ${step}`, isBot: false, cents, roundId }
      return seatRefusal(table, seat, arriving) ? table : withArrival(table, seat, arriving)
    }
    case 2:
      return occupant && !topUpRefusal(table, occupant.key, cents)
        ? withTopUp(table, occupant.key, { roundId, cents })
        : table
    case 3:
      return drawBelow(4) === 0 ? withLeaving(table, seat) : withReturn(table, seat)
    case 4:
      return drawBelow(4) === 0 ? withSittingOut(table, seat, now) : withReturn(table, seat)
    case 5:
      return withTimeUp(table, now)
    default:
      return played(table, { step, now, drawBelow })
  }
}

function played(table: Table, { step, now, drawBelow }: Moment): Table {
  const hand = runningHand(table)
  if (!hand)
    return table.nextDealAt === null ? table : withNextHand(table, { seed: `seed ${step} ${drawBelow(1e9)}`, now })
  const choices = choicesOf(hand.betting)
  return choices ? withMove(table, { seat: choices.seat, move: randomMove(choices, drawBelow), now }) : table
}
