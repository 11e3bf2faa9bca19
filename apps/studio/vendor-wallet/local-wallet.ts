import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'

import type { Round } from '../kit/rounds/round.ts'
import type { Answer } from '@ante/wallet-client/answer.ts'
import { decimalText } from '@ante/wallet-client/decimal-text.ts'
import type { MakeWallet, MoveResult, PaidPart, Wallet } from '../kit/wallet/wallet.ts'
import { movesById, writeMove } from './books.ts'
import type { NewMove } from './books.ts'
import { isEnded, redeemLaunch } from './launches.ts'
import { addToBalance, lockedPlayerWallet, playerWalletOf } from './members.ts'
import type { PlayerWallet } from './members.ts'

const UNKNOWN_PLAYER: Answer<never> = { kind: 'refused', code: 'seamless.session.unknown', details: {} }

/** Wallet of a vendor that holds the money itself: no external calls, but the rules of the seamless wallet. */
export const localWallet: MakeWallet = ({ db, key: { vendor } }) => {
  return {
    authenticate: (launch) => attempt(() => authenticate(db, vendor, launch)),
    balance: ({ playerId: username }) =>
      attempt(async () => {
        const playerWallet = await playerWalletOf(db, { vendor, username })
        return playerWallet ? { kind: 'done', value: { balance: decimalText(playerWallet.cents) } } : UNKNOWN_PLAYER
      }),
    jackpot: async () => ({ kind: 'done', value: { jackpot: null } }),
    bet: (round) => attempt(() => withPlayerWallet(db, round, (tx, playerWallet) => takeBet(tx, round, playerWallet))),
    win: (round) => attempt(() => withPlayerWallet(db, round, (tx, playerWallet) => payWin(tx, round, playerWallet))),
    payPart: (round, part) =>
      attempt(() => withPlayerWallet(db, round, (tx, playerWallet) => payPart(tx, round, { part, playerWallet }))),
    // Games of these vendors never correct results: entries of their books are final.
    resettle: async () => ({ kind: 'refused', code: 'seamless.bet.settled', details: {} }),
    rollback: (round) =>
      attempt(() => withPlayerWallet(db, round, (tx, playerWallet) => rollBack(tx, round, playerWallet))),
  }
}

/** Runs an operation; when the database fails, its outcome is unknown. */
async function attempt<Value>(work: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
  try {
    return await work()
  } catch (error) {
    return { kind: 'unknown', problem: error instanceof Error ? error.message : String(error) }
  }
}

async function authenticate(
  db: Db,
  vendor: string,
  { token, gameId }: { token: string; gameId: string },
): ReturnType<Wallet['authenticate']> {
  const launch = await redeemLaunch(db, { vendor, gameCode: gameId, token })
  const playerWallet = launch && (await playerWalletOf(db, launch))
  if (!launch || !playerWallet) return { kind: 'refused', code: 'seamless.token.invalid', details: {} }
  const { session: gatewaySession, username: playerId, nickname, language, backUrl: lobbyUrl } = launch
  const { currency, cents } = playerWallet
  const player = { gatewaySession, playerId, nickname, currency, language, lobbyUrl }
  return { kind: 'done', value: { ...player, balance: decimalText(cents), playMode: 'real', jackpot: null } }
}

type Act = (tx: Queryable, playerWallet: PlayerWallet) => Promise<Answer<MoveResult>>

function withPlayerWallet(db: Db, { vendor, playerId: username }: Round, act: Act): Promise<Answer<MoveResult>> {
  return inTransaction(db, async (tx) => {
    const playerWallet = await lockedPlayerWallet(tx, { vendor, username })
    return playerWallet ? act(tx, playerWallet) : UNKNOWN_PLAYER
  })
}

