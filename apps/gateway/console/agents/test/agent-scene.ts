import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { periodAt, periodBefore } from '../../../agents/salaries/periods.ts'
import { computePeriods, putPayTerms, payTermsOf } from '../../../agents/public.ts'
import { agree, AURORA, play, team } from '../../../agents/salaries/test/pay-fixtures.ts'
import { tierOf } from '../../../agents/salaries/test/tiers.ts'
import { countAllEvents, lineMember } from '../../../agents/teams/test/team.ts'
import type { SharedGateway } from '../../../test/start-gateway.ts'

/** Accounts and numbers of a line of agents. */
export interface AgentScene {
  top: { id: string; account: string }
  middle: { id: string; account: string }
  player: { id: string; account: string }
  /** Bill of the top agent that awaits approval, and of the agent below. */
  bill: string
  contract: string
}

/** Creates a line with a top agent, an agent and players, contracts of both agents, and bills that await approval. */
export async function agentScene(gateway: SharedGateway): Promise<AgentScene> {
  const { db, clock } = gateway.ports
  const name = randomUUID().slice(0, 6)
  const made = async (account: string, requested: Parameters<typeof lineMember>[2]) => {
    const member = await lineMember(gateway, '50.00', { ...requested, account: `${account}${name}` })
    return { member, shown: { id: String(member.memberId), account: `${account}${name}` } }
  }
  const top = await made('top', { type: 2 })
  const middle = await made('mid', { type: 1, above: top.member })
  const player = await made('ply', { above: middle.member })
  const others = await team(gateway, middle.member.memberId, 2)
  for (const [upline, downline, rate] of [
    [null, top.member.memberId, 1],
    [top.member.memberId, middle.member.memberId, 0.5],
  ] as const)
    await agree(gateway, {
      kind: 'daily_salary',
      upline,
      downline,
      tiers: [
        tierOf({ position: 1, minVolume: '500.00', activeMembers: 2, rate }),
        tierOf({ position: 2, minVolume: '90000.00', activeMembers: 5, rate: rate * 2 }),
      ],
    })
  const today = periodAt('daily_salary', AURORA.zone, clock.now().getTime())
  const yesterday = periodBefore('daily_salary', AURORA.zone, today)
  for (const memberId of [player.member.memberId, ...others])
    await play(gateway, memberId, {
      staked: '400.00',
      paid: '150.00',
      at: new Date(yesterday.from.getTime() + 3_600_000),
    })
  await countAllEvents(gateway)
  // A period is computed once; each scene has contracts of its own.
  await sql`delete from agent_pay_run where merchant_code = ${AURORA.code}`.execute(db)
  await putPayTerms(db, AURORA.code, { ...(await payTermsOf(db, AURORA.code)), needsApproval: true })
  const requested = { merchant: AURORA, kind: 'daily_salary' as const, periods: [yesterday], isTrial: false }
  await computePeriods({ db, clock }, requested)
  const { id: bill } = await db
    .selectFrom('agent_bill')
    .select('id')
    .where('downline_id', '=', top.member.memberId)
    .executeTakeFirstOrThrow()
  const { id: contract } = await db
    .selectFrom('agent_contract')
    .select('id')
    .where('downline_id', '=', middle.member.memberId)
    .executeTakeFirstOrThrow()
  return { top: top.shown, middle: middle.shown, player: player.shown, bill: String(bill), contract: String(contract) }
}
