import type { ContractCategory, ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { moveContract } from '../contracts/move-contract.ts'
import { hasOpenContract, createOffer } from '../contracts/offer-rules.ts'
import { periodAt, periodBefore } from './periods.ts'
import type { PeriodKind } from './periods.ts'

export interface Agreed {
  merchantCode: string
  /** Null: the merchant. */
  uplineId: bigint | null
  downlineId: bigint
  kind: ContractKind
  category: ContractCategory
  tiers: readonly ContractTier[]
  at: Date
}

/** Stores a contract as if it had been offered and accepted at a given time; returns false if an open one exists. */
export async function createContractInForce(tx: Db, { at, ...agreed }: Agreed): Promise<boolean> {
  if (await hasOpenContract(tx, agreed)) return false
  const { id } = await createOffer(tx, { ...agreed, requestKey: null, actor: '', at })
  const downline = { as: 'downline', side: 'downline', memberId: agreed.downlineId, at } as const
  await moveContract(tx, { id, step: 'accept', version: 1 }, downline)
  return true
}

/** Stores an offer that awaits an answer; returns false if an offer or a contract exists. */
export async function createOfferedContract(tx: Db, { at, ...offered }: Agreed): Promise<boolean> {
  if (await hasOpenContract(tx, offered)) return false
  await createOffer(tx, { ...offered, requestKey: null, actor: '', at })
  return true
}

/** Marks the period before the one that contains `at` as computed, so that the jobs start with the period of `at`. */
export async function computeAfter(
  tx: Db,
  { code, zone }: { code: string; zone: string },
  { kind, at, now }: { kind: PeriodKind; at: Date; now: Date },
): Promise<void> {
  const { from } = periodBefore(kind, zone, periodAt(kind, zone, at.getTime()))
  await sql`
    insert into agent_pay_run (merchant_code, kind, period_from, done_at, bills)
    values (${code}, ${kind}, ${from}, ${now}, 0) on conflict do nothing`.execute(tx)
}
