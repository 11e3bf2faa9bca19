import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'
import type { DemoVendorKey } from '@ante/demo/vendor-keys.ts'
import type { Db } from '@ante/plain-server/db.ts'

import type { Round } from '../rounds/round.ts'
import type { PlaySession } from '../sessions/play-session.ts'
import type { Answer } from '@ante/wallet-client/answer.ts'
import type { LaunchedPlayer } from '@ante/wallet-client/launched-player.ts'

/** The balance after a transfer; null when the protocol does not return it. */
export interface MoveResult {
  balance: string | null
  /** Amount of a whole jackpot, for a win that included it. */
  jackpotPaid?: string | undefined
}

/** Corrected payout of a win: of several corrections, the one with the highest version applies. */
export interface Corrected {
  version: number
  wonCents: bigint
}

/** Payment for a round while it is held. */
export interface PaidPart {
  number: number
  paidCents: bigint
}

/**
 * Wallet of a vendor's players. Each call is one attempt that never throws; the studio repeats calls where needed, with
 * the same transaction id. Refusals have the codes of the seamless wallet's contract, in any protocol: the studio
 * handles `seamless.transaction.rolled_back` (of a bet), `seamless.bet.settled` (of a rollback) and
 * `seamless.bet.rolled_back` (of a win), and the page has messages for the others.
 */
export interface Wallet {
  authenticate(launch: { token: string; gameId: string }): Promise<Answer<LaunchedPlayer>>
  balance(session: PlaySession): Promise<Answer<{ balance: string }>>
  /** Returns the merchant's current jackpot; null when there is none for this player. */
  jackpot(session: PlaySession): Promise<Answer<{ jackpot: string | null }>>
  /** Debits the stake. */
  bet(round: Round): Promise<Answer<MoveResult>>
  /** Pays the whole round's win, including a won jackpot, and closes it; zero closes a lost one. */
  win(round: Round): Promise<Answer<MoveResult>>
  /** Pays a part of a held round, and leaves it open. */
  payPart(round: Round, part: PaidPart): Promise<Answer<MoveResult>>
  /** Corrects the total payout of the win that closed the round. */
  resettle(round: Round, correction: Corrected): Promise<Answer<MoveResult>>
  /** Undoes the bet, even if it never arrived. */
  rollback(round: Round): Promise<Answer<MoveResult>>
}

export interface WalletPorts {
  gatewayUrl: string
  key: DemoVendorKey
  timeoutMs: number
  db: Db
}

/** Creates a vendor's wallet from its key: a wrong key results in wrong signatures. */
export type MakeWallet = (ports: WalletPorts) => Wallet

export type Wallets = Partial<Record<VendorProtocol, MakeWallet>>
