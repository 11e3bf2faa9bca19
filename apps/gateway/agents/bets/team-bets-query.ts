import type { teamBetsFile } from '@ante/contract/agents/bets.ts'
import type { TeamMember } from '@ante/contract/agents/team-member.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { OWN_LOTTERY } from '@ante/contract/launch/own-lottery.ts'

import { membersOfTeam } from '../../identity/public.ts'
import type { Member, MembersOfTeam } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { momentOf } from '../../kit/zone-days.ts'
import type { Days } from '../../launch/public.ts'
import { parseDays } from '../../merchant/public.ts'
import type { MerchantDays } from '../../merchant/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { findTeamMember } from '../teams/find-team-member.ts'
import { daysPlayed } from './days-played.ts'

type Filter = ParsedInputOf<typeof teamBetsFile>

/** Parsed bet query of an agent, with the data looked up for it. */
export interface TeamBetsQuery extends Pick<Filter, 'account' | 'category' | 'vendor' | 'outcome'> {
  /** The member whose team is listed; `line` has all members between the agent and this member. */
  parent: Member
  line: TeamMember[]
  people: MembersOfTeam
  nodeId: bigint | undefined
  lotteryId: bigint | undefined
  period: MerchantDays
  days: Days
  /**
   * Days of the range on which the team may have finished rounds, latest first; `lotteryPlayed` has those of lottery
   * bets.
   */
  played: Days[]
  lotteryPlayed: Days[]
}

export type BetsPorts = Pick<AgentsPorts, 'db' | 'clock' | 'log'>

export async function teamBetsQuery(
  ports: BetsPorts,
  agent: SignedIn,
  { parent, game, range, from, to, ...filter }: Filter,
): Promise<TeamBetsQuery> {
  const { db } = ports
  const now = ports.clock.now()
  const { member, line } = await findTeamMember(ports, agent, parent)
  const period = await parseDays(db, { merchantCode: agent.merchantCode, now }, { range, from, to })
  const [people, played] = await Promise.all([
    membersOfTeam(db, member, filter.account),
    daysPlayed(db, member.id, { ...period, category: filter.category }),
  ])
  // Today and yesterday are always included. Bets that ended just now may have begun yesterday, and are not in the
  // daily sums yet.
  const isFresh = (day: string) => day >= plusDays(dayOf(period.zone, now.getTime()), -1)
  const rangesOf = (requested: ReadonlySet<string>) =>
    matchingRanges(period, (day) => requested.has(day) || isFresh(day))
  return {
    ...filter,
    parent: member,
    line,
    people,
    nodeId: game === undefined || game.startsWith('L') ? undefined : BigInt(game),
    lotteryId: game?.startsWith('L') ? BigInt(game.slice(1)) : undefined,
    period,
    days: daysBetween(period.zone, period.from, period.to),
    played: rangesOf(played.anyDay),
    lotteryPlayed: rangesOf(played.lottery),
  }
}

/** Returns the matching days as ranges, latest first; consecutive days form one range. */
function matchingRanges({ zone, from, to }: MerchantDays, matches: (day: string) => boolean): Days[] {
  const found: Days[] = []
  let last: string | null = null
  for (let day = to; day >= from; day = plusDays(day, -1)) {
    if (matches(day)) last ??= day
    const before = plusDays(day, -1)
    if (last === null || (before >= from && matches(before))) continue
    found.push(daysBetween(zone, day, last))
    last = null
  }
  return found
}

function daysBetween(zone: string, first: string, last: string): Days {
  const [from, until] = [momentOf(zone, first), momentOf(zone, plusDays(last, 1))]
  return { first, last, from: new Date(from), until: new Date(until) }
}

/** Whether vendor rounds can match the filter. */
export const includesRounds = ({ vendor, lotteryId }: TeamBetsQuery): boolean =>
  vendor !== OWN_LOTTERY && lotteryId === undefined

/** Whether bets at the merchant's own lottery can match the filter. */
export const includesLottery = ({ vendor, category, nodeId }: TeamBetsQuery): boolean =>
  (vendor ?? OWN_LOTTERY) === OWN_LOTTERY && (category ?? 'LOTT') === 'LOTT' && nodeId === undefined
