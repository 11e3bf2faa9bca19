import { button, element, setDisabled } from '../../../kit/front/controls/element.ts'
import { remainingTicketOf, stakeOfUnit } from '../../tickets/sold-parts.ts'
import { ALL, saleOf } from '../state/sale.ts'
import type { OpenTicket, Sale } from '../state/sale.ts'
import type { BookTranslator } from '../texts/book-texts.ts'
import type { App } from './app.ts'
import { legLine, soldLines } from './describe.ts'
import { setText } from './match-row.ts'
import { betTypeName } from './mode-text.ts'
import { sellPanel } from './sell-panel.ts'

export interface TicketCard {
  element: HTMLElement
  update(ticket: OpenTicket): void
}

/** `offer-changed`: the offer fell below the confirmed amount, and nothing was sold. `done`: any other result. */
export type SaleResult = 'done' | 'offer-changed'

/** Sells and reports the result; resolves when the outcome is known and the ticket shows the current offer. */
export type Sell = (ticket: OpenTicket, sale: Sale) => Promise<SaleResult>

/** An open ticket with its cash-out price and the share to sell. The element is kept while these change. */
export function ticketCard(app: App, first: OpenTicket, sell: Sell): TicketCard {
  const { translator } = app
  let [ticket, isOpen, isBusy] = [first, false, false]
  const face = ticketSummary(translator, first)
  const panel = sellPanel(app, () => show())
  const actionButton = button({ class: 'action' }, () => void press())
  const share = app.frame.share ? [shareButton(app, () => ticket)] : []
  const close = button({ class: 'sell-close' }, () => open(false), translator.t('close'))

  const show = () => {
    face.show(ticket)
    panel.element.hidden = close.hidden = !isOpen
    panel.update(ticket, isBusy)
    const sale = saleOf(ticket, isOpen ? panel.percent() : ALL)
    setText(actionButton, isBusy ? translator.t('cashingOut') : labelOf(translator, sale, isOpen))
    actionButton.className = isOpen ? 'action' : 'action action-second'
    setDisabled(actionButton, isBusy || sale === null || sale.paysCents === 0n)
    setDisabled(close, isBusy)
  }
  const open = (predicate: boolean) => {
    isOpen = predicate
    panel.choose(ALL)
    if (isOpen) close.scrollIntoView({ block: 'nearest' })
  }
  const press = async () => {
    if (!isOpen) return open(true)
    const sale = saleOf(ticket, panel.percent())
    if (!sale) return
    isBusy = true
    show()
    let became: SaleResult = 'done'
    try {
      became = await sell(ticket, sale)
    } finally {
      isBusy = false
      // The new offer is shown where the old one was confirmed.
      isOpen = became === 'offer-changed'
      show()
    }
  }
  show()
  return {
    element: element('article', { class: 'ticket' }, ...face.elements, panel.element, actionButton, close, ...share),
    update: (next) => {
      ticket = next
      show()
    },
  }
}

function shareButton(app: App, ticketOf: () => OpenTicket): HTMLElement {
  const share = async () => {
    setDisabled(buttonElement, true)
    await (await import('./share-ticket.ts')).shareTicket(app, ticketOf())
    setDisabled(buttonElement, false)
  }
  const buttonElement = button({ class: 'ticket-share' }, () => void share(), app.translator.t('share'))
  return buttonElement
}

function labelOf({ t, money }: BookTranslator, sale: Sale | null, isOpen: boolean): string {
  if (sale === null) return t('cashOutSuspended')
  return t(isOpen ? 'confirmCashOut' : 'cashOut', { amount: money(sale.paysCents) })
}

/** Ticket type, state of its picks, sold parts, and maximum payout of the remaining part. */
function ticketSummary(translator: BookTranslator, { ticket: { system } }: OpenTicket) {
  const stake = element('span', {})
  const lines = element('ul', { class: 'ticket-legs' })
  const parts = element('div', {})
  const max = element('strong', {})
  const elements = [
    element('div', { class: 'ticket-head' }, element('strong', {}, betTypeName(translator, system)), stake),
    lines,
    parts,
    element('p', { class: 'ticket-most' }, element('span', {}, translator.t('potentialPayout')), max),
  ]
  const show = ({ ticket, stakeCents, sold, legs, maxCents }: OpenTicket) => {
    const remainingTicket = remainingTicketOf(ticket, sold)
    const stakeText = translator.money(BigInt(stakeCents))
    const remaining = translator.money(stakeOfUnit(remainingTicket, BigInt(remainingTicket.unitCents)))
    const isWhole = sold.length === 0
    setText(
      stake,
      isWhole
        ? translator.t('ticketStake', { amount: stakeText })
        : translator.t('ticketStakeLeft', { amount: remaining, whole: stakeText }),
    )
    const ends = ticket.legs.map((leg, index) => legLine(leg, legs[index] ?? { match: null, became: null }, translator))
    lines.replaceChildren(...ends)
    parts.replaceChildren(...soldLines(sold, translator))
    setText(max, translator.money(BigInt(maxCents)))
  }
  return { elements, show }
}
