import type { DemoGame } from '@ante/demo/types.ts'

import { holdemPath, LookInput } from '../../../apps/sandbox/holdem/play-contract.ts'
import { stakesAt } from '../../../apps/sandbox/holdem/table-name.ts'
import { buyInLimits } from '../../../apps/sandbox/holdem/table/coming-and-going.ts'
import type { RoundView } from '../../../apps/sandbox/studio/play-contract.ts'
import type { Page } from '../../../apps/sandbox/test/page-calls.ts'
import type { Chance } from '../../art/kit/chance.ts'

const SMALLEST = '1-1'
const SEATS = [0, 1, 2, 3, 4, 5]

export const seatAtPoker = (chance: Chance): unknown => ({ table: SMALLEST, seat: chance.pick(SEATS) })

export const leastBuyIn = (game: DemoGame): bigint => BigInt(buyInLimits(stakesAt(game, SMALLEST)).least)

/** Gets up from every table that he sits at; a hand that he is in is played to its end first. */
export async function leavePoker(page: Page, held: readonly RoundView[]): Promise<void> {
  const tables = new Set(held.map(({ choice }) => LookInput.parse(choice).table))
  for (const table of tables) await page.ask(holdemPath.presence, { table, wants: 'leave' })
}
