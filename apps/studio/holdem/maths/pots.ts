import type { Betting, Player } from './betting.ts'

/** Rake of a pot that saw a flop: a percentage, truncated to whole cents, capped at this number of big blinds. */
export const RAKE_PERCENT = 5
export const RAKE_CAP_BIG_BLINDS = 3

export interface Pot {
  cents: number
  /** Eligible seats, from the left of the button. */
  seats: readonly number[]
}

export interface PaidPot extends Pot {
  /** Rake deducted before the payout. */
  rakeCents: number
  winners: readonly { seat: number; cents: number }[]
}

/** Returns the pots, the main pot first; each further pot is the excess of players who bet more. */
export function potsOf(players: readonly Player[]): Pot[] {
  const contenders = players.filter(({ folded }) => !folded)
  const levels = [...new Set(contenders.map(({ put }) => put))].sort((a, b) => a - b)
  const pots = levels.map((level, at) => {
    const below = levels[at - 1] ?? 0
    // Folded chips above the last level belong to the last pot.
    const above = at === levels.length - 1 ? Infinity : level
    const cents = players.reduce((sum, { put }) => sum + Math.max(Math.min(put, above) - below, 0), 0)
    return { cents, seats: contenders.filter(({ put }) => put >= level).map(({ seat }) => seat) }
  })
  return pots.filter(({ cents }) => cents > 0)
}

/** Rake of the first `cents` of a hand's pots; zero without a flop. */
export function rakeOf(cents: number, { bigBlind, flop }: { bigBlind: number; flop: boolean }): number {
  if (!flop) return 0
  return Math.min(Math.floor((cents * RAKE_PERCENT) / 100), RAKE_CAP_BIG_BLINDS * bigBlind)
}

/**
 * Pays the pots of a finished betting. Ties share equally; odd cents go one by one to the winners from the left of the
 * button.
 */
export function paidPots(betting: Betting, strengthOf: (seat: number) => number): PaidPot[] {
  const flop = betting.street !== 'preflop' || betting.end === 'showdown'
  const rakeRule = { bigBlind: betting.bigBlind, flop }
  let before = 0
  return potsOf(betting.players).map((pot) => {
    const rakeCents = rakeOf(before + pot.cents, rakeRule) - rakeOf(before, rakeRule)
    before += pot.cents
    return { ...pot, rakeCents, winners: shared(pot.cents - rakeCents, bestOf(pot.seats, strengthOf)) }
  })
}

function bestOf(seats: readonly number[], strengthOf: (seat: number) => number): readonly number[] {
  // The cards of an uncontested hand stay hidden, so they are not compared.
  if (seats.length === 1) return seats
  const best = Math.max(...seats.map(strengthOf))
  return seats.filter((seat) => strengthOf(seat) === best)
}

function shared(cents: number, seats: readonly number[]): PaidPot['winners'] {
  const [equalShare, odd] = [Math.floor(cents / seats.length), cents % seats.length]
  return seats.map((seat, at) => ({ seat, cents: equalShare + (at < odd ? 1 : 0) }))
}

/** Share of the rake by seat, in proportion to each player's contribution; truncated to whole cents. */
export function rakeShares(players: readonly Player[], pots: readonly PaidPot[]): Map<number, number> {
  const raked = pots.reduce((sum, { rakeCents }) => sum + rakeCents, 0)
  const totalPut = players.reduce((sum, { put }) => sum + put, 0)
  return new Map(players.map(({ seat, put }) => [seat, totalPut === 0 ? 0 : Math.floor((raked * put) / totalPut)]))
}

/** Stacks after the pots are paid, by seat. */
export function stacksAfter(players: readonly Player[], pots: readonly PaidPot[]): Map<number, number> {
  const stacks = new Map(players.map(({ seat, stack }) => [seat, stack]))
  for (const { seat, cents } of pots.flatMap(({ winners }) => winners)) {
    stacks.set(seat, (stacks.get(seat) ?? 0) + cents)
  }
  return stacks
}
