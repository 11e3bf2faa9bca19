import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'
import type { DemoVendorKey } from '@ante/demo/vendor-keys.ts'
import type { Db } from '@ante/plain-server/db.ts'

import type { Round } from '../rounds/round.ts'
import type { PlaySession } from '../sessions/play-session.ts'
import type { Answer } from './answer.ts'

/** Whom a launch token brought. */
export interface Arrival {
  /** What all further calls of this player's carry. */
  gatewaySession: string
  playerId: string
  nickname: string
  balance: string
  currency: string
  language: string
  playMode: 'real' | 'fun'
  lobbyUrl: string
  /** What the merchant's jackpot holds; null where there is none for him. */
  jackpot: string | null
}

/** What the player has after a move; null where the protocol does not say. */
export interface Moved {
  balance: string | null
  /** What a whole jackpot was, of a win that took it. */
  jackpotPaid?: string | undefined
}

/** What a win should have paid: of several the greatest version counts. */
export interface Corrected {
  version: number
  wonCents: bigint
}

/** What is paid of a round while it is held. */
export interface PaidPart {
  number: number
  paidCents: bigint
}

/**
 * Where a vendor's players have their money. Each call is one attempt that never throws; the studio repeats what must be
 * repeated, and a repetition names the same transaction. Refusals carry the codes of the seamless wallet's contract,
 * whatever the protocol calls them: the studio acts on `seamless.transaction.rolled_back` (of a bet),
 * `seamless.bet.settled` (of a rollback) and `seamless.bet.rolled_back` (of a win), and the page words the others.
 */
export interface Wallet {
  authenticate(launch: { token: string; gameId: string }): Promise<Answer<Arrival>>
  balance(session: PlaySession): Promise<Answer<{ balance: string }>>
  /** What the merchant's jackpot holds now; null where there is none for this player. */
  jackpot(session: PlaySession): Promise<Answer<{ jackpot: string | null }>>
  /** Takes the stake. */
  bet(round: Round): Promise<Answer<Moved>>
  /** Pays the whole round's win, with the jackpot where it is won, and closes it; zero closes a lost one. */
  win(round: Round): Promise<Answer<Moved>>
  /** Pays a part of a held round, and leaves it open. */
  payPart(round: Round, part: PaidPart): Promise<Answer<Moved>>
  /** Corrects what the round's win, the one that closed it, pays in all. */
  resettle(round: Round, correction: Corrected): Promise<Answer<Moved>>
  /** Undoes the bet, whether or not it ever came. */
  rollback(round: Round): Promise<Answer<Moved>>
}

export interface WalletPorts {
  gatewayUrl: string
  key: DemoVendorKey
  timeoutMs: number
  db: Db
}

/** A vendor's wallet by its key: a wrong key makes one whose every call is wrongly signed. */
export type MakeWallet = (ports: WalletPorts) => Wallet

export type Wallets = Partial<Record<VendorProtocol, MakeWallet>>
