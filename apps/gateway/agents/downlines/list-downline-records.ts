import type { listDownlineRecords } from '@ante/contract/agents/downline.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

import type { SignedIn } from '../../kit/context.ts'
import { listRecordsOf } from '../../wallet/public.ts'
import type { DownlinePorts } from './downline-ports.ts'
import { findDirectDownline } from './direct-downline.ts'
import { teamMember } from '../teams/find-team-member.ts'

/** Returns the main-wallet records of a direct downline, read-only and as the member sees them. */
export async function downlineRecordsOf(
  ports: DownlinePorts,
  agent: SignedIn,
  { memberId, ...requested }: ParsedInputOf<typeof listDownlineRecords>,
): Promise<OutputOf<typeof listDownlineRecords>> {
  const member = await findDirectDownline(ports, agent, memberId)
  const wallet = { typeId: MAIN_WALLET, types: undefined }
  return {
    ...(await listRecordsOf(ports, { ...agent, memberId, readerId: agent.memberId }, { ...requested, ...wallet })),
    member: teamMember(member),
  }
}
