import { cardText } from '../maths/cards.ts'
import { choicesOf } from '../maths/betting.ts'
import type { Player } from '../maths/betting.ts'
import { categoryOf, strengthOf } from '../maths/strength.ts'
import { boardOf, cardsOf } from './hand.ts'
import { isInHand } from './seating.ts'
import { runningHand } from './table.ts'
import type { Hand, LoggedMove, Occupant, Table } from './table.ts'
import type { OwnView, SeatView, TableView } from './table-contract.ts'

/** Public view of the table. It is built explicitly from the listed fields only. */
export function tableView(table: Table): TableView {
  const { hand, stakes } = table
  return {
    ...stakes,
    hand: hand && handView(hand),
    seats: table.seats.map((occupant, seat) => occupant && seatView(table, seat, occupant)),
    nextDealAt: table.nextDealAt,
  }
}

/** Returns the additional private view of a seat: its own cards, and its options. Null for a free seat. */
export function ownView(table: Table, seat: number): OwnView | null {
  const { hand } = table
  const occupant = table.seats[seat]
  if (!occupant) return null
  const running = runningHand(table)
  const cards = hand ? cardsOf(hand, seat, occupant) : []
  const choices = running ? choicesOf(running.betting) : null
  return {
    seat,
    handNumber: hand?.number ?? null,
    cards: cards.map(cardText),
    category: hand && cards.length > 0 ? categoryOf(strengthOf([...cards, ...boardOf(hand)])) : null,
    choices: choices?.seat === seat ? choices : null,
    bankMs: occupant.bankMs,
    leaving: occupant.leaving,
    incomingCents: cards.length > 0 && running ? occupant.incoming : 0,
  }
}

export function handView(hand: Hand): NonNullable<TableView['hand']> {
  const { number, root, button, betting, turn, result, log } = hand
  const bets = betting.players.reduce((sum, { bet }) => sum + bet, 0)
  const put = betting.players.reduce((sum, player) => sum + player.put, 0)
  return {
    number,
    root,
    button,
    street: betting.street,
    board: boardOf(hand).map(cardText),
    potCents: put - bets,
    turn: turn && { seat: turn.seat, since: turn.since, until: turn.until, inBank: turn.inBank },
    toMatch: betting.toMatch,
    log: log.map((move) => ({ ...move })),
    result: result && {
      showdown: betting.end === 'showdown',
      returned: result.returned,
      pots: result.pots.map(({ cents, rakeCents, winners }) => ({ cents, rakeCents, winners: [...winners] })),
    },
  }
}

function seatView(table: Table, seat: number, occupant: Occupant): SeatView {
  const { hand } = table
  const player = playerOf(hand, seat, occupant)
  const running = runningHand(table)
  const shownCards = hand && player && !player.folded ? shownBy(hand, seat, occupant) : null
  return {
    name: occupant.name,
    isBot: occupant.isBot,
    stackCents: running && player ? player.stack : occupant.stack + occupant.incoming,
    betCents: running && player ? player.bet : 0,
    putCents: player?.put ?? 0,
    state: stateOf(table, seat, occupant),
    last: hand && player ? lastMove(hand, seat) : null,
    cards: shownCards,
    category: hand && shownCards ? categoryOf(strengthOf([...cardsOf(hand, seat, occupant), ...boardOf(hand)])) : null,
  }
}

function playerOf(hand: Hand | null, seat: number, occupant: Occupant): Player | null {
  const isOwn = hand?.dealtTo[hand.dealt.indexOf(seat)] === occupant.key
  return (isOwn && hand?.betting.players.find((player) => player.seat === seat)) || null
}

function stateOf(table: Table, seat: number, occupant: Occupant): SeatView['state'] {
  const { awaySince, entering } = occupant
  const player = playerOf(table.hand, seat, occupant)
  if (isInHand(table, seat)) return player?.stack === 0 ? 'all-in' : 'in'
  if (awaySince !== null) return 'away'
  if (entering || !player) return 'waiting'
  return player.folded ? 'folded' : 'in'
}

/** Returns the cards that a seat shows to all: at a showdown those of its hand; otherwise null. */
function shownBy(hand: Hand, seat: number, occupant: Occupant): string[] | null {
  return hand.result && hand.betting.end === 'showdown' ? cardsOf(hand, seat, occupant).map(cardText) : null
}

/** Returns the seat's last move on the current street, or its fold on an earlier one; null without any. */
function lastMove({ log, betting }: Hand, seat: number): LoggedMove | null {
  return log.findLast((move) => move.seat === seat && (move.street === betting.street || move.kind === 'fold')) ?? null
}
