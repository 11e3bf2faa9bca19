import type { FastifyRequest } from 'fastify'

import type { MemberContext, SignedIn } from '../kit/context.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { PersonIdentifier } from './exclusions/identity-hashes.ts'

/** Sums of a member's money movements since a time, in units. */
export interface MoneySince {
  deposited: bigint
  withdrawn: bigint
  staked: bigint
  paid: bigint
}

/** Adapters through which responsible gaming calls other capabilities; the composition root provides them. */
export interface ResponsibleGamingAdapters {
  hasPassword(memberId: bigint): Promise<boolean>
  /** Checks the member's password; attempts are counted like those of a sign-in. */
  isPassword(password: string, context: MemberContext, request: FastifyRequest): Promise<boolean>
  /** Returns identifiers by which a new registration of the same person is recognised. */
  identifiersOf(tx: Db, memberId: bigint): Promise<PersonIdentifier[]>
  /** Locks the member's accounts, to serialise with simultaneous bets. */
  lockMoney(tx: Db, memberId: bigint): Promise<void>
  /**
   * Ends all other sessions of the member and all play: launch tokens become invalid, and game sessions accept no bets.
   */
  endPlay(tx: Db, member: SignedIn): Promise<void>
  /** Transfers vendor balances to the main wallet, from which the member can withdraw. */
  sweepToMain(member: SignedIn): Promise<void>
}

export interface ResponsibleGamingPorts extends Pick<Ports, 'db' | 'clock' | 'log' | 'config'> {
  merchants: Pick<MerchantDirectory, 'of'>
  effects: ResponsibleGamingAdapters
  /** Returns the amount of deposits begun since a time, without failed ones. */
  depositedSince(db: Db, memberId: bigint, since: Date): Promise<bigint>
  hasDeposited(db: Db, memberId: bigint): Promise<boolean>
  /**
   * Returns the amounts deposited, withdrawn, staked and won since a day of the merchant's calendar; null means since
   * registration.
   */
  moneySince(member: SignedIn, day: string | null): Promise<MoneySince>
}
