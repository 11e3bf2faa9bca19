import type { SharedTicket } from '@ante/contract/launch/frame-messages.ts'
import { fixtureById } from '@ante/demo/season/fixtures.ts'

import { CallRefused } from '../../../kit/front/play/vendor-calls.ts'
import { bookPath, ShareView } from '../../book-contract.ts'
import { roomOfCode } from '../../booking-room.ts'
import { marketById } from '../../markets/market.ts'
import { oddsText } from '../../tickets/odds-formats.ts'
import type { Leg, Ticket } from '../../tickets/ticket.ts'
import type { OpenTicket } from '../state/sale.ts'
import type { App } from './app.ts'
import { marketName, pickName } from './match-texts.ts'

/** Requests a booking code for an open ticket, and lets the site around the game draw and share it. */
export async function shareTicket({ frame, translator }: App, { roundId, ticket }: OpenTicket): Promise<void> {
  try {
    const { code, expiresAt } = await frame.calls.callApi(bookPath.share, ShareView, { roundId })
    const picks = ticket.legs.flatMap((leg) => sharedPick(leg, translator) ?? [])
    frame.share?.({ ante: 'share-ticket', roomId: roomOfCode(code), code, expiresAt, picks, odds: totalOdds(ticket) })
  } catch (error) {
    const isTooMany = error instanceof CallRefused && error.code === 'share.too_many'
    frame.view.toast(translator.t(isTooMany ? 'shareTooMany' : 'failed'))
  }
}

function sharedPick(
  { fixtureId, market: id, pick, price }: Leg,
  translator: App['translator'],
): SharedTicket['picks'][number] | null {
  const [fixture, market] = [fixtureById(fixtureId), marketById(id)]
  if (!fixture || !market) return null
  const teams = { home: fixture.home.name, away: fixture.away.name }
  return {
    pick: pickName(translator, { market, pick }, teams),
    market: marketName(translator, market, fixture.league.sport),
    event: `${teams.home} – ${teams.away}`,
    odds: oddsText(price, 'decimal'),
  }
}

/** Null for a system: each of its combinations has its own odds. */
function totalOdds({ legs, system }: Ticket): string | null {
  if (system !== 'single' && system !== 'accumulator') return null
  const price = legs.reduce((product, leg) => (product * leg.price) / 1_000, 1_000)
  return oddsText(Math.floor(price), 'decimal')
}
