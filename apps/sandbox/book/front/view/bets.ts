import { button, element, setDisabled } from '../../../studio/front/controls/element.ts'
import { newTapId } from '../../../studio/front/play/page-key.ts'
import { CallFailed, CallRefused } from '../../../studio/front/play/vendor-calls.ts'
import { bookPath, TicketsView } from '../../book-contract.ts'
import { describeTicket, legLine } from './describe.ts'
import type { App, View } from './app.ts'
import { empty } from './empty.ts'
import { modeWord } from './mode-word.ts'

type OpenTicket = TicketsView['tickets'][number]
const LOOK_MS = 3_000

/** The player's open tickets, with what the book pays for each now, and those that are settled. */
export function betsPage(app: App): View {
  const { frame, talk } = app
  const open = element('div', {})
  const settled = element('ol', { class: 'rounds' })
  const place = element('div', { class: 'list bets' }, open, settled)
  /** Which ticket the player is about to sell, and for how much. */
  let asked: { roundId: string; cents: string } | null = null
  let isBusy = false

  const show = ({ tickets }: TicketsView) => {
    const cards = tickets.map((ticket) => card(app, ticket, { sell, ask, isAsked: asked?.roundId === ticket.roundId }))
    const heading = element('h2', { class: 'section-title' }, talk.say('open'))
    const nothing = empty(talk.say('noBets'), talk.say('noBetsWhy'), {
      label: talk.say('seeMatches'),
      onPress: () => app.show('matches'),
    })
    open.replaceChildren(...(cards.length > 0 ? [heading, ...cards.reverse()] : [nothing]))
  }
  const look = async () => {
    if (isBusy) return
    const view = await frame.calls.ask(bookPath.tickets, TicketsView).catch(() => null)
    if (view && !isBusy) show(view)
  }
  const ask = (ticket: OpenTicket) => {
    asked = ticket.cashOutCents === null ? null : { roundId: ticket.roundId, cents: ticket.cashOutCents }
    void look()
  }
  const sell = async ({ roundId, cashOutCents }: OpenTicket) => {
    if (cashOutCents === null || isBusy) return
    isBusy = true
    asked = null
    await frame.showing(roundId, () => sellTicket(app, { roundId, cents: cashOutCents }))
    isBusy = false
    await Promise.all([look(), showSettled(app, settled)])
  }
  const timer = setInterval(() => void look(), LOOK_MS)
  void look()
  void showSettled(app, settled)
  return { element: place, leave: () => clearInterval(timer) }
}

async function showSettled(app: App, list: HTMLElement): Promise<void> {
  const { frame, talk } = app
  const page = await frame.calls.history(null).catch(() => null)
  const over = page?.rounds.filter(({ round }) => round.state === 'played' || round.state === 'undone') ?? []
  if (over.length === 0) return list.replaceChildren()
  const heading = element('h2', { class: 'section-title' }, talk.say('settled'))
  const rows = over.map(({ at, round }) => {
    const won = round.state === 'played' ? BigInt(round.wonCents) : null
    const became = becameText(app, won)
    const head = element(
      'div',
      { class: 'round-head' },
      element('time', { datetime: at }, talk.time(at)),
      element('span', {}, talk.money(BigInt(round.stakeCents))),
      element('strong', { 'data-won': String(won !== null && won > 0n) }, became),
    )
    return element(
      'li',
      { class: 'round-row' },
      head,
      element('div', { class: 'round-detail' }, ...describeTicket(round, talk)),
    )
  })
  list.replaceChildren(heading, ...rows)
}

/** Null for one that was given back. */
function becameText({ talk }: App, won: bigint | null): string {
  if (won === null) return talk.say('returned')
  return won > 0n ? talk.say('paid', { amount: talk.money(won) }) : talk.say('notWon')
}

interface Selling {
  ask(ticket: OpenTicket): void
  sell(ticket: OpenTicket): Promise<void>
  isAsked: boolean
}

function card(app: App, ticket: OpenTicket, { ask, sell, isAsked }: Selling): HTMLElement {
  const { talk } = app
  const { cashOutCents, legs, stakeCents, mostCents } = ticket
  const lines = ticket.ticket.legs.map((leg, place) => legLine(leg, legs[place] ?? { match: null, became: null }, talk))
  const head = element(
    'div',
    { class: 'ticket-head' },
    element('strong', {}, modeWord(talk, ticket.ticket.system)),
    element('span', {}, talk.say('stakeWas', { amount: talk.money(BigInt(stakeCents)) })),
  )
  const most = element(
    'p',
    { class: 'ticket-most' },
    element('span', {}, talk.say('mayWin')),
    element('strong', {}, talk.money(BigInt(mostCents))),
  )
  const amount = { amount: talk.money(BigInt(cashOutCents ?? 0)) }
  const label = cashOutCents === null ? talk.say('cashOutNot') : talk.say(isAsked ? 'cashOutSure' : 'cashOut', amount)
  const act = button(
    { class: isAsked ? 'action' : 'action action-second' },
    () => (isAsked ? void sell(ticket) : ask(ticket)),
    label,
  )
  setDisabled(act, cashOutCents === null)
  return element('article', { class: 'ticket' }, head, element('ul', { class: 'ticket-legs' }, ...lines), most, act)
}

/** Sells for what the player has confirmed, or more; asked again it is the same sale. */
async function sellTicket({ frame, talk }: App, { roundId, cents }: { roundId: string; cents: string }): Promise<void> {
  const asked = { roundId, actId: newTapId(), act: { cashOut: { atLeastCents: cents } } }
  for (let tried = 0; tried < 8; tried++) {
    try {
      const round = await frame.calls.act(asked)
      if (round.state !== 'played') return
      frame.purse.learn(round.balance)
      frame.sound.win()
      frame.view.toast(talk.say('paid', { amount: talk.money(BigInt(round.wonCents)) }))
      void frame.refresh()
      return
    } catch (error) {
      if (error instanceof CallRefused) return sayWhyNot()
      if (!(error instanceof CallFailed)) throw error
      frame.view.toast(talk.say('waiting'), { stays: true })
      await new Promise((resolve) => setTimeout(resolve, 1_000 * (tried + 1)))
    }
  }

  function sayWhyNot(): void {
    frame.view.toast(talk.say('cashOutMoved'))
  }
}
