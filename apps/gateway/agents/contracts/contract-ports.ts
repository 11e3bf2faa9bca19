import { contractModules } from '@ante/contract/agents/contract-modules.ts'
import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { memberMay } from '@ante/contract/member/member-type.ts'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { OPEN } from './contracts.ts'

export type ContractPorts = AgentsPorts

const PLAYER = 0

/** Whether contracts are offered to players too; off unless the merchant enables it. */
export const offersToPlayers = ({ merchants }: Pick<ContractPorts, 'merchants'>, merchantCode: string): boolean =>
  merchants.moduleIsOn(merchantCode, 'PLAYERCONT3')

/**
 * Refuses members who cannot be party of contracts: trial members, internal accounts, and players of merchants that
 * offer players no contracts. Refuses kinds that the merchant has disabled.
 */
export async function requireParty(
  ports: Pick<ContractPorts, 'db' | 'merchants'>,
  { type, memberId, merchantCode }: SignedIn,
  kind?: ContractKind,
): Promise<void> {
  if (!memberMay.signContracts(type)) throw commonRefusal('function.not.available')
  if (kind && !ports.merchants.moduleIsOn(merchantCode, contractModules[kind])) {
    throw commonRefusal('function.not.available')
  }
  if (type !== PLAYER || offersToPlayers(ports, merchantCode)) return
  // Players with a contract keep access after the merchant has disabled contracts for players.
  if (!(await hasOpen(ports.db, BigInt(memberId)))) throw commonRefusal('function.not.available')
}

async function hasOpen(db: Db, memberId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('agent_contract')
    .select('id')
    .where('downline_id', '=', memberId)
    .where('status', 'in', OPEN)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Refuses members whose type has no downlines to offer contracts to. */
export async function requireUpline(
  ports: Pick<ContractPorts, 'db' | 'merchants'>,
  member: SignedIn,
  kind: ContractKind,
): Promise<void> {
  await requireParty(ports, member, kind)
  if (!memberMay.openAgencyCentre(member.type)) throw commonRefusal('function.not.available')
}
