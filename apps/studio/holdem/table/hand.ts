import { deckOf, rootOfDeck } from '../deck/deck.ts'
import { BOARD_CARDS, HOLE_CARDS } from '../maths/cards.ts'
import type { Card } from '../maths/cards.ts'
import { afterMove, beginBetting, BOARD_ON, choicesOf, moveRefusal, uncalledBet } from '../maths/betting.ts'
import type { Betting, Move } from '../maths/betting.ts'
import { paidPots, rakeShares, stacksAfter } from '../maths/pots.ts'
import { strengthOf } from '../maths/strength.ts'
import { isReady, placesOf } from './seating.ts'
import { pauseAfter, refilledBank, runningHand, TURN_MS, withOccupant } from './table.ts'
import type { Hand, LoggedMove, Occupant, Table } from './table.ts'

/** Deals the next hand; returns the table unchanged when fewer than two can play. */
export function withNextHand(table: Table, { seed, now }: { seed: string; now: number }): Table {
  const merged: Table = { ...table, seats: table.seats.map(withIncoming), nextDealAt: null }
  const places = placesOf(merged)
  if (!places) return merged
  const { button, small, big, dealt } = places
  const players = dealt.map(({ seat, blind }) => ({ seat, blind, stack: merged.seats[seat]?.stack ?? 0 }))
  const betting = beginBetting({ bigBlind: table.stakes.bigBlind, players, bigBlindSeat: big })
  const number = table.handNumber + 1
  const log = betting.players.flatMap((player) => posted(player, { small, big }))
  const seats = dealt.map(({ seat }) => seat)
  const hand: Hand = {
    number,
    seed,
    root: rootOfDeck(seed),
    deck: deckOf(seed),
    button,
    betting,
    log,
    dealt: seats,
    dealtTo: seats.map((seat) => merged.seats[seat]?.key ?? ''),
    turn: null,
    result: null,
  }
  const entered = seats.reduce((sofar, seat) => withOccupant(sofar, seat, { entering: false }), merged)
  return withBetting({ ...entered, handNumber: number, places: { button, small, big } }, { hand, betting, now })
}

const withIncoming = (occupant: Occupant | null): Occupant | null =>
  occupant && { ...occupant, stack: occupant.stack + occupant.incoming, incoming: 0 }

/** Returns the posted blind of a player as a move; empty when the player posted none. */
function posted(
  { seat, put, stack }: Betting['players'][number],
  blinds: { small: number; big: number },
): LoggedMove[] {
  if (put === 0) return []
  const forced = seat === blinds.small ? 'small' : 'post'
  const kind = seat === blinds.big ? 'big' : forced
  return [{ street: 'preflop', seat, kind, cents: put, allIn: stack === 0, timedOut: false }]
}

/** Returns why this move of this seat is refused, or null. */
export function refusalOfMove(table: Table, seat: number, move: Move) {
  const hand = runningHand(table)
  return hand ? moveRefusal(hand.betting, seat, move) : 'move.not_your_turn'
}

/** Returns the table after an accepted move. */
export function withMove(table: Table, turn: { seat: number; move: Move; now: number; timedOut?: boolean }): Table {
  const hand = runningHand(table)
  if (!hand) throw new RangeError('There is no hand to move in.')
  const { seat, move, now, timedOut = false } = turn
  const before = hand.betting
  const betting = afterMove(before, seat, move)
  const log = [...hand.log, logged(before, { seat, move, timedOut })]
  const charged = chargedBank(table, now)
  return withBetting(charged, { hand: { ...hand, log }, betting, now, moved: { before, seat, move } })
}

function logged(
  before: Betting,
  { seat, move, timedOut }: { seat: number; move: Move; timedOut: boolean },
): LoggedMove {
  const player = before.players.find((candidate) => candidate.seat === seat)
  const [stack, bet, toCall] = [player?.stack ?? 0, player?.bet ?? 0, choicesOf(before)?.toCall ?? 0]
  const called = move.kind === 'call' ? toCall : 0
  const cents = move.kind === 'raise' ? move.to - bet : called
  const kind = move.kind === 'raise' && before.toMatch === 0 ? 'bet' : move.kind
  return { street: before.street, seat, kind, cents, allIn: cents > 0 && cents === stack, timedOut }
}

/** Deducts the used time from the player's time bank. */
function chargedBank(table: Table, now: number): Table {
  const turn = runningHand(table)?.turn
  if (!turn?.inBank) return table
  const occupant = table.seats[turn.seat]
  return withOccupant(table, turn.seat, { bankMs: Math.max(0, Math.min(turn.until - now, occupant?.bankMs ?? 0)) })
}

interface BettingResult {
  hand: Hand
  betting: Betting
  now: number
  moved?: { before: Betting; seat: number; move: Move }
}

