import type { Db } from '@ante/plain-server/db.ts'
import type { Log } from '@ante/plain-server/log.ts'

import { isHeldGame } from '../game.ts'
import type { Game } from '../game.ts'
import { acceptHeld } from '../held/accept-held.ts'
import type { FindTitle } from '../titles.ts'
import type { WalletOf } from '../vendors.ts'
import { centsOf } from '@ante/wallet-client/decimal-text.ts'
import { payParts } from './parts.ts'
import { retryGapMs } from './retry-gaps.ts'
import { moveRound, postponeRound, roundById } from './round-store.ts'
import type { Move } from './round-store.ts'
import type { Round } from './round.ts'

export interface RoundPorts {
  db: Db
  walletOf: WalletOf
  findTitle: FindTitle
  log: Log
  /** Longer than one call may take: after this time, the process that leased a round is considered dead. */
  leaseMs: number
  retryGapsMs: readonly number[]
}

/** Plays a round that was just drawn, as far as currently possible. */
export async function advanceDrawn(ports: RoundPorts, round: Round): Promise<Round> {
  return step(ports, round, { to: 'bet_sent' }, sendBet)
}

/** Resumes a round interrupted by a crash or a failed attempt, as far as currently possible. */
export async function resumeRound(ports: RoundPorts, round: Round): Promise<Round> {
  switch (round.state) {
    case 'drawn': // the bet was never sent, and its player has left
      return step(ports, round, { to: 'refused', refusal: { code: 'round.interrupted', details: {} } })
    case 'bet_sent':
      return step(ports, round, { to: 'rollback_sent' }, sendRollback)
    case 'rollback_sent':
      return sendRollback(ports, round)
    case 'bet_accepted':
      return step(ports, round, { to: 'win_sent' }, sendWin)
    case 'win_sent':
      return sendWin(ports, round)
    default:
      return round
  }
}

async function sendBet(ports: RoundPorts, round: Round): Promise<Round> {
  const answer = await ports.walletOf(round.vendor).bet(round)
  if (answer.kind === 'done' && round.subject !== null) return accept(ports, round, answer.value.balance)
  if (answer.kind === 'done')
    return step(ports, round, { to: 'bet_accepted', balanceAfterBet: answer.value.balance }, proceed)
  if (answer.kind === 'unknown') return step(ports, round, { to: 'rollback_sent' }, sendRollback)

  const { code, details } = answer
  const to = code === 'seamless.transaction.rolled_back' ? 'rolled_back' : 'refused'
  return step(ports, round, { to, refusal: { code, details } })
}

/** The game decides on accepting the stake; one that came too late is returned. */
async function accept(ports: RoundPorts, round: Round, balance: string | null): Promise<Round> {
  const moved = await acceptHeld(ports, round, balance)
  const stored = await roundById(ports.db, round.id)
  if (moved) notifyGame(ports, stored)
  return moved === 'rollback_sent' ? sendRollback(ports, stored) : stored
}

async function sendRollback(ports: RoundPorts, round: Round): Promise<Round> {
  const answer = await ports.walletOf(round.vendor).rollback(round)
  if (answer.kind === 'done') {
    return step(ports, round, { to: 'rolled_back', balanceAfterBet: answer.value.balance })
  }
  // The bet of an undecided round cannot have been settled, so this answer is wrong: the rollback is retried.
  if (answer.kind === 'refused' && answer.code === 'seamless.bet.settled' && round.outcome !== null) {
    return step(ports, round, { to: 'bet_accepted' }, proceed)
  }
  return postpone(ports, round, answer.kind === 'refused' ? answer.code : answer.problem)
}

async function sendWin(ports: RoundPorts, round: Round): Promise<Round> {
  if (!(await payParts(ports, round))) return postpone(ports, round, 'a part of it is not paid yet')
  const answer = await ports.walletOf(round.vendor).win(round)
  if (answer.kind === 'done') {
    const { balance, jackpotPaid } = answer.value
    const jackpotPaidCents = jackpotPaid === undefined ? null : centsOf(jackpotPaid)
    return step(ports, round, { to: 'closed', balanceAfterWin: balance, jackpotPaidCents })
  }
  if (answer.kind === 'refused' && answer.code === 'seamless.bet.rolled_back') {
    ports.log.error({ event: 'studio.bet_rolled_back', roundId: round.id }, 'gateway rolled back an accepted bet')
    return step(ports, round, { to: 'rolled_back' })
  }
  return postpone(ports, round, answer.kind === 'refused' ? answer.code : answer.problem)
}

type Continue = (ports: RoundPorts, round: Round) => Promise<Round>
const proceed: Continue = resumeRound

/** Stores a state and continues with `next`, unless another process was faster. Returns the round as stored. */
async function step(ports: RoundPorts, round: Round, move: Move, next?: Continue): Promise<Round> {
  const moved = await moveRound(ports.db, round, move, ports.leaseMs)
  const stored = await roundById(ports.db, round.id)
  if (moved && REPORTED.includes(move.to)) notifyGame(ports, stored)
  return moved && next ? next(ports, stored) : stored
}

const REPORTED: readonly Move['to'][] = ['bet_accepted', 'closed', 'refused', 'rolled_back']

/** Passes a changed round to its game. Exceptions of the game are logged: they must not stop the payment. */
export function notifyGame({ findTitle, log }: RoundPorts, round: Round): void {
  const game = findTitle(round)?.game
  try {
    if (!game) return
    if (!isHeldGame(game)) publishShared(game, round)
    else if (round.state !== 'bet_accepted') game.changed?.(round)
  } catch (error) {
    log.error({ event: 'studio.game_update_failed', err: error, roundId: round.id }, 'cannot pass a round to its game')
  }
}

/** Reports to the game whether the stake is accepted; nothing when the win is paid. */
function publishShared({ shared }: Game, { choice, outcome, state }: Round): void {
  if (state !== 'closed') shared?.decided(choice, outcome, state === 'bet_accepted')
}

async function postpone(ports: RoundPorts, round: Round, problem: string): Promise<Round> {
  const gapMs = retryGapMs(round.attempts, ports.retryGapsMs)
  const { id: roundId, state, attempts } = round
  ports.log.warn(
    { event: 'studio.round_postponed', roundId, state, attempts, problem, gapMs },
    'round is postponed and will be retried',
  )
  await postponeRound(ports.db, round, { gapMs, problem })
  return round
}
