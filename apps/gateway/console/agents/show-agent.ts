import { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { LadderCategory } from '@ante/contract/agents/rebates.ts'
import type { showAgent, showAgentRates } from '@ante/contract/console/agents.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { changeDays, contractSettingsOf, countOpen, MOVE_ACTION, objectOfAgent, teamSums } from '../../agents/public.ts'
import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { seriesGroups, seriesOfLine, seriesRangeOf } from '../../lottery/public.ts'
import { ladderRatesOn, operatorRatesOn, rateText } from '../../promotions/public.ts'
import { changesInReview } from '../../staff/public.ts'
import { blockedParts } from '../players/show-player.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { agentOfCall, lineIdsOf, namesOf } from './agent-of-call.ts'
import { periodOf, resultOf, rowsOfMembers, sumDays, withSums } from './tree.ts'

/** Returns a member of the tree with the sums of the team. */
export async function shownAgent(
  ports: ScreenPorts,
  merchantCode: string,
  { agent, from, until }: ParsedInputOf<typeof showAgent>,
): Promise<OutputOf<typeof showAgent>> {
  const { db } = ports
  const days = sumDays(ports, merchantCode, { from, until })
  const member = await agentOfCall(db, { merchantCode, agent })
  const [line, rows, blocked, categories, quotas, changes, period] = await Promise.all([
    lineAbove(db, member.id),
    rowsOfMembers(db, [member.id]).then((found) => withSums(db, found, days)),
    blockedParts(db, member),
    categoriesOf(db, member.id, days),
    quotasOf(db, member),
    changesInReview(db, { merchantCode, action: MOVE_ACTION }),
    periodOf(ports, merchantCode, days),
  ])
  const [row] = rows
  if (!row) throw new Error(`member ${member.id} has no row in the tree`)
  return {
    agent: row,
    line,
    blocked,
    registeredAt: member.registeredAt.toISOString(),
    categories,
    quotas,
    waiting: changes.get(objectOfAgent(member)) ?? null,
    ...period,
  }
}

async function lineAbove(db: Db, memberId: bigint) {
  const ids = (await lineIdsOf(db, memberId)).slice(0, -1)
  const name = await namesOf(db, ids)
  return ids.flatMap((id) => name(id) ?? [])
}

async function categoriesOf(db: Db, memberId: bigint, { from, until }: { from: string; until: string }) {
  const sums = (await teamSums(db, [memberId], { from, to: until })).get(memberId) ?? []
  return sums
    .filter((sum) => sum.rounds !== 0n || resultOf(sum) !== 0n)
    .toSorted((one, other) => Number(other.betting - one.betting))
    .map((sum) => ({
      category: sum.category,
      bets: textOf(sum.betting),
      turnover: textOf(sum.turnover),
      result: textOf(resultOf(sum)),
    }))
}

const quotasOf = (db: Db, { id, merchantCode }: Member) =>
  Promise.all(
    ContractKind.options.map(async (kind) => {
      const [used, { maxContracts: most }] = await Promise.all([
        countOpen(db, id, kind),
        contractSettingsOf(db, merchantCode, kind),
      ])
      return { kind, used, most }
    }),
  )

/** Returns the rates of a member for today and tomorrow, with those that the upline has tomorrow. */
export async function shownRates(
  { db, clock }: ScreenPorts,
  merchantCode: string,
  { agent }: ParsedInputOf<typeof showAgentRates>,
): Promise<OutputOf<typeof showAgentRates>> {
  const member = await agentOfCall(db, { merchantCode, agent })
  const { today, changesFrom } = await changeDays(db, { merchantCode, now: clock.now() })
  const ids = member.uplineId === null ? [member.id] : [member.id, member.uplineId]
  const [now, later, operator, series] = await Promise.all([
    ladderRatesOn(db, { memberIds: [member.id], merchantCode, day: today }),
    ladderRatesOn(db, { memberIds: ids, merchantCode, day: changesFrom }),
    operatorRatesOn(db, { merchantCode, day: changesFrom }),
    seriesGroups(db, merchantCode).then((groups) => seriesOfLine(db, ids, groups)),
  ])
  const upline = member.uplineId === null ? undefined : later.get(member.uplineId)
  return {
    changesFrom,
    rates: LadderCategory.options.map((category) => ({
      category,
      today: rateText(now.get(member.id)?.[category] ?? 0),
      tomorrow: rateText(later.get(member.id)?.[category] ?? 0),
      highest: rateText(upline?.[category] ?? operator[category].top),
    })),
    series: (series.get(member.id) ?? []).map(({ groupCode: group, prizeMode: mode, series: own }, index) => ({
      group,
      mode,
      series: own,
      highest:
        (member.uplineId === null ? undefined : series.get(member.uplineId)?.[index]?.series) ??
        seriesRangeOf(group, mode).highest,
    })),
  }
}
