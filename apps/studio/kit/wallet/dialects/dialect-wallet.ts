import type { Round } from '../../rounds/round.ts'
import type { MakeWallet } from '../wallet.ts'
import { mapAnswer } from '@ante/wallet-client/dialects/map-answer.ts'
import { sendOverHttp } from '@ante/wallet-client/dialects/send.ts'
import type { MakeCalls } from '@ante/wallet-client/dialects/wallet-calls.ts'

/**
 * Implements the studio's wallet with the calls of a dialect. Dialects do not support jackpots, so their players have
 * none.
 */
export const dialectWallet =
  (make: MakeCalls): MakeWallet =>
  ({ gatewayUrl, key, timeoutMs }) => {
    const calls = make({ gatewayUrl, key, send: sendOverHttp(timeoutMs) })
    return {
      authenticate: async (launch) =>
        mapAnswer(await calls.authenticate(launch), (arrival) => ({ ...arrival, jackpot: null })),
      balance: (session) => calls.balance(session),
      jackpot: async () => ({ kind: 'done', value: { jackpot: null } }),
      bet: (round) =>
        calls.bet(round, { ...roundFieldsOf(round), transactionId: betId(round), cents: round.stakeCents }),
      win: (round) => {
        const params = { betTransactionId: betId(round), transactionId: winId(round), closeRound: true }
        const { wonCents: cents, rakeCents, validCents } = round
        return calls.win(round, { ...roundFieldsOf(round), ...params, cents, rakeCents, validCents })
      },
      payPart: (round, { number, paidCents }) => {
        const transactionId = `${round.id}.part-${number}`
        const params = { betTransactionId: betId(round), transactionId, closeRound: false }
        return calls.win(round, { ...roundFieldsOf(round), ...params, cents: paidCents })
      },
      resettle: (round, { version, wonCents }) => {
        const params = { winTransactionId: winId(round), transactionId: `${round.id}.correction-${version}`, version }
        return calls.resettle(round, { ...roundFieldsOf(round), ...params, cents: wonCents })
      },
      rollback: (round) => {
        const params = { betTransactionId: betId(round), transactionId: `${round.id}.rollback` }
        return calls.rollback(round, { ...roundFieldsOf(round), ...params })
      },
    }
  }

// A transaction id is derived from its round, so that every repeat, by any process, has the same id.

const winId = (round: Round) => `${round.id}.win`
const betId = (round: Round) => `${round.id}.bet`
const roundFieldsOf = ({ id: roundId, gameId, currency }: Round) => ({ roundId, gameId, currency })
