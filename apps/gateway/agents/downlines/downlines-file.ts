import { Readable } from 'node:stream'

import { DOWNLINES_PER_FILE } from '@ante/contract/agents/downlines.ts'
import type { downlinesFile } from '@ante/contract/agents/downlines.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { Member } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { BYTE_ORDER_MARK, csvLine, csvTimes } from '../../kit/csv-line.ts'
import { parseDays } from '../../merchant/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { findTeamMember } from '../teams/find-team-member.ts'
import { shownDownlines } from './shown-downlines.ts'
import { nextMembers } from './walk.ts'
import type { Query, WalkCursor } from './walk.ts'

const PEOPLE_AT_ONCE = 200

/** Returns the direct downlines of a member as CSV, generated at the speed at which the client reads. */
export async function fileOfDownlines(
  ports: AgentsPorts,
  agent: SignedIn,
  { parent, ...query }: ParsedInputOf<typeof downlinesFile>,
): Promise<{ name: string; content: Readable }> {
  const { member } = await findTeamMember(ports, agent, parent)
  const { merchantCode } = agent
  const { zone, to } = await parseDays(ports.db, { merchantCode, now: ports.clock.now() }, { range: 'today' })
  return { name: `team-${to}.csv`, content: Readable.from(lines(ports, agent, { parent: member, query, zone })) }
}

const HEAD = ['Account', 'Type', 'Team size', 'Team balance', 'Balance', 'Currency', 'Open']

interface FileRequest {
  parent: Member
  query: Query
  zone: string
}

async function* lines(
  ports: AgentsPorts,
  { memberId, currency }: SignedIn,
  { parent, query: requested, zone }: FileRequest,
): AsyncGenerator<string> {
  const times = csvTimes(zone)
  const time = (at: string | null) => (at === null ? '' : times.format(new Date(at)))
  yield BYTE_ORDER_MARK + csvLine([...HEAD, `Registered (${zone})`, `Last login (${zone})`])
  let after: WalkCursor | undefined
  for (let remaining = DOWNLINES_PER_FILE; remaining > 0;) {
    const { people, next } = await nextMembers(ports, parent, requested, {
      after,
      limit: Math.min(remaining, PEOPLE_AT_ONCE),
    })
    const downlines = await shownDownlines(ports.db, people, { agentId: BigInt(memberId), parentId: parent.id })
    const rows = downlines.map((item) => [
      item.customerName,
      item.type === 0 ? 'player' : 'agent',
      String(item.teamSize),
      item.teamBalance,
      item.accountBalance,
      currency,
      item.active ? 'yes' : 'no',
      time(item.registerDate),
      time(item.lastLogin),
    ])
    yield rows.map(csvLine).join('')
    if (!next) return
    after = next
    remaining -= people.length
  }
}
