import { button, element } from '../../../kit/front/controls/element.ts'
import { SEATS } from '../../table/table.ts'
import type { OwnView, TableView } from '../../table/table-contract.ts'
import type { HoldemTranslator } from '../play/translator.ts'
import { cardElement, cardName } from './card.ts'
import { flyChips } from './fly-chips.ts'
import { seatPod } from './seat-pod.ts'

export interface ScenePorts {
  translator: HoldemTranslator
  /** The server's clock. */
  now(): number
  /** Called when a free seat is chosen. */
  onSeat(seat: number): void
  reducedMotion(): boolean
}

interface ShownTable {
  table: TableView
  own: OwnView | null
}

/** The drawn table: an oval, six seats around it, the board in the middle. */
export class TableScene {
  readonly root = element('div', { class: 'table', dir: 'ltr' })
  readonly #ports: ScenePorts
  readonly #seats: HTMLElement[]
  readonly #bets: HTMLElement[]
  readonly #disc: HTMLElement
  readonly #pot = element('p', { class: 'pot' })
  readonly #board = element('div', { class: 'board' })
  readonly #drawn = new Map<HTMLElement, string>()
  #previous: ShownTable | null = null

  constructor(ports: ScenePorts) {
    this.#ports = ports
    const numbers = Array.from({ length: SEATS }, (_, index) => String(index))
    this.#seats = numbers.map((position) => element('div', { class: 'table-seat', 'data-position': position }))
    this.#bets = numbers.map((position) => element('div', { class: 'bet', 'data-position': position }))
    this.#disc = element('span', { class: 'dealer-disc', role: 'img', 'aria-label': ports.translator.t('dealer') }, 'D')
    const middle = element('div', { class: 'middle' }, this.#pot, this.#board)
    const oval = element('div', { class: 'oval' }, element('div', { class: 'oval-line' }))
    this.root.append(oval, middle, ...this.#bets, ...this.#seats, this.#disc)
  }

  show(seen: ShownTable): void {
    const before = this.#previous
    this.#previous = seen
    if (before) this.#move(before, seen)
    const { table, own } = seen
    for (let seat = 0; seat < SEATS; seat += 1) this.#showSeat(seen, seat)
    this.#showMiddle(table)
    const { hand } = table
    this.#disc.hidden = !hand
    if (hand) this.#disc.dataset['position'] = String(positionOf(hand.button, own))
    this.root.dataset['seated'] = String(own !== null)
  }

  #showSeat({ table, own }: ShownTable, seat: number): void {
    const position = positionOf(seat, own)
    const [at, bet] = [this.#seats[position], this.#bets[position]]
    const view = table.seats[seat]
    if (!at || !bet) return
    const { translator } = this.#ports
    const won = view ? wonBy(table, seat) : 0
    const isOwn = own?.seat === seat
    const ownCards = isOwn && own.handNumber === table.hand?.number ? own.cards : []
    const sees = { view, isOwn, ownCards, won, isDealt: table.hand !== null, canSit: own === null }
    this.#draw(at, sees, () => {
      if (view) return [seatPod({ ...sees, seat: view }, translator)]
      return own === null ? [this.#freeSeat(seat)] : []
    })
    const turn = table.hand?.turn
    this.#showTime(at, turn?.seat === seat ? turn : null)
    const cents = view?.betCents ?? 0
    this.#draw(bet, cents, () => (cents > 0 ? [chips(translator.money(BigInt(cents)))] : []))
  }

  #freeSeat(seat: number): HTMLElement {
    const { translator, onSeat } = this.#ports
    const number = element(
      'span',
      { class: 'unseen' },
      translator.t('seatFreeNumber', { seat: translator.number(seat + 1) }),
    )
    return button({ class: 'seat-free' }, () => onSeat(seat), translator.t('seatFree'), ' ', number)
  }

  /** A bar that shrinks as the player's time runs out. */
  #showTime(at: HTMLElement, turn: { since: number; until: number; inBank: boolean } | null): void {
    const bar = at.querySelector<HTMLElement>('.pod-time')
    at.dataset['turn'] = String(turn !== null)
    if (!bar) return
    bar.hidden = turn === null
    if (!turn) return
    const lasts = turn.until - turn.since
    bar.dataset['bank'] = String(turn.inBank)
    bar.style.animationDuration = `${lasts}ms`
    bar.style.animationDelay = `${Math.min(0, turn.since - this.#ports.now())}ms`
  }

  #showMiddle({ hand }: TableView): void {
    const { translator } = this.#ports
    const cards = hand?.board ?? []
    const pots = hand?.result?.pots ?? []
    const total = pots.length > 0 ? pots.reduce((sum, { cents }) => sum + cents, 0) : (hand?.potCents ?? 0)
    this.#draw(this.#pot, [total], () =>
      total > 0 ? [translator.t('pot', { amount: translator.money(BigInt(total)) })] : [],
    )
    const label =
      cards.length > 0 ? translator.t('board', { cards: cards.map(cardName).join(' ') }) : translator.t('boardEmpty')
    this.#board.setAttribute('aria-label', label)
    this.#board.setAttribute('role', 'group')
    const laid = this.#board.childElementCount
    if (cards.length < laid) this.#board.replaceChildren()
    this.#board.append(...cards.slice(this.#board.childElementCount).map(cardElement))
  }

  /** Redraws a part only when its content has changed. */
  #draw(into: HTMLElement, sees: unknown, make: () => (Node | string)[]): void {
    const text = JSON.stringify(sees)
    if (this.#drawn.get(into) === text) return
    this.#drawn.set(into, text)
    into.replaceChildren(...make())
  }

  /** Chips move into the pot when a street ends, and from it to the winners. */
  #move(before: ShownTable, { table, own }: ShownTable): void {
    if (this.#ports.reducedMotion() || positionOf(0, before.own) !== positionOf(0, own)) return
    const isSameHand = before.table.hand?.number === table.hand?.number
    if (!isSameHand) return
    before.table.seats.forEach((seat, at) => {
      const bet = this.#bets[positionOf(at, own)]
      if (bet && seat && seat.betCents > 0 && (table.seats[at]?.betCents ?? 0) === 0) flyChips(bet, this.#pot)
    })
    if (before.table.hand?.result || !table.hand?.result) return
    for (const { winners } of table.hand.result.pots) {
      for (const { seat } of winners) {
        const position = this.#seats[positionOf(seat, own)]
        if (position) flyChips(this.#pot, position)
      }
    }
  }
}

const chips = (amount: string): HTMLElement =>
  element('span', { class: 'chips-bet' }, element('i', { class: 'chips-pile', 'aria-hidden': 'true' }), amount)

/** Clockwise from the player's own seat, which is in front. */
const positionOf = (seat: number, own: OwnView | null): number => (seat - (own?.seat ?? 0) + SEATS) % SEATS

function wonBy({ hand }: TableView, seat: number): number {
  const winners = (hand?.result?.pots ?? []).flatMap((pot) => pot.winners)
  return winners.reduce((sum, winner) => sum + (winner.seat === seat ? winner.cents : 0), 0)
}
