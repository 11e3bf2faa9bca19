import type { FastifyRequest } from 'fastify'

import type { MemberContext, SignedIn } from '../kit/context.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { PersonIdentifier } from './exclusions/identity-hashes.ts'

/** Sums of a member's money since a moment, in units. */
export interface MoneySince {
  deposited: bigint
  withdrawn: bigint
  staked: bigint
  paid: bigint
}

/** What a rest from play does in other capabilities, which `care` does not know: the composition brings it. */
export interface ResponsibleGamingAdapters {
  hasPassword(memberId: bigint): Promise<boolean>
  /** Tries are counted as at the door. */
  isPassword(password: string, context: MemberContext, request: FastifyRequest): Promise<boolean>
  /** By what he would be known again if he registered anew. */
  identifiersOf(tx: Db, memberId: bigint): Promise<PersonIdentifier[]>
  /** So that no bet of this moment slips past. */
  lockMoney(tx: Db, memberId: bigint): Promise<void>
  /** Signs him out everywhere but here, and ends what he plays: tokens open no game, sessions take no bet. */
  endPlay(tx: Db, member: SignedIn): Promise<void>
  /** What lies in games comes into the main wallet, where he may withdraw it. */
  sweepToMain(member: SignedIn): Promise<void>
}

export interface ResponsibleGamingPorts extends Pick<Ports, 'db' | 'clock' | 'log' | 'config'> {
  merchants: Pick<MerchantDirectory, 'of'>
  effects: ResponsibleGamingAdapters
  /** What a member has begun to deposit since then, without what came to nothing. */
  depositedSince(db: Db, memberId: bigint, since: Date): Promise<bigint>
  hasDeposited(db: Db, memberId: bigint): Promise<boolean>
  /** What he has brought, taken, staked and got since a day of the merchant's calendar; with null, ever. */
  moneySince(member: SignedIn, day: string | null): Promise<MoneySince>
}