async function takeBet(tx: Queryable, round: Round, playerWallet: PlayerWallet): Promise<Answer<MoveResult>> {
  const recorded = await recordedMoves(tx, round)
  if (recorded.bet) return position(playerWallet)
  if (recorded.rollback) return { kind: 'refused', code: 'seamless.transaction.rolled_back', details: {} }
  if (await isEnded(tx, round.gatewaySession)) return { kind: 'refused', code: 'seamless.session.expired', details: {} }
  if (playerWallet.cents < round.stakeCents) {
    const details = { balance: decimalText(playerWallet.cents), currency: playerWallet.currency }
    return { kind: 'refused', code: 'account.balance.not.enough', details }
  }
  return moved(tx, round, { kind: 'bet', cents: round.stakeCents, closesRound: false })
}

async function payWin(tx: Queryable, round: Round, playerWallet: PlayerWallet): Promise<Answer<MoveResult>> {
  const recorded = await recordedMoves(tx, round)
  if (recorded.win) return position(playerWallet)
  const { wonCents: cents, rakeCents, validCents } = round
  return (
    refusalWithoutBet(recorded) ?? moved(tx, round, { kind: 'win', cents, closesRound: true, rakeCents, validCents })
  )
}

async function payPart(
  tx: Queryable,
  round: Round,
  { part, playerWallet }: { part: PaidPart; playerWallet: PlayerWallet },
): Promise<Answer<MoveResult>> {
  const id = `${round.id}:part-${part.number}`
  const recorded = await recordedMoves(tx, round)
  if ((await movesById(tx, round.vendor, [id])).has(id)) return position(playerWallet)
  if (recorded.win) return { kind: 'refused', code: 'seamless.round.closed', details: {} }
  return refusalWithoutBet(recorded) ?? moved(tx, round, { id, kind: 'win', cents: part.paidCents, closesRound: false })
}

/** Refuses payment for a bet that does not exist or was rolled back. */
function refusalWithoutBet({ bet, rollback }: Record<NewMove['kind'], boolean>): Answer<MoveResult> | null {
  if (rollback) return { kind: 'refused', code: 'seamless.bet.rolled_back', details: {} }
  return bet ? null : { kind: 'refused', code: 'seamless.bet.not.found', details: {} }
}

async function rollBack(tx: Queryable, round: Round, playerWallet: PlayerWallet): Promise<Answer<MoveResult>> {
  const recorded = await recordedMoves(tx, round)
  if (recorded.rollback) return position(playerWallet)
  if (recorded.win || round.partsCents > 0n) return { kind: 'refused', code: 'seamless.bet.settled', details: {} }
  // A bet that never arrived is stored as rolled back, so that it moves nothing when it arrives late.
  return moved(tx, round, { kind: 'rollback', cents: recorded.bet ? round.stakeCents : 0n, closesRound: false })
}

// A move's id is derived from its round, so that every repeat, by any process, has the same id.
const nameOf = ({ id }: Round, kind: NewMove['kind']) => `${id}:${kind}`

/** Returns which moves of a round exist in the books. */
async function recordedMoves(tx: Queryable, round: Round): Promise<Record<NewMove['kind'], boolean>> {
  const [bet, win, rollback] = [nameOf(round, 'bet'), nameOf(round, 'win'), nameOf(round, 'rollback')]
  const recorded = await movesById(tx, round.vendor, [bet, win, rollback])
  return { bet: recorded.has(bet), win: recorded.has(win), rollback: recorded.has(rollback) }
}

async function moved(
  tx: Queryable,
  round: Round,
  { id, kind, ...move }: Pick<NewMove, 'kind' | 'cents' | 'closesRound' | 'rakeCents' | 'validCents'> & { id?: string },
): Promise<Answer<MoveResult>> {
  const { vendor, playerId: username, id: roundId, gameId: gameCode } = round
  const betId = kind === 'bet' ? null : nameOf(round, 'bet')
  const recordedMove = { id: id ?? nameOf(round, kind), vendor, username, roundId, gameCode }
  await writeMove(tx, { ...recordedMove, kind, betId, ...move })
  const now = await addToBalance(tx, { vendor, username }, kind === 'bet' ? -move.cents : move.cents)
  return { kind: 'done', value: { balance: decimalText(now) } }
}

/** Answers a repeated call, which moves nothing, with the current balance. */
const position = ({ cents }: PlayerWallet): Answer<MoveResult> => ({
  kind: 'done',
  value: { balance: decimalText(cents) },
})
