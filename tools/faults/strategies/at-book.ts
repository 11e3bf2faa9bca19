import { bookPath, ListView, TicketsView } from '@ante/studio/book/book-contract.ts'
import type { RoundView } from '@ante/studio/kit/play-contract.ts'
import { single } from '@ante/studio/test/book-page.ts'
import { newTapId } from '@ante/studio/test/page-calls.ts'
import type { Page, PageAnswer } from '@ante/studio/test/page-calls.ts'

/** Cash-out at any price. */
export const CASH_OUT = { cashOut: { atLeastCents: '1' } }

/** Returns a single on the last match of the list, long before its start. */
export async function ticketAtBook(page: Page): Promise<unknown> {
  const { matches, limits } = ListView.parse((await page.post(bookPath.list)).body)
  const match = matches.findLast(({ phase, acceptsBets }) => phase === 'before' && acceptsBets)
  if (!match) throw new Error('No market is open.')
  return single(match, 'home', { unitCents: limits.minCents, oddsChange: 'any' })
}

export const placeTicket = (page: Page, tapId: string, ticket: unknown): Promise<PageAnswer> =>
  page.post(bookPath.place, { tapId, ticket })

/** Cashes out the player's tickets instead of waiting for the end of the matches. */
export async function sellTickets(page: Page, openRounds: readonly RoundView[]): Promise<void> {
  for (const { roundId } of openRounds) {
    await page.act({ roundId, actId: newTapId(), act: CASH_OUT })
  }
}

/** Cashes out half of each ticket without a previous sale; sends each request twice, as after a lost answer. */
export async function sellHalves(page: Page): Promise<void> {
  const { tickets } = TicketsView.parse((await page.post(bookPath.tickets)).body)
  for (const { roundId, ticket, sold } of tickets) {
    if (sold.length > 0) continue
    const part = { unitCents: `${BigInt(ticket.unitCents) / 2n}`, ofUnitCents: ticket.unitCents }
    const requested = { roundId, actId: newTapId(), act: { cashOut: { atLeastCents: '1', part } } }
    await page.act(requested).catch(() => null)
    await page.act(requested)
  }
}
