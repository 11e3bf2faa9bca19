import { bookPath, PricesView } from '../../book-contract.ts'
import type { Leg } from '../../tickets/ticket.ts'
import { MAX_LEGS } from '../../tickets/systems.ts'
import type { App } from './app.ts'

/**
 * Puts a pick that the player tapped on the merchant's site on the slip, at the price shown there, and opens the slip.
 * If that price has changed, the slip asks the player to accept the current one.
 */
export async function openPick(app: App, leg: Leg, openSlip: () => void): Promise<void> {
  const { frame, matchCache, slip, translator } = app
  removeRoomFromAddress()
  const { fixtureId, market, pick } = leg
  const answer = await frame.calls
    .callApi(bookPath.prices, PricesView, { legs: [{ fixtureId, market, pick }] })
    .catch(() => null)
  const [match, now = null] = [answer?.matches[0] ?? matchCache.match(fixtureId), answer?.prices[0]]
  if (!match || now === null) return frame.view.toast(translator.t('closed'))
  const { home, away, sport } = match
  const isOn = slip.has(leg) || slip.toggle({ ...leg, now, home, away, sport })
  if (!isOn) return frame.view.toast(translator.t('picksLimit', { count: MAX_LEGS }))
  openSlip()
}

/** After a reload the picks are not added again: the player may have removed them. */
export function removeRoomFromAddress(): void {
  const address = new URL(location.href)
  address.searchParams.delete('room')
  history.replaceState(history.state, '', address)
}
