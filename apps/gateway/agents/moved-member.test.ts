import { listBills } from '@ante/contract/agents/bills.ts'
import { getTeamBet } from '@ante/contract/agents/bet-detail.ts'
import { listTeamBets, teamBetsFile } from '@ante/contract/agents/bets.ts'
import { listContracts } from '@ante/contract/agents/contracts.ts'
import { getDownline, listDownlineRecords } from '@ante/contract/agents/downline.ts'
import { downlinesFile, listDownlines } from '@ante/contract/agents/downlines.ts'
import { listIncomeLines } from '@ante/contract/agents/rebate-income.ts'
import { getDownlineRates } from '@ante/contract/agents/rebates.ts'
import { teamProfitFile } from '@ante/contract/agents/team-profit-file.ts'
import { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import type { Envelope } from '@ante/contract/kit/refusal.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { play } from '../promotions/test/rebate-fixtures.ts'
import { makeTestMember } from '../test/make-test-member.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { offer, step, TIERS, topContract } from './contracts/test/contract-fixtures.ts'
import { dayFromNow, setRateFrom, payFor } from './rebates/test/income-fixtures.ts'
import { createBills } from './salaries/create-bills.ts'
import { periodAt } from './salaries/periods.ts'
import { AURORA, payPortsOf } from './salaries/test/pay-fixtures.ts'
import { lineMember, moveBelow } from './teams/test/team.ts'

type LineMember = Awaited<ReturnType<typeof lineMember>>

const parent = (memberId: string) => ({ parent: memberId })
const memberId = (id: string) => ({ memberId: id })
type Reading = [Endpoint, (id: string) => Record<string, string>]

/** Calls that can read any team member. */
const OF_TEAM: Reading[] = [
  [listDownlines, parent],
  [downlinesFile, parent],
  [listTeamProfit, parent],
  [teamProfitFile, parent],
  [listTeamBets, parent],
  [teamBetsFile, parent],
  [getTeamBet, (member) => ({ member, vendor: 'ANS', betId: 'any' })],
  [getDownline, memberId],
]
const OF_DIRECT: Reading[] = [
  [listDownlineRecords, memberId],
  [getDownlineRates, memberId],
]

let gateway: TestGateway
let agent: LineMember
let below: LineMember
beforeAll(async () => {
  gateway = await startGateway()
  agent = await lineMember(gateway, '0.00', { type: 2 })
  below = await lineMember(gateway, '0.00', { type: 1, above: agent })
})
afterAll(() => gateway.stop())

const REFUSED = 'function.not.available'

/** Returns the answer of each call about a member. */
function answersOf(reading: readonly Reading[], { memberId: id }: LineMember): Promise<string[]> {
  return Promise.all(
    reading.map(async ([{ path }, of]) => {
      const query = new URLSearchParams(of(String(id)))
      const answer = await gateway.fetch(`${path}?${query}`, { headers: { [header.authorization]: agent.token } })
      if (!answer.headers.get('content-type')?.includes('json')) return 'a file'
      const envelope = (await answer.json()) as Envelope
      return envelope.success ? 'answered' : envelope.errorCode
    }),
  )
}

const refused = (reading: readonly Reading[]) => reading.map(() => REFUSED)

test('an agent cannot read a member who was moved out of the team, and less data of a member who was moved deeper', async () => {
  const member = await lineMember(gateway, '0.00', { above: agent })
  expect(await answersOf([...OF_TEAM, ...OF_DIRECT], member)).not.toContain(REFUSED)

  await moveBelow(gateway, member.memberId, below.memberId)
  expect(await answersOf(OF_TEAM, member)).not.toContain(REFUSED)
  expect(await answersOf(OF_DIRECT, member)).toEqual(refused(OF_DIRECT))

  await moveBelow(gateway, member.memberId, null)
  expect(await answersOf([...OF_TEAM, ...OF_DIRECT], member)).toEqual(refused([...OF_TEAM, ...OF_DIRECT]))
})

test('a cursor at a member who was moved away is refused and logged', async () => {
  for (let made = 0; made < 21; made++) {
    await makeTestMember(gateway, '0.00', { account: `moves-${made}`, uplineId: below.memberId })
  }
  const requested = { parent: String(below.memberId) }
  const first = await gateway.call(listDownlines, requested, agent)
  if (!first.ok || first.value.next === null) throw new Error('there is only one page')
  await moveBelow(gateway, BigInt(first.value.next), null)
  const warned = vi.spyOn(gateway.ports.log, 'warn')
  const next = await gateway.call(listDownlines, { ...requested, after: first.value.next }, agent)
  expect(next).toMatchObject({ ok: false, code: 'list.cursor.invalid' })
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
  const again = await gateway.call(listDownlines, requested, agent)
  expect(again).toMatchObject({ value: { next: null } })
})

test('contracts, bills and income with a former direct downline remain visible, with a masked account', async () => {
  const left = await lineMember(gateway, '0.00', { type: 1, above: agent, account: 'left-behind' })
  const tiers = TIERS.map((tier) => ({ ...tier, activeMembers: 0 }))
  await topContract(gateway, agent, { tiers })
  const offered = await offer(gateway, agent, left, { tiers })
  if (!offered.ok) throw new Error(offered.code)
  await step(gateway, left, offered.value, 'accept')
  await setRateFrom(gateway, left.memberId, { RNG: 100 })
  await play(gateway, left, { category: 'RNG', staked: '60000.00' })
  const period = periodAt('daily_salary', AURORA.zone, gateway.ports.clock.now().getTime())
  await createBills(payPortsOf(gateway), { merchant: AURORA, kind: 'daily_salary', period })
  const day = await dayFromNow(gateway, 0)
  await payFor(gateway, day)
  expect(await namesSeen(day)).toEqual(Array.from({ length: 3 }, () => 'left-behind'))

  await moveBelow(gateway, left.memberId, null)
  expect(await namesSeen(day)).toEqual(Array.from({ length: 3 }, () => 'le***d'))
  const contracts = await gateway.call(listContracts, { ...OF_DOWNLINES, state: 'ended' }, agent)
  expect(contracts).toMatchObject({ value: { contracts: [{ other: { memberId: null } }] } })
})

const OF_DOWNLINES = { kind: 'daily_salary', side: 'upline' } as const

/** Names under which the agent sees the downline: in their contract, in a debt, and in the income of a day. */
async function namesSeen(day: string): Promise<(string | null | undefined)[]> {
  const [open, ended] = [
    await gateway.call(listContracts, OF_DOWNLINES, agent),
    await gateway.call(listContracts, { ...OF_DOWNLINES, state: 'ended' }, agent),
  ]
  const owed = await gateway.call(listBills, { side: 'payer' }, agent)
  const income = await gateway.call(listIncomeLines, { day }, agent)
  if (!open.ok || !ended.ok || !owed.ok || !income.ok) throw new Error('a call was refused')
  return [
    ...[...open.value.contracts, ...ended.value.contracts].map(({ other }) => other?.account),
    ...owed.value.bills.map(({ other }) => other),
    ...income.value.lines.map(({ customerName }) => customerName),
  ]
}
