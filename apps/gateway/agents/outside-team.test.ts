import { getTeamBet } from '@ante/contract/agents/bet-detail.ts'
import { listTeamBets, teamBetsFile } from '@ante/contract/agents/bets.ts'
import { listContracts, offerContract } from '@ante/contract/agents/contracts.ts'
import { getDownline, listDownlineRecords, promoteDownline } from '@ante/contract/agents/downline.ts'
import { downlinesFile, listDownlines } from '@ante/contract/agents/downlines.ts'
import { getDownlineRates, putDownlineRates } from '@ante/contract/agents/rebates.ts'
import { sendTeamMessage } from '@ante/contract/agents/team-message.ts'
import { teamProfitFile } from '@ante/contract/agents/team-profit-file.ts'
import { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import type { Envelope } from '@ante/contract/kit/refusal.ts'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { toJSONSchema } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeTestMember } from '../test/make-test-member.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { lineMember, moveBelow } from './teams/test/team.ts'

type LineMember = Awaited<ReturnType<typeof lineMember>>

interface Asking {
  endpoint: Endpoint
  of(memberId: string): Record<string, unknown>
  /** Those directly below are asked for alone; else the whole team. */
  isOfDirect?: true
}

const TIERS = [{ minVolume: '10000.00', activeMembers: 2, rateType: 'P', rate: '0.3' }]
const parent = (memberId: string) => ({ parent: memberId })
const memberId = (id: string) => ({ memberId: id })

/** Every call in which an agent names somebody by his number. */
const ASKING: Asking[] = [
  { endpoint: listDownlines, of: parent },
  { endpoint: downlinesFile, of: parent },
  { endpoint: listTeamProfit, of: parent },
  { endpoint: teamProfitFile, of: parent },
  { endpoint: listTeamBets, of: parent },
  { endpoint: teamBetsFile, of: parent },
  { endpoint: getTeamBet, of: (member) => ({ member, vendor: 'ANS', betId: 'any' }) },
  { endpoint: getDownline, of: memberId },
  { endpoint: listDownlineRecords, of: memberId, isOfDirect: true },
  { endpoint: promoteDownline, of: memberId, isOfDirect: true },
  { endpoint: sendTeamMessage, of: (id) => ({ memberId: id, text: 'Hello' }), isOfDirect: true },
  { endpoint: getDownlineRates, of: memberId, isOfDirect: true },
  { endpoint: putDownlineRates, of: memberId, isOfDirect: true },
  {
    endpoint: offerContract,
    of: (downline) => ({ kind: 'daily_salary', category: 'CONS', downline, tiers: TIERS }),
    isOfDirect: true,
  },
]

/** Of those whom a list of one's own contracts may be narrowed to: of a stranger there are none. */
const HARMLESS = new Set([listContracts.path])
const NAMES = new Set(['parent', 'member', 'memberId', 'downline'])

let gateway: TestGateway
let agent: LineMember
let deep: LineMember
const strangers: Record<string, string> = {}
beforeAll(async () => {
  gateway = await startGateway()
  const root = await lineMember(gateway, '0.00', { type: 2 })
  agent = await lineMember(gateway, '0.00', { type: 1, above: root })
  const beside = await lineMember(gateway, '0.00', { type: 1, above: root })
  const direct = await lineMember(gateway, '0.00', { type: 1, above: agent })
  deep = await lineMember(gateway, '0.00', { above: direct })
  const elsewhere = await makeTestMember(gateway, '0.00', { merchantCode: 'lotus', account: direct.account })
  strangers['his own upline'] = String(root.memberId)
  strangers['the agent beside him'] = String(beside.memberId)
  strangers['a player of another team'] = String((await lineMember(gateway, '0.00', { above: beside })).memberId)
  strangers['the same account at another merchant'] = String(elsewhere)
})
afterAll(() => gateway.stop())

/** What comes back, without what differs from call to call. */
async function answerOf({ endpoint, of }: Asking, id: string): Promise<string> {
  const { method, path } = endpoint
  const input = of(id)
  const isRead = method === 'GET'
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const answer = await gateway.fetch(isRead ? `${path}?${query}` : path, {
    method,
    headers: {
      [header.authorization]: agent.token,
      [header.idempotencyKey]: randomUUID(),
      ...(!isRead && { 'Content-Type': 'application/json' }),
    },
    ...(!isRead && { body: JSON.stringify(input) }),
  })
  if (!answer.headers.get('content-type')?.includes('json')) return 'a file'
  const envelope = (await answer.json()) as Envelope
  if (envelope.success) return 'answered'
  const { errorCode, ...rest } = envelope
  return `${answer.status} ${errorCode} ${JSON.stringify('details' in rest ? rest.details : null)}`
}

const nameOf = ({ endpoint: { method, path } }: Asking) => `${method} ${path}`
const NOBODY = '900000000000000'

test('every call that names somebody by his number is tried here', async () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'packages', 'contract', 'agents')
  const naming: string[] = []
  for (const file of readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))) {
    for (const declared of Object.values((await import(join(folder, file))) as Record<string, unknown>)) {
      if (!isEndpoint(declared) || (HARMLESS.has(declared.path) && declared.method === 'GET')) continue
      const { properties = {} } = toJSONSchema(declared.input, { io: 'input', unrepresentable: 'any' })
      if (Object.keys(properties).some((name) => NAMES.has(name))) naming.push(`${declared.method} ${declared.path}`)
    }
  }
  expect([...new Set(naming)].toSorted()).toEqual(ASKING.map(nameOf).toSorted())
})

const isEndpoint = (declared: unknown): declared is Endpoint =>
  typeof declared === 'object' && declared !== null && 'path' in declared && 'input' in declared

test.each(ASKING.map((asking) => [nameOf(asking), asking] as const))(
  '%s tells of nobody outside the team, and not even whether he is there',
  async (_, asking) => {
    const ofNobody = await answerOf(asking, NOBODY)
    expect(ofNobody).toMatch(/^4\d\d (function\.not\.available|contract\.downline\.unavailable) /)
    for (const [who, id] of Object.entries(strangers)) {
      expect([who, await answerOf(asking, id)]).toEqual([who, ofNobody])
    }
    const isDeepRefused = (await answerOf(asking, String(deep.memberId))) === ofNobody
    expect(isDeepRefused).toBe(asking.isOfDirect === true)
  },
)

test('who is moved out of the team is a stranger from then on', async () => {
  const reading = ASKING.filter(({ isOfDirect }) => !isOfDirect)
  const leaver = await lineMember(gateway, '0.00', { above: agent })
  const id = String(leaver.memberId)
  for (const asking of reading) expect(await answerOf(asking, id)).not.toContain('function.not.available')
  await moveBelow(gateway, leaver.memberId, null)
  for (const asking of reading) expect(await answerOf(asking, id)).toBe(await answerOf(asking, NOBODY))
})
