import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import type { Page } from '@playwright/test'

/** Those that have come to an end by a draw. */
const ENDED = new Set([4, 5, 16])

/** Today's lottery bets of whoever is signed in on the page, as the gateway tells them; the page itself asks. */
export function myBets(page: Page): Promise<SubOrder[]> {
  return page.evaluate(async () => {
    const session = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as Record<string, string>
    const headers = { Authorization: session['token'] ?? '', Merchant: session['merchantCode'] ?? '' }
    const answer = await fetch('/lgw/orders/today?size=100', { headers })
    const { value } = (await answer.json()) as { value: { orders: { content: SubOrder[] } } }
    return value.orders.content
  })
}

/** Of these games, the bets that have been drawn and settled. */
export async function settledOf(page: Page, games: readonly string[]): Promise<SubOrder[]> {
  const bets = await myBets(page)
  return bets.filter(({ gameCode, orderStatus }) => games.includes(gameCode) && ENDED.has(orderStatus))
}
