import { listDownlines } from '@ante/contract/agents/downlines.ts'
import { TeamMemberId } from '@ante/contract/agents/team-member.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import { belowAfter, lineWithinTeam, walkDownline } from '../../identity/public.ts'
import type { Member, TeamMate } from '../../identity/public.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { teamSizes } from '../teams/team-size.ts'
import type { DownlinePorts } from './downline-ports.ts'

const refuse = refusalsOf(listDownlines)

export type Asked = Omit<ParsedInputOf<typeof listDownlines>, 'parent' | 'after'>

/** Where a list goes on: behind somebody who stands in it, or, in a search, behind the account up to which was looked. */
export type Place = Pick<Member, 'id' | 'account'>

export interface Next {
  people: TeamMate[]
  /** Null at the end of the list. */
  next: Place | null
}

/** The next ones directly below somebody; with a search, of all below him. There may be none and the list still goes on. */
export async function nextOf(
  { db, clock }: Pick<AgentsPorts, 'db' | 'clock'>,
  parent: Member,
  { search: typed, order, kind, idleDays }: Asked,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<Next> {
  const search = searched(typed)
  if (search === '') {
    const idleSince = idleDays === undefined ? undefined : new Date(clock.now().getTime() - idleDays * DAY_MS)
    return pageOf(await walkDownline(db, parent, { order, kind, idleSince, after, limit: limit + 1 }), limit)
  }
  const { members } = (await teamSizes(db, [parent.id]))(parent.id)
  const walk = { search, after: after?.account, limit: limit + 1 }
  const { people, lookedTo } = await belowAfter(db, parent, members, walk)
  return lookedTo === null ? pageOf(people, limit) : { people, next: { id: parent.id, account: lookedTo } }
}

const searched = (typed: string): string => typed.trim()

function pageOf(found: readonly TeamMate[], limit: number): Next {
  const people = found.slice(0, limit)
  return { people, next: found.length > limit ? (people.at(-1) ?? null) : null }
}

type Parent = Pick<Member, 'id'>
type Sealing = Pick<DownlinePorts, 'secrets'>

/** In a search it may be an account of another team: nobody else can read it, nor make one up. */
export function placeText({ secrets }: Sealing, parent: Parent, { search }: Asked, next: Place | null): string | null {
  if (!next || searched(search) === '') return next && String(next.id)
  return secrets.seal(Buffer.from(next.account), purposeOf(parent)).toString('base64url')
}

/** Where the last page ended; somebody of another team tells nothing by where he would stand. */
export async function placeOf(
  { db, secrets, log }: Sealing & Pick<AgentsPorts, 'db' | 'log'>,
  parent: Member,
  { search }: Asked,
  after: string | undefined,
): Promise<Place | undefined> {
  if (after === undefined) return undefined
  if (searched(search) === '') {
    const end = isTeamMemberId(after) ? (await lineWithinTeam(db, parent.id, BigInt(after)))?.at(-1) : undefined
    if (end) return end
    log.warn({ parentId: parent.id.toString(), after }, 'a list goes on behind somebody who is not in the team')
    throw refuse('list.place.lost')
  }
  const account = secrets.open(Buffer.from(after, 'base64url'), purposeOf(parent))
  if (!account) {
    log.warn({ parentId: parent.id.toString() }, 'a search goes on at a place that nobody was told')
    throw refuse('list.place.lost')
  }
  return { id: parent.id, account: account.toString() }
}

const isTeamMemberId = (text: string): boolean => TeamMemberId.safeParse(text).success

const purposeOf = ({ id }: Parent): string => `where a search below ${id} goes on`
