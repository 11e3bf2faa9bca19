import * as z from 'zod/mini'

import { requestRound } from '../../../kit/front/play/request-round.ts'
import type { DecidedRound } from '../../../kit/front/play/request-round.ts'
import { newTapId } from '../../../kit/front/play/page-key.ts'
import { CallRefused } from '../../../kit/front/play/vendor-calls.ts'
import { RoundView } from '../../../kit/play-contract.ts'
import { bookPath } from '../../book-contract.ts'
import { stakeCentsOf } from '../../tickets/ticket.ts'
import type { Ticket } from '../../tickets/ticket.ts'
import { SINGLES } from '../state/slip.ts'
import type { Pending, Slip, SlipLeg } from '../state/slip.ts'
import type { App } from './app.ts'

/** Details of a book refusal besides its code. */
const Details = z.object({
  prices: z.optional(z.array(z.nullable(z.number()))),
  minCents: z.optional(z.string()),
  maxCents: z.optional(z.string()),
})

/** Converts the slip into its tickets. */
export function ticketsOf({ legs, mode, unitCents }: Slip, oddsChange: Ticket['oddsChange']): Ticket[] {
  const common = { unitCents: `${unitCents}`, oddsChange }
  const placedLegs = legs.map(legOf)
  if (mode === SINGLES) return placedLegs.map((leg) => ({ ...common, legs: [leg], system: 'single' }))
  return placedLegs.length > 0 ? [{ ...common, legs: placedLegs, system: mode }] : []
}

const legOf = ({ fixtureId, market, pick, price }: SlipLeg) => ({ fixtureId, market, pick, price })

/** Submits the slip ticket by ticket. Returns the total stake, or null when a ticket was refused. */
export async function placeSlip(app: App): Promise<bigint | null> {
  const { slip, settings } = app
  slip.setPending(ticketsOf(slip, settings.oddsChange).map((ticket) => ({ tapId: newTapId(), ticket })))
  return submitSlip(app)
}

/** Submits all unanswered tickets, including those submitted before a reload. */
export async function submitSlip(app: App): Promise<bigint | null> {
  let staked = 0n
  while (app.slip.pending.length > 0) {
    const [pending] = app.slip.pending
    if (!pending) break
    const isAccepted = await app.frame.showing(app.frame.session.roundIdPrefix + pending.tapId, () =>
      handInOne(app, pending),
    )
    app.slip.answered(pending, isAccepted)
    if (!isAccepted) {
      // Later tickets were never sent: the player reviews them first.
      app.slip.setPending([])
      return null
    }
    staked += stakeCentsOf(pending.ticket)
  }
  return staked
}

async function handInOne(app: App, { tapId, ticket }: Pending): Promise<boolean> {
  const { frame, translator } = app
  const stakeCents = stakeCentsOf(ticket)
  const calls = { round: () => frame.calls.callApi(bookPath.place, RoundView, { tapId, ticket }) }
  try {
    const waiting = () => frame.view.toast(translator.t('waiting'), { stays: true })
    const round = await requestRound(calls, { tapId, stakeCents }, waiting)
    frame.view.toast('')
    return reportPlaced(app, round, stakeCents)
  } catch (error) {
    frame.view.toast('')
    if (!(error instanceof CallRefused)) throw error
    refused(app, error, stakeCents)
    return false
  }
}

function reportPlaced({ frame, translator }: App, round: DecidedRound, stakeCents: bigint): boolean {
  frame.view.net(BigInt(round.netCents))
  if (round.state === 'held') {
    frame.stakeSelector.setBalance(round.balanceAfterBet)
    return true
  }
  if (round.state === 'played') return true
  frame.stakeSelector.setBalance(round.balance)
  if (round.state === 'refused') frame.refuse(round.code, stakeCents)
  else frame.view.toast(translator.t(round.code === 'stake.too_late' ? 'tooLate' : 'stakeReturned'))
  return false
}

function refused({ frame, slip, translator }: App, { code, details }: CallRefused, stakeCents: bigint): void {
  const parsed = Details.safeParse(details)
  const { prices, minCents, maxCents } = parsed.success ? parsed.data : {}
  const amount = (cents: string | undefined) => ({ amount: translator.money(BigInt(cents ?? 0)) })
  const errorTexts: Readonly<Record<string, () => string>> = {
    'ticket.odds_changed': () => translator.t('oddsChanged'),
    'ticket.closed': () => translator.t('legClosed'),
    'ticket.same_match': () => translator.t('sameMatch'),
    'ticket.below_least': () => translator.t('belowMinimum', amount(minCents)),
    'ticket.stake_limit': () => translator.t('aboveMaximum', amount(maxCents)),
    'ticket.payout_limit': () => translator.t('aboveMaximumPayout', amount(maxCents)),
  }
  if (prices && prices.length === slip.legs.length) slip.setPrices(prices)
  const text = errorTexts[code]?.()
  if (text) frame.view.toast(text, { stays: false })
  else frame.refuse(code, stakeCents)
}
