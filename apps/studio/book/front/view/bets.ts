import { element } from '../../../kit/front/controls/element.ts'
import { shareWinButton } from '../../../kit/front/frame/history-sheet.ts'
import { newTapId } from '../../../kit/front/play/page-key.ts'
import { CallFailed, CallRefused } from '../../../kit/front/play/vendor-calls.ts'
import type { RoundView } from '../../../kit/play-contract.ts'
import { bookPath, TicketsView } from '../../book-contract.ts'
import { MAX_PARTS, totalPaidFor, soldOf } from '../../tickets/sold-parts.ts'
import type { OpenTicket, Sale } from '../state/sale.ts'
import { codeForm } from './code-form.ts'
import { describeTicket } from './describe.ts'
import type { App, View } from './app.ts'
import { emptyState } from './empty-state.ts'
import { ticketCard } from './ticket-card.ts'
import type { SaleResult, Sell, TicketCard } from './ticket-card.ts'

const REFRESH_MS = 3_000

/** The player's open tickets with their current cash-out prices, and the settled ones. */
export function betsPage(app: App): View {
  const { frame, translator } = app
  const open = element('div', {})
  const settled = element('ol', { class: 'rounds' })
  const container = element('div', { class: 'list bets' }, open, codeForm(app), settled)
  const cards = new Map<string, TicketCard>()
  const heading = element('h2', { class: 'section-title' }, translator.t('open'))
  const emptyNote = emptyState(translator.t('noBets'), translator.t('noBetsHint'), {
    label: translator.t('seeMatches'),
    onPress: () => app.show('matches'),
  })
  /** Number of sales without an answer: a list fetched meanwhile may not include them. */
  let selling = 0

  const show = ({ tickets }: TicketsView) => {
    const knownIds = new Set(tickets.map(({ roundId }) => roundId))
    for (const roundId of cards.keys()) if (!knownIds.has(roundId)) cards.delete(roundId)
    for (const ticket of tickets) {
      const card = cards.get(ticket.roundId)
      if (card) card.update(ticket)
      else cards.set(ticket.roundId, ticketCard(app, ticket, sell))
    }
    const elements = tickets.flatMap(({ roundId }) => cards.get(roundId)?.element ?? []).reverse()
    replaceChildren(open, elements.length > 0 ? [heading, ...elements] : [emptyNote])
  }
  const refresh = async () => {
    if (selling > 0) return
    const view = await frame.calls.callApi(bookPath.tickets, TicketsView).catch(() => null)
    if (view && selling === 0) show(view)
  }
  const sell: Sell = async (ticket, sale) => {
    selling += 1
    let became: SaleResult = 'done'
    try {
      await frame.showing(ticket.roundId, async () => {
        became = await sellTicket(app, ticket, sale)
      })
    } finally {
      selling -= 1
    }
    await Promise.all([refresh(), showSettled(app, settled)])
    return became
  }
  const timer = setInterval(() => void refresh(), REFRESH_MS)
  void refresh()
  void showSettled(app, settled)
  return { element: container, leave: () => clearInterval(timer) }
}

/** Leaves children that are already in position untouched: the player may be dragging a slider in one of them. */
function replaceChildren(container: HTMLElement, children: readonly HTMLElement[]): void {
  const isSame =
    container.childElementCount === children.length && children.every((child, at) => container.children[at] === child)
  if (!isSame) container.replaceChildren(...children)
}

async function showSettled(app: App, list: HTMLElement): Promise<void> {
  const { frame, translator } = app
  const page = await frame.calls.history(null).catch(() => null)
  const endedRounds = page?.rounds.filter(({ round }) => round.state === 'played' || round.state === 'undone') ?? []
  if (endedRounds.length === 0) return list.replaceChildren()
  const heading = element('h2', { class: 'section-title' }, translator.t('settled'))
  const share = frame.share && ((roundId: string) => frame.share?.({ ante: 'share-win', roundId }))
  const rows = endedRounds.map(({ at, round }) => {
    const won = round.state === 'played' ? BigInt(round.wonCents) : null
    const became = resultText(app, won)
    const head = element(
      'div',
      { class: 'round-head' },
      element('time', { datetime: at }, translator.time(at)),
      element('span', {}, translator.money(BigInt(round.stakeCents))),
      element('strong', { 'data-won': String(won !== null && won > 0n) }, became),
    )
    return element(
      'li',
      { class: 'round-row' },
      head,
      element(
        'div',
        { class: 'round-detail' },
        ...describeTicket(round, translator),
        ...shareWinButton(translator, round, share),
      ),
    )
  })
  list.replaceChildren(heading, ...rows)
}

/** Describes the result of a ticket; `won` is null for a returned stake. */
function resultText({ translator }: App, won: bigint | null): string {
  if (won === null) return translator.t('returned')
  return won > 0n ? translator.t('paid', { amount: translator.money(won) }) : translator.t('ticketLost')
}

/** Sells for the amount that the player has confirmed, or more; a retry is the same sale. */
async function sellTicket(
  { frame, translator }: App,
  ticket: OpenTicket,
  { part, paysCents }: Sale,
): Promise<SaleResult> {
  const cashOut = { atLeastCents: `${paysCents}`, ...(part && { part }) }
  const input = { roundId: ticket.roundId, actId: newTapId(), act: { cashOut } }
  for (let attempt = 0; attempt < 8; attempt++) {
    try {
      showSale(await frame.calls.act(input))
      return 'done'
    } catch (error) {
      if (error instanceof CallRefused) return reasonOf(error.code)
      if (!(error instanceof CallFailed)) throw error
      frame.view.toast(translator.t('waiting'), { stays: true })
      await new Promise((resolve) => setTimeout(resolve, 1_000 * (attempt + 1)))
    }
  }
  return 'done'

  function showSale(round: RoundView): void {
    if (round.state !== 'played' && round.state !== 'held') return
    const before = totalPaidFor(ticket.sold)
    const wonCents = round.state === 'played' ? BigInt(round.wonCents) : totalPaidFor(soldOf(round.progress))
    if (round.state === 'played') frame.stakeSelector.setBalance(round.balance)
    frame.sound.win()
    frame.view.toast(
      translator.t(round.state === 'played' ? 'paid' : 'partlyCashedOutNow', {
        amount: translator.money(wonCents - before),
      }),
    )
    void frame.refresh()
  }

  function reasonOf(code: string): SaleResult {
    frame.view.toast(translator.t(refusalTextId[code] ?? 'cashOutChanged', { count: MAX_PARTS }))
    return code === 'cash_out.changed' ? 'offer-changed' : 'done'
  }
}

/** Texts of refused sales. Any other refusal means that the offer has changed: the player reviews it again. */
const refusalTextId: Readonly<Record<string, 'cashOutPartsLimit' | 'roundOver'>> = {
  'cash_out.too_many_parts': 'cashOutPartsLimit',
  'round.over': 'roundOver',
}