function withBetting(table: Table, { hand, betting, now, moved }: BettingResult): Table {
  const { turn: seat } = betting
  if (!betting.end) {
    const turn = seat === null ? null : { seat, since: now, until: now + TURN_MS, inBank: false }
    return { ...table, hand: { ...hand, betting, turn } }
  }
  const pots = paidPots(betting, (at) => strengthOf([...holeOf(hand, at), ...fullBoardOf(hand)]))
  const result = { pots, returned: moved ? returnedPart(moved) : null }
  const ended: Hand = { ...hand, betting, turn: null, result }
  const stacks = stacksAfter(betting.players, pots)
  const raked = pots.reduce((sum, { rakeCents }) => sum + rakeCents, 0)
  const books = { ...table.books, rakedCents: table.books.rakedCents + raked }
  const shares = rakeShares(betting.players, pots)
  const seats = table.seats.map((occupant, at) => {
    return occupant && afterHand(occupant, { stack: stacks.get(at), rake: shares.get(at) ?? 0, now })
  })
  return { ...table, seats, books, hand: ended, nextDealAt: now + pauseAfter(ended) }
}

/** Returns the unmatched part of the last bet that was returned. */
function returnedPart({ before, seat, move }: { before: Betting; seat: number; move: Move }) {
  const pays = move.kind === 'raise' ? move.to : null
  const called = move.kind === 'call' ? (choicesOf(before)?.toCall ?? 0) : 0
  return uncalledBet(
    before.players.map((player) => (player.seat === seat ? { ...player, bet: pays ?? player.bet + called } : player)),
  )
}

/** A player without chips sits out until buying more. */
function afterHand(
  occupant: Occupant,
  { stack, rake, now }: { stack: number | undefined; rake: number; now: number },
): Occupant {
  if (stack === undefined) return occupant
  const rakedCents = (occupant.rakedCents ?? 0) + rake
  const played = { ...occupant, stack, rakedCents, hands: occupant.hands + 1 }
  const isBroke = stack + occupant.incoming === 0
  return {
    ...played,
    bankMs: refilledBank(played),
    awaySince: isBroke ? (occupant.awaySince ?? now) : occupant.awaySince,
  }
}

/**
 * The time of the player to act is over: the time bank starts, or the player checks or folds and sits out from then on.
 */
export function withTimeUp(table: Table, now: number): Table {
  const turn = runningHand(table)?.turn
  if (!turn || now < turn.until) return table
  const bankMs = table.seats[turn.seat]?.bankMs ?? 0
  const { hand } = table
  if (hand && !turn.inBank && bankMs > 0) {
    return { ...table, hand: { ...hand, turn: { ...turn, until: turn.until + bankMs, inBank: true } } }
  }
  const away = withOccupant(table, turn.seat, { awaySince: table.seats[turn.seat]?.awaySince ?? now })
  return withCheckOrFold(away, turn.seat, { now, timedOut: true })
}

/** Checks if possible, otherwise folds. */
export function withCheckOrFold(
  table: Table,
  seat: number,
  { now, timedOut }: { now: number; timedOut: boolean },
): Table {
  const kind = refusalOfMove(table, seat, { kind: 'check' }) === null ? 'check' : 'fold'
  return withMove(table, { seat, move: { kind }, now, timedOut })
}

/** Undoes a hand that cannot continue: all players get back their chips from before it. */
export function withoutHand(table: Table, now: number): Table {
  return runningHand(table) ? { ...table, hand: null, nextDealAt: now } : table
}

export function holeOf({ deck, dealt }: Hand, seat: number): Card[] {
  const at = dealt.indexOf(seat)
  return at < 0 ? [] : holePositions({ dealt }, seat).map((position) => deck[position] ?? -1)
}

/** Returns the player's cards; none for a hand that was dealt to an earlier player of the seat. */
export function cardsOf(hand: Hand, seat: number, { key }: Occupant): Card[] {
  return hand.dealtTo[hand.dealt.indexOf(seat)] === key ? holeOf(hand, seat) : []
}

/** Returns the deck positions of a seat's cards: one to each from the left of the button, then a second one to each. */
export function holePositions({ dealt }: Pick<Hand, 'dealt'>, seat: number): number[] {
  const at = dealt.indexOf(seat)
  return at < 0 ? [] : Array.from({ length: HOLE_CARDS }, (_, card) => card * dealt.length + at)
}

export function boardPositions({ dealt }: Pick<Hand, 'dealt'>, cards: number): number[] {
  return Array.from({ length: cards }, (_, card) => HOLE_CARDS * dealt.length + card)
}

/** Returns the revealed board cards. */
export function boardOf(hand: Hand): Card[] {
  return boardPositions(hand, turnedOf(hand)).map((position) => hand.deck[position] ?? -1)
}

export const turnedOf = ({ betting }: Hand): number =>
  betting.end === 'showdown' ? BOARD_CARDS : BOARD_ON[betting.street]

function fullBoardOf(hand: Hand): Card[] {
  return boardPositions(hand, BOARD_CARDS).map((position) => hand.deck[position] ?? -1)
}

/** Whether at least two players can play now. */
export const canDeal = ({ seats }: Table): boolean => seats.filter(isReady).length >= 2
