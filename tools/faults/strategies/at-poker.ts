import type { DemoGame } from '@ante/demo/types.ts'
import { holdemPath, TableInfoInput, TableInfoView } from '@ante/studio/holdem/play-contract.ts'
import { stakesAt } from '@ante/studio/holdem/table-name.ts'
import { buyInLimits } from '@ante/studio/holdem/table/join-and-leave.ts'
import { RoomBody } from '@ante/studio/holdem/table/table-contract.ts'
import type { RoundView } from '@ante/studio/kit/play-contract.ts'
import type { Page } from '@ante/studio/test/page-calls.ts'

const SMALLEST = '1-1'
/** Maximum number of moves before the player leaves, possibly in the middle of a hand. */
const MAX_MOVES = 5
const TURN_WITHIN_MS = 1_200

/** Opens the table, so that its other players join, and selects a free seat. */
export async function seatAtPoker(page: Page): Promise<unknown> {
  const seats = await page.pollFor(await roomOf(page), (body) => RoomBody.parse(body).table?.seats ?? null)
  return { table: SMALLEST, seat: seats.indexOf(null) }
}

export const leastBuyIn = (game: DemoGame): bigint => BigInt(buyInLimits(stakesAt(game, SMALLEST)).min)

/** Checks or calls a few times, when it is the player's turn. */
export async function playPoker(page: Page): Promise<void> {
  const room = await roomOf(page)
  for (let moveCount = 0; moveCount < MAX_MOVES; moveCount++) {
    const move = await page.pollFor(room, turnIn(), TURN_WITHIN_MS)
    await page.post(holdemPath.move, { table: SMALLEST, ...move })
  }
}

/** Leaves every table of the player; a current hand is played to its end first. */
export async function leavePoker(page: Page, openRounds: readonly RoundView[]): Promise<void> {
  const tables = new Set(openRounds.map(({ choice }) => TableInfoInput.parse(choice).table))
  for (const table of tables) await page.post(holdemPath.presence, { table, wants: 'leave' })
}

const roomOf = async (page: Page): Promise<string> =>
  TableInfoView.parse((await page.post(holdemPath.tableInfo, { table: SMALLEST })).body).room

/** Collects the public and the private state of a table, which arrive separately, until it is the player's turn. */
function turnIn() {
  let lastBody: RoomBody = {}
  return (body: unknown) => {
    lastBody = { ...lastBody, ...RoomBody.parse(body) }
    const [hand, own] = [lastBody.table?.hand, lastBody.own]
    if (!hand || !own?.choices || own.handNumber !== hand.number) return null
    const kind = own.choices.toCall > 0 ? 'call' : 'check'
    return { hand: hand.number, after: hand.log.length, move: { kind } }
  }
}
