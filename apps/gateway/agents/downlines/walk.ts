import { listDownlines } from '@ante/contract/agents/downlines.ts'
import { TeamMemberId } from '@ante/contract/agents/team-member.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import { searchTeam, lineWithinTeam, walkDownline } from '../../identity/public.ts'
import type { Member, DownlineMember } from '../../identity/public.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { teamSizes } from '../teams/team-size.ts'
import type { DownlinePorts } from './downline-ports.ts'

const refuse = refusalsOf(listDownlines)

export type Query = Omit<ParsedInputOf<typeof listDownlines>, 'parent' | 'after'>

/** Cursor of a list: the last listed member or, in a search, the last scanned account. */
export type WalkCursor = Pick<Member, 'id' | 'account'>

export interface NextMembers {
  people: DownlineMember[]
  /** Null at the end of the list. */
  next: WalkCursor | null
}

/**
 * Returns the next direct downlines of a member or, with a search, members at any depth. An empty page may still have a
 * next page.
 */
export async function nextMembers(
  { db, clock }: Pick<AgentsPorts, 'db' | 'clock'>,
  parent: Member,
  { search: typed, order, kind, idleDays }: Query,
  { after, limit }: { after: WalkCursor | undefined; limit: number },
): Promise<NextMembers> {
  const search = searched(typed)
  if (search === '') {
    const idleSince = idleDays === undefined ? undefined : new Date(clock.now().getTime() - idleDays * DAY_MS)
    return membersPage(await walkDownline(db, parent, { order, kind, idleSince, after, limit: limit + 1 }), limit)
  }
  const { members } = (await teamSizes(db, [parent.id]))(parent.id)
  const walk = { search, after: after?.account, limit: limit + 1 }
  const { people, scannedTo } = await searchTeam(db, parent, members, walk)
  return scannedTo === null ? membersPage(people, limit) : { people, next: { id: parent.id, account: scannedTo } }
}

const searched = (typed: string): string => typed.trim()

function membersPage(found: readonly DownlineMember[], limit: number): NextMembers {
  const { page: people, next } = pageOf(found, limit, (last) => last)
  return { people, next }
}

type Parent = Pick<Member, 'id'>
type Sealing = Pick<DownlinePorts, 'secrets'>

/** Returns a cursor as text. A search cursor is sealed, because it may be an account of another team. */
export function sealedCursorText(
  { secrets }: Sealing,
  parent: Parent,
  { search }: Query,
  next: WalkCursor | null,
): string | null {
  if (!next || searched(search) === '') return next && String(next.id)
  return secrets.seal(Buffer.from(next.account), purposeOf(parent)).toString('base64url')
}

/**
 * Parses the `after` parameter of a list into its cursor. A member outside the team is refused, so that ids reveal
 * nothing about other teams.
 */
export async function cursorAfter(
  { db, secrets, log }: Sealing & Pick<AgentsPorts, 'db' | 'log'>,
  parent: Member,
  { search }: Query,
  after: string | undefined,
): Promise<WalkCursor | undefined> {
  if (after === undefined) return undefined
  if (searched(search) === '') {
    const end = isTeamMemberId(after) ? (await lineWithinTeam(db, parent.id, BigInt(after)))?.at(-1) : undefined
    if (end) return end
    log.warn(
      { event: 'agent.list_cursor_refused', parentId: parent.id.toString(), after },
      'cursor of a downline list is not in the team',
    )
    throw refuse('list.cursor.invalid')
  }
  const account = secrets.open(Buffer.from(after, 'base64url'), purposeOf(parent))
  if (!account) {
    log.warn(
      { event: 'agent.search_cursor_refused', parentId: parent.id.toString() },
      'cursor of a downline search was not issued by the gateway',
    )
    throw refuse('list.cursor.invalid')
  }
  return { id: parent.id, account: account.toString() }
}

const isTeamMemberId = (text: string): boolean => TeamMemberId.safeParse(text).success

const purposeOf = ({ id }: Parent): string => `where a search below ${id} goes on`
