import type { DemoGame } from '@ante/demo/types.ts'
import { stakesOf } from '@ante/studio/kit/stakes.ts'
import { roomOf, TableEvent, TableView } from '@ante/studio/tables/table-contract.ts'
import type { Page } from '@ante/studio/test/page-calls.ts'

/** Waits for a deal that accepts bets. Returns the choice of one chip on the spot in that deal. */
export async function chipAtTable(page: Page, game: DemoGame, spot: string): Promise<unknown> {
  const deal = await page.pollFor(roomOf(game), openDealIn)
  return { deal, spots: [[spot, `${stakesOf(game)[0]}`]] }
}

function openDealIn(body: unknown, now: number): string | null {
  const event = TableEvent.safeParse(body)
  const view = event.success ? event.data.is === 'opened' && event.data.view : TableView.safeParse(body).data
  const deal = view ? view.deal : null
  return deal && deal.decidedAt === null && deal.closesAt > now ? deal.id : null
}
