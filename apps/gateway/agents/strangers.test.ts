import { randomUUID } from 'node:crypto'

import { listTeamBets, teamBetsFile } from '@ante/contract/agents/bets.ts'
import { getTeamBet } from '@ante/contract/agents/bet-detail.ts'
import { disburseBill } from '@ante/contract/agents/bills.ts'
import {
  processContractHourSalary,
  processDailySalaryContract,
  processRealTimeSalaryContract,
} from '@ante/contract/agents/contract-answers.ts'
import { changeContract, offerContract, showContract, stepContract } from '@ante/contract/agents/contracts.ts'
import { getDownline, listDownlineRecords, promoteDownline } from '@ante/contract/agents/downline.ts'
import { downlinesFile, listDownlines } from '@ante/contract/agents/downlines.ts'
import { createAffiliateUrl, deleteAffiliateUrl, viewRegisteredAffiliates } from '@ante/contract/agents/links.ts'
import { getDownlineRates, putDownlineRates } from '@ante/contract/agents/rebates.ts'
import { sendTeamMessage } from '@ante/contract/agents/team-message.ts'
import { teamProfitFile } from '@ante/contract/agents/team-profit-file.ts'
import { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import { transferToDownline } from '@ante/contract/cashier/line-transfers.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { unitsOf } from '../kit/money.ts'
import { gamesOf, writeRounds } from '../launch/test/rounds.ts'
import { everyEndpoint } from '../test/every-endpoint.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { LOWER_TIERS, offer, step, TIERS, topContract } from './contracts/test/contract-fixtures.ts'
import { createBills } from './salaries/create-bills.ts'
import { periodAt } from './salaries/periods.ts'
import { AURORA, billsFor, payPortsOf } from './salaries/test/pay-fixtures.ts'
import { lineMember } from './teams/test/team.ts'

type LineMember = Awaited<ReturnType<typeof lineMember>>

/** Ids of a team's objects that another member could request. */
interface ForeignIds {
  member: string
  account: string
  contract: string
  bill: string
  bet: string
  link: string
}

const PAYMENT_PASSWORD = '271828'
const UNUSED_IDS: ForeignIds = {
  member: '999999999999',
  account: 'nobodyatall',
  contract: '999999999999',
  bill: '999999999999',
  bet: randomUUID(),
  link: 'NOBODYS2',
}

interface ForeignCall {
  endpoint: Endpoint
  inputFor(things: ForeignIds): Record<string, unknown>
}

const callOf = (endpoint: Endpoint, inputFor: ForeignCall['inputFor']): ForeignCall => ({ endpoint, inputFor })

/** All calls that identify a member or an object by id. */
const CALLS: readonly ForeignCall[] = [
  callOf(listDownlines, ({ member: parent }) => ({ parent })),
  callOf(downlinesFile, ({ member: parent }) => ({ parent })),
  callOf(listTeamProfit, ({ member: parent }) => ({ parent })),
  callOf(teamProfitFile, ({ member: parent }) => ({ parent })),
  callOf(listTeamBets, ({ member: parent }) => ({ parent })),
  callOf(teamBetsFile, ({ member: parent }) => ({ parent })),
  callOf(getTeamBet, ({ member, bet: betId }) => ({ member, vendor: 'ANS', betId })),
  callOf(getDownline, ({ member: memberId }) => ({ memberId })),
  callOf(listDownlineRecords, ({ member: memberId }) => ({ memberId })),
  callOf(getDownlineRates, ({ member: memberId }) => ({ memberId })),
  callOf(putDownlineRates, ({ member: memberId }) => ({ memberId, rates: [{ category: 'RNG', rate: '0.1' }] })),
  callOf(sendTeamMessage, ({ member: memberId }) => ({ memberId, text: 'Good day' })),
  callOf(promoteDownline, ({ member: memberId }) => ({ memberId })),
  callOf(transferToDownline, ({ account: to }) => ({ to, amount: '1.00', paymentPassword: PAYMENT_PASSWORD })),
  callOf(showContract, ({ contract: id }) => ({ id })),
  callOf(offerContract, ({ member: downline }) => {
    return { kind: 'daily_salary', category: 'LIVE', downline, tiers: LOWER_TIERS }
  }),
  callOf(changeContract, ({ contract: id }) => ({ id, version: 2, tiers: LOWER_TIERS })),
  callOf(stepContract, ({ contract: id }) => ({ id, step: 'end', version: 2 })),
  callOf(processDailySalaryContract, ({ contract: id }) => ({ id, status: 'A' })),
  callOf(processContractHourSalary, ({ contract: contractId }) => ({ contractId, status: 'A' })),
  callOf(processRealTimeSalaryContract, ({ contract: id }) => ({ id, status: 'A' })),
  callOf(disburseBill, ({ bill: billId }) => ({ billId, paymentPassword: PAYMENT_PASSWORD })),
  callOf(viewRegisteredAffiliates, ({ link: code }) => ({ code })),
  callOf(deleteAffiliateUrl, ({ link: code }) => ({ code })),
]

let gateway: TestGateway
let things: ForeignIds
let agent: LineMember
/**
 * The top agent of another tree, an agent without downlines, and a downline of the agent whose objects are requested.
 */
let strangers: LineMember[]
let trial: { token: string }
beforeAll(async () => {
  gateway = await startGateway()
  const top = await lineMember(gateway, '1000.00', { type: 2 })
  agent = await lineMember(gateway, '0.00', { type: 1, above: top })
  const bet = randomUUID()
  const [game] = await gamesOf(gateway, ['ANS'])
  const now = gateway.ports.clock.now()
  const money = { staked: unitsOf('60000.00'), paid: 0n }
  const round = {
    vendor: 'ANS',
    nodeId: game?.nodeId ?? 0n,
    roundId: bet,
    state: 'closed',
    ...money,
    beganAt: now,
  } as const
  await writeRounds(gateway, agent.memberId, [round])
  const tiers = TIERS.map((tier) => ({ ...tier, activeMembers: 0 }))
  await topContract(gateway, top, { tiers })
  const offered = await offer(gateway, top, agent, { tiers })
  if (!offered.ok) throw new Error(offered.code)
  await step(gateway, agent, offered.value, 'accept')
  const link = await gateway.call(createAffiliateUrl, { type: 0, lastDay: null }, agent)
  if (!link.ok) throw new Error(link.code)
  things = {
    member: String(agent.memberId),
    account: agent.account,
    contract: offered.value.contractId,
    bill: await billOf(agent, now),
    bet,
    link: link.value.code,
  }
  strangers = [
    await lineMember(gateway, '100.00', { type: 2 }),
    await lineMember(gateway, '100.00', { type: 1 }),
    await lineMember(gateway, '100.00', { type: 1, above: agent }),
  ]
  const opened = await gateway.call(loginFreeplay, {})
  if (!opened.ok) throw new Error(opened.code)
  trial = opened.value
})
afterAll(() => gateway.stop())

async function billOf({ memberId }: LineMember, at: Date): Promise<string> {
  const period = periodAt('daily_salary', AURORA.zone, at.getTime())
  await createBills(payPortsOf(gateway), { merchant: AURORA, kind: 'daily_salary', period })
  const [bill] = await billsFor(gateway, memberId)
  if (!bill) throw new Error('there is no bill')
  return String(bill.id)
}

/** Returns the refusal code, or the answer. */
async function answerTo(
  { endpoint, inputFor }: ForeignCall,
  { token }: { token: string },
  of: ForeignIds,
  host = 'localhost',
) {
  const { path, method } = endpoint
  if (path.endsWith('File')) {
    const requested = new URLSearchParams(inputFor(of) as Record<string, string>)
    const answer = await gateway.fetch(`${path}?${requested}`, { method, headers: { Authorization: token } }, host)
    return answer.ok ? answer.text() : ((await answer.json()) as { errorCode: string }).errorCode
  }
  const answer = await gateway.call(endpoint, inputFor(of), { token, host })
  return answer.ok ? JSON.stringify(answer.value) : answer.code
}

const REFUSED = /^[a-z_.]+$/
const named = CALLS.map((item) => [`${item.endpoint.method} ${item.endpoint.path}`, item] as const)

test.each(named)(
  '%s answers for another team as for a missing one, reveals nothing, and logs the caller',
  async (_, requested) => {
    const warned = vi.spyOn(gateway.ports.log, 'warn')
    for (const stranger of strangers) {
      const theirs = await answerTo(requested, stranger, things)
      // A request by id is a guess and must be logged; a request by account may be a typing error.
      const logged = warned.mock.calls.flatMap(([fields]) => Object.values(fields as object))
      expect(requested.endpoint === transferToDownline || logged.includes(String(stranger.memberId))).toBe(true)
      const nobodys = await answerTo(requested, stranger, UNUSED_IDS)
      expect(theirs).toMatch(REFUSED)
      expect(theirs).toBe(nobodys)
    }
  },
)

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(named)('%s is closed to sessions of other merchants and to play money', async (_, requested) => {
  expect(await answerTo(requested, trial, things)).toBe('function.not.available')
  expect(await answerTo(requested, agent, things, 'lotus.localhost')).toBe('login.not.session')
})

test('none of these requests changed anything', async () => {
  const { db } = gateway.ports
  const { status } = await db
    .selectFrom('agent_contract')
    .select('status')
    .where('id', '=', BigInt(things.contract))
    .executeTakeFirstOrThrow()
  const [bill] = await billsFor(gateway, agent.memberId)
  const shown = await gateway.call(viewRegisteredAffiliates, { code: things.link }, agent)
  expect([status, bill?.paid, shown.ok]).toEqual(['A', '0.00', true])
})

/** Input fields that identify objects. `downline` is not one of them: it filters the caller's own list. */
const NAMES = ['parent', 'member', 'memberId', 'id', 'contractId', 'billId', 'code', 'betId']

test('every agent call that identifies a member or an object is covered', async () => {
  const declared = [...(await everyEndpoint())].filter(([, { path }]) => /^\/wps\/agent\/|AffiliateUrl/.test(path))
  const naming = declared.filter(([call, { input }]) => {
    // Inputs are objects, whose fields zod lists.
    const fields = Object.keys((input as unknown as { shape?: object }).shape ?? {})
    return call !== 'GET /wps/agent/affiliate' && fields.some((field) => NAMES.includes(field))
  })
  const known = named.map(([call]): string => call)
  expect(naming.map(([call]) => call).filter((call) => !known.includes(call))).toEqual([])
})
