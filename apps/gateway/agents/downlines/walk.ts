import type { listDownlines } from '@ante/contract/agents/downlines.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { belowAfter, lineWithinTeam, walkDownline } from '../../identity/public.ts'
import type { Member, TeamMate } from '../../identity/public.ts'
import { refuseCommonly } from '../../kit/refusal.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { teamSizes } from '../teams/team-size.ts'

const DAY_MS = 86_400_000

export type Asked = Omit<ParsedInputOf<typeof listDownlines>, 'parent' | 'after'>

/** The next ones directly below somebody; with a search, of all below him. */
export async function nextOf(
  { db, clock }: Pick<AgentsPorts, 'db' | 'clock'>,
  parent: Member,
  { search: typed, order, kind, idleDays }: Asked,
  { after, limit }: { after: Member | undefined; limit: number },
): Promise<TeamMate[]> {
  const search = typed.replaceAll('\0', '').trim()
  if (search === '') {
    const idleSince = idleDays === undefined ? undefined : new Date(clock.now().getTime() - idleDays * DAY_MS)
    return walkDownline(db, parent, { order, kind, idleSince, after, limit })
  }
  const { members } = (await teamSizes(db, [parent.id]))(parent.id)
  return belowAfter(db, parent, members, { search, after: after?.account, limit })
}

/** Whom the last page ended with; somebody of another team tells nothing by where he would stand. */
export async function pageEnd(
  { db }: Pick<AgentsPorts, 'db'>,
  parent: Member,
  after: string | undefined,
): Promise<Member | undefined> {
  if (after === undefined) return undefined
  const end = (await lineWithinTeam(db, parent.id, BigInt(after)))?.at(-1)
  if (!end) throw refuseCommonly('function.not.available')
  return end
}
