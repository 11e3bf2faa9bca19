import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import {
  seamlessAuthenticate,
  seamlessBalance,
  seamlessBet,
  seamlessJackpot,
  seamlessResettle,
  seamlessRollback,
  seamlessWin,
  WHOLE_JACKPOT,
} from '@ante/contract/launch/seamless-wallet.ts'

import type { Round } from '../../rounds/round.ts'
import { decimalText } from '@ante/wallet-client/decimal-text.ts'
import { sendOverHttp } from '@ante/wallet-client/dialects/send.ts'
import type { Corrected, MakeWallet, PaidPart } from '../wallet.ts'
import { walletOver } from '@ante/wallet-client/seamless/call.ts'

/** The gateway's own protocol: docs/vendors.md. */
export const seamlessWallet: MakeWallet = ({ timeoutMs, ...ports }) => {
  const call = walletOver({ ...ports, send: sendOverHttp(timeoutMs) })
  return {
    async authenticate(launch) {
      const answer = await call(seamlessAuthenticate, launch)
      if (answer.kind !== 'done') return answer
      const { sessionId: gatewaySession, ...player } = answer.value
      return { kind: 'done', value: { gatewaySession, ...player } }
    },
    balance: ({ gatewaySession }) => call(seamlessBalance, { sessionId: gatewaySession }),
    jackpot: ({ gatewaySession }) => call(seamlessJackpot, { sessionId: gatewaySession }),
    bet: (round) => call(seamlessBet, betOf(round)),
    win: (round) => call(seamlessWin, winOf(round)),
    payPart: (round, part) => call(seamlessWin, partOf(round, part)),
    resettle: (round, corrected) => call(seamlessResettle, correctionOf(round, corrected)),
    rollback: (round) => call(seamlessRollback, rollbackOf(round)),
  }
}

// A transaction id is derived from its round, so that every repeat, by any process, has the same id.

function betOf(round: Round): InputOf<typeof seamlessBet> {
  return {
    sessionId: round.gatewaySession,
    transactionId: betId(round),
    roundId: round.id,
    gameId: round.gameId,
    amount: decimalText(round.stakeCents),
    currency: round.currency,
    ...(round.jackpotCents > 0n && { jackpotContribution: decimalText(round.jackpotCents) }),
  }
}

function winOf(round: Round): InputOf<typeof seamlessWin> {
  return {
    ...payoutOn(round, { transactionId: winId(round), cents: round.wonCents }),
    closeRound: true,
    ...reportedOf(round),
    ...(round.winsJackpot && { jackpotPayout: WHOLE_JACKPOT }),
  }
}

function reportedOf({ rakeCents, validCents }: Round): { rake?: string; validBet?: string } {
  if (rakeCents !== null) return { rake: decimalText(rakeCents) }
  return validCents === null ? {} : { validBet: decimalText(validCents) }
}

function partOf(round: Round, { number, paidCents }: PaidPart): InputOf<typeof seamlessWin> {
  return {
    ...payoutOn(round, { transactionId: `${round.id}:part-${number}`, cents: paidCents }),
    closeRound: false,
  }
}

function payoutOn(round: Round, { transactionId, cents }: { transactionId: string; cents: bigint }) {
  return {
    sessionId: round.gatewaySession,
    transactionId,
    roundId: round.id,
    betTransactionId: betId(round),
    amount: decimalText(cents),
    currency: round.currency,
  }
}

function rollbackOf(round: Round): InputOf<typeof seamlessRollback> {
  return {
    sessionId: round.gatewaySession,
    transactionId: `${round.id}:rollback`,
    betTransactionId: betId(round),
    roundId: round.id,
  }
}

function correctionOf(round: Round, { version, wonCents }: Corrected): InputOf<typeof seamlessResettle> {
  return {
    sessionId: round.gatewaySession,
    transactionId: `${round.id}:correction-${version}`,
    roundId: round.id,
    winTransactionId: winId(round),
    version,
    amount: decimalText(wonCents),
    currency: round.currency,
  }
}

const winId = (round: Round) => `${round.id}:win`
const betId = (round: Round) => `${round.id}:bet`
