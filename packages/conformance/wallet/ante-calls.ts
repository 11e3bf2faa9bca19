import {
  seamlessAuthenticate,
  seamlessBalance,
  seamlessBet,
  seamlessCloseRound,
  seamlessResettle,
  seamlessRollback,
  seamlessTransaction,
  seamlessWin,
} from '@ante/contract/launch/seamless-wallet.ts'
import { decimalText } from '@ante/wallet-client/decimal-text.ts'
import { mapAnswer } from '@ante/wallet-client/dialects/map-answer.ts'
import type { MakeCalls } from '@ante/wallet-client/dialects/wallet-calls.ts'
import { walletOver } from '@ante/wallet-client/seamless/call.ts'

/** The gateway's native protocol, call by call. */
export const anteWallet: MakeCalls = (ports) => {
  const call = walletOver(ports)
  return {
    authenticate: async (launch) =>
      mapAnswer(await call(seamlessAuthenticate, launch), ({ sessionId: gatewaySession, ...player }) => {
        return { gatewaySession, ...player }
      }),
    balance: ({ gatewaySession: sessionId }) => call(seamlessBalance, { sessionId }),
    bet: ({ gatewaySession: sessionId }, { cents, ...input }) =>
      call(seamlessBet, { sessionId, ...input, amount: decimalText(cents) }),
    win: ({ gatewaySession: sessionId }, { cents, rakeCents, validCents, ...input }) =>
      call(seamlessWin, {
        sessionId,
        ...input,
        amount: decimalText(cents),
        ...(rakeCents != null && { rake: decimalText(rakeCents) }),
        ...(validCents != null && { validBet: decimalText(validCents) }),
      }),
    rollback: ({ gatewaySession: sessionId }, { transactionId, betTransactionId, roundId }) =>
      call(seamlessRollback, { sessionId, transactionId, betTransactionId, roundId }),
    resettle: ({ gatewaySession: sessionId }, { gameId: _gameId, cents, ...input }) =>
      call(seamlessResettle, { sessionId, ...input, amount: decimalText(cents) }),
    closeRound: ({ gatewaySession: sessionId }, { roundId }) => call(seamlessCloseRound, { sessionId, roundId }),
    transaction: ({ gatewaySession: sessionId }, transactionId) =>
      call(seamlessTransaction, { sessionId, transactionId }),
  }
}
