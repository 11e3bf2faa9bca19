import { button, element, setDisabled } from '../../../studio/front/controls/element.ts'
import { stakeOfUnit, restOf } from '../../tickets/sold.ts'
import { saleOf } from '../state/sale.ts'
import type { OpenTicket, Sale } from '../state/sale.ts'
import type { App } from './app.ts'
import { legLine, soldLines } from './describe.ts'
import { setText } from './match-row.ts'
import { modeWord } from './mode-word.ts'
import { sellPanel } from './sell-panel.ts'

export interface TicketCard {
  element: HTMLElement
  update(ticket: OpenTicket): void
}

/** Sells, and says so; resolves when it is known what became of it. */
export type Sell = (ticket: OpenTicket, sale: Sale) => Promise<void>

/** An open ticket, what the book pays for it, and how much of it the player wants to sell. It stays the same while that changes. */
export function ticketCard(app: App, first: OpenTicket, sell: Sell): TicketCard {
  const { talk } = app
  let [ticket, isOpen, isBusy] = [first, false, false]
  const stake = element('span', {})
  const lines = element('ul', { class: 'ticket-legs' })
  const sold = element('div', { class: 'ticket-sold' })
  const most = element('strong', {})
  const panel = sellPanel(app, () => show())
  const act = button({ class: 'action' }, () => void press())
  const close = button({ class: 'sell-close' }, () => open(false), talk.say('close'))

  const show = () => {
    const rest = restOf(ticket.ticket, ticket.sold)
    const left = talk.money(stakeOfUnit(rest, BigInt(rest.unitCents)))
    const whole = talk.money(BigInt(ticket.stakeCents))
    setText(
      stake,
      ticket.sold.length > 0 ? talk.say('stakeLeft', { amount: left, whole }) : talk.say('stakeWas', { amount: whole }),
    )
    lines.replaceChildren(
      ...ticket.ticket.legs.map((leg, place) =>
        legLine(leg, ticket.legs[place] ?? { match: null, became: null }, talk),
      ),
    )
    sold.replaceChildren(...soldLines(ticket.sold, talk))
    setText(most, talk.money(BigInt(ticket.mostCents)))
    panel.element.hidden = close.hidden = !isOpen
    panel.update(ticket, isBusy)
    const sale = saleOf(ticket, isOpen ? panel.percent() : 100)
    setText(act, labelOf(sale))
    act.className = isOpen ? 'action' : 'action action-second'
    setDisabled(act, isBusy || sale === null || sale.paysCents === 0n)
    setDisabled(close, isBusy)
  }
  const labelOf = (sale: Sale | null) => {
    if (isBusy) return talk.say('selling')
    if (sale === null) return talk.say('cashOutNot')
    return talk.say(isOpen ? 'cashOutSure' : 'cashOut', { amount: talk.money(sale.paysCents) })
  }
  const open = (wanted: boolean) => {
    isOpen = wanted
    show()
  }
  const press = async () => {
    if (!isOpen) return open(true)
    const sale = saleOf(ticket, panel.percent())
    if (!sale) return
    isBusy = true
    show()
    await sell(ticket, sale)
    isBusy = isOpen = false
    show()
  }
  const head = element(
    'div',
    { class: 'ticket-head' },
    element('strong', {}, modeWord(talk, first.ticket.system)),
    stake,
  )
  const mayWin = element('p', { class: 'ticket-most' }, element('span', {}, talk.say('mayWin')), most)
  show()
  return {
    element: element('article', { class: 'ticket' }, head, lines, sold, mayWin, panel.element, act, close),
    update: (next) => {
      ticket = next
      show()
    },
  }
}
