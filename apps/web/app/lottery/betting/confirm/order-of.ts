import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import type { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { prizeModeIds } from '@ante/lottery/prize-mode.ts'

import type { ChosenChase } from '../chase/chase-sheet.tsx'
import { unitsText } from '../pay/units.ts'
import { slipsText } from '../slip/bill.ts'
import type { Bill } from '../slip/bill.ts'
import type { BettingGame } from '../slip/use-game-plays.ts'

/** An order before it is placed. */
export interface PendingOrder {
  bill: Bill
  chase: ChosenChase | null
}

/** Returns the total cost, including all later draws. */
export function wholeCost({ bill, chase }: PendingOrder): bigint {
  return chase ? (chase.draws[chase.draws.length - 1]?.running ?? 0n) : bill.cost
}

/** Returns the order in wire format, for the draw that the player sees open. */
export function orderOf(
  { game, prizeMode }: BettingGame,
  pendingOrder: PendingOrder,
  currentDrawNumber: string,
): InputOf<typeof placeOrder> {
  const { bill, chase } = pendingOrder
  return {
    gameId: String(game.gameId),
    currentDrawNumber,
    betCartAmountSum: unitsText(wholeCost(pendingOrder)),
    betCartStakesSum: String(bill.stakes),
    chase: chase ? chase.draws.map(({ drawNumber, multiple }) => ({ drawNumber, multiple })) : [],
    winningStop: chase?.stopOnHit ?? false,
    abandoning: chase?.abandoning ?? false,
    quickChase: chase !== null,
    prizeModeId: prizeModeIds[prizeMode],
    bettingSlipString: slipsText(bill.rows.map(({ row }) => row)),
  }
}
