export type Street = 'preflop' | 'flop' | 'turn' | 'river'
const STREETS: readonly Street[] = ['preflop', 'flop', 'turn', 'river']

/** Number of board cards on each street. */
export const BOARD_ON: Record<Street, number> = { preflop: 0, flop: 3, turn: 4, river: 5 }

/** Chips are whole cents, as numbers: far below the limit of exact integers. */
export interface Player {
  seat: number
  /** Remaining chips, not yet bet. */
  stack: number
  /** Bet on this street. */
  bet: number
  /** Bet in the whole hand, including this street. */
  put: number
  folded: boolean
  /** Amount to match when the player last acted on this street; null before that. */
  answered: number | null
}

/** The betting of one hand, independent of cards. */
export interface Betting {
  bigBlind: number
  /** Clockwise, from the left of the button. */
  players: readonly Player[]
  street: Street
  toMatch: number
  /** The last full bet or raise of this street, which is the minimum raise. */
  fullRaise: number
  /** The seat to act; null when the betting is over. */
  turn: number | null
  end: 'uncontested' | 'showdown' | null
}

export type Move = { kind: 'fold' | 'check' | 'call' } | { kind: 'raise'; to: number }

/** Options of the player to act. */
export interface Choices {
  seat: number
  /** Zero when the player may check. */
  toCall: number
  /**
   * Range of bets to which the player may raise; null when not allowed. The minimum is below a full raise only for an
   * all-in.
   */
  raise: { min: number; max: number } | null
}

export interface Start {
  bigBlind: number
  /** Clockwise, from the left of the button; with their stacks before the blinds. */
  players: readonly { seat: number; stack: number; blind: number }[]
  /** The seat after this one acts first. */
  bigBlindSeat: number
}

export function beginBetting({ bigBlind, players, bigBlindSeat }: Start): Betting {
  const posted = players.map(({ seat, stack, blind }): Player => {
    const bet = Math.min(blind, stack)
    return { seat, stack: stack - bet, bet, put: bet, folded: false, answered: null }
  })
  const start = { bigBlind, players: posted, street: 'preflop', toMatch: bigBlind, fullRaise: bigBlind } as const
  return advanceBetting({ ...start, turn: null, end: null }, bigBlindSeat)
}

/** Returns the moves of the player to act; null when no player has to act. */
export function choicesOf(betting: Betting): Choices | null {
  const player = betting.players.find(({ seat }) => seat === betting.turn)
  if (!player) return null
  const { toMatch, fullRaise } = betting
  const max = player.bet + player.stack
  const reopened = player.answered === null || toMatch - player.answered >= fullRaise
  const opponentCanAct = betting.players.some((candidate) => candidate !== player && isAble(candidate))
  const mayRaise = max > toMatch && reopened && opponentCanAct
  return {
    seat: player.seat,
    toCall: Math.min(Math.max(toMatch - player.bet, 0), player.stack),
    raise: mayRaise ? { min: Math.min(toMatch + fullRaise, max), max } : null,
  }
}

/** Returns why this move is refused, or null. A fold is allowed only against a bet: otherwise a check is free. */
export function moveRefusal(betting: Betting, seat: number, move: Move) {
  const choices = choicesOf(betting)
  if (choices?.seat !== seat) return 'move.not_your_turn'
  switch (move.kind) {
    case 'fold':
    case 'call':
      return choices.toCall > 0 ? null : 'move.nothing_to_call'
    case 'check':
      return choices.toCall === 0 ? null : 'move.there_is_a_bet'
    default:
      return raiseRefusal(choices.raise, move.to)
  }
}

function raiseRefusal(raise: Choices['raise'], to: number) {
  if (!raise) return 'move.no_raise'
  if (!Number.isSafeInteger(to) || to < raise.min) return 'move.raise_too_small'
  return to > raise.max ? 'move.raise_too_large' : null
}

/** Returns the betting after a move that `moveRefusal` accepts; throws for any other. */
export function afterMove(betting: Betting, seat: number, move: Move): Betting {
  const refusal = moveRefusal(betting, seat, move)
  if (refusal) throw new RangeError(`Seat ${seat} may not ${move.kind}: ${refusal}.`)
  const to = move.kind === 'raise' ? move.to : betting.toMatch
  const players = betting.players.map((player) => (player.seat === seat ? moved(player, move, to) : player))
  const raisedBy = to - betting.toMatch
  const fullRaise = raisedBy >= betting.fullRaise ? raisedBy : betting.fullRaise
  return advanceBetting({ ...betting, players, toMatch: to, fullRaise, turn: null }, seat)
}

function moved(player: Player, move: Move, to: number): Player {
  const pays = move.kind === 'call' || move.kind === 'raise' ? Math.min(to - player.bet, player.stack) : 0
  return {
    ...player,
    stack: player.stack - pays,
    bet: player.bet + pays,
    put: player.put + pays,
    folded: move.kind === 'fold',
    answered: to,
  }
}

const isIn = ({ folded }: Player): boolean => !folded
/** Whether the player may still bet. */
const isAble = (player: Player): boolean => isIn(player) && player.stack > 0

/** Passes the turn to the next player who has to act, or ends the street, and after the last street the betting. */
function advanceBetting(betting: Betting, afterSeat: number): Betting {
  const remaining = betting.players.filter(isIn)
  if (remaining.length === 1) return { ...collected(betting), end: 'uncontested' }
  const next = clockwiseAfter(betting.players, afterSeat).find((player) => mustAct(betting, player))
  if (next) return { ...betting, turn: next.seat }

  const ended = collected(betting)
  const street = STREETS[STREETS.indexOf(betting.street) + 1]
  if (!street || ended.players.filter(isAble).length < 2) return { ...ended, end: 'showdown' }
  const first = ended.players.find(isAble)
  return { ...ended, street, turn: first?.seat ?? null }
}

function mustAct({ players, toMatch }: Betting, player: Player): boolean {
  if (!isAble(player)) return false
  const others = players.filter((candidate) => candidate !== player)
  // No opponent can bet any more: the player only has to match the others.
  if (!others.some(isAble)) return player.bet < Math.max(...others.filter(isIn).map(({ bet }) => bet))
  return player.answered === null || player.bet < toMatch
}

function clockwiseAfter(players: readonly Player[], seat: number): readonly Player[] {
  const at = players.findIndex((player) => player.seat === seat)
  return [...players.slice(at + 1), ...players.slice(0, at + 1)]
}

/** Ends a street: returns unmatched bets, and moves the others into the pot. */
function collected(betting: Betting): Betting {
  const { players, bigBlind } = betting
  const uncalledCents = uncalledBet(players)
  const after = players.map((player) => {
    const cents = player.seat === uncalledCents?.seat ? uncalledCents.cents : 0
    return { ...player, stack: player.stack + cents, put: player.put - cents, bet: 0, answered: null }
  })
  return { ...betting, players: after, toMatch: 0, fullRaise: bigBlind, turn: null }
}

/** Returns the unmatched part of the highest bet; null when it was matched. */
export function uncalledBet(players: readonly Player[]): { seat: number; cents: number } | null {
  const [highest, second] = [...players].sort((a, b) => b.bet - a.bet)
  if (!highest || !second || highest.bet === second.bet) return null
  return { seat: highest.seat, cents: highest.bet - second.bet }
}
