import { randomInt } from 'node:crypto'

import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'

import { everyEndpoint } from '../test/every-endpoint.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { LESS, offer, topContract } from './contracts/test/contract-bench.ts'
import { lineMember } from './teams/test/team.ts'

/** The calls of agents, and of those with whom they have contracts. */
const OF_AGENTS = /^\/wps\/agent\/|AffiliateUrl|RegisteredAffiliates|ODSFE2_getTeam|MCSFE_process|\/wallets\/line/

let gateway: TestGateway
let endpoints: Endpoint[]
let token: string
let downline: string
let contract: string
beforeAll(async () => {
  gateway = await startGateway({ trustedProxy: '127.0.0.1' })
  endpoints = [...(await everyEndpoint()).values()].filter(({ path }) => OF_AGENTS.test(path))
  const agent = await lineMember(gateway, '100.00', { type: 2 })
  token = agent.token
  const below = await lineMember(gateway, '0.00', { type: 1, above: agent })
  await topContract(gateway, agent)
  const offered = await offer(gateway, agent, below, { tiers: LESS })
  if (!offered.ok) throw new Error(offered.code)
  downline = String(below.memberId)
  contract = offered.value.contractId
})
afterAll(() => gateway.stop())

const WILD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '9'.repeat(18),
  '9223372036854775808',
  '9'.repeat(400),
  '%_\\',
  "'",
  '\0',
  'a\0b',
  '😀',
  'İ',
]
const WILD_PLACES = ['99999999999999999.1.9999999999999999999', '0.0.0', 'L999999999999', '1000-01-01', '9999-12-31']
const WILD_GET = [...WILD_TEXTS, ...WILD_PLACES]
const WILD: unknown[] = [...WILD_GET, 0, -1, 1e21, 2 ** 53, true, null, [], [[]], {}]

/** What a call is content with, by the names of its fields. */
const usual = (): Record<string, unknown> => ({
  parent: downline,
  member: downline,
  memberId: downline,
  downline,
  id: contract,
  contractId: contract,
  vendor: 'ANS',
  betId: 'any',
  billId: '1',
  code: 'ABCDEFG',
  kind: 'daily_salary',
  category: 'LIVE',
  version: 1,
  tiers: LESS,
  step: 'accept',
  status: 'A',
  text: 'Good day',
  type: 0,
  lastDay: null,
  day: '2026-11-01',
  startDate: '2026-11-01',
  endDate: '2026-11-02',
  size: 0,
  to: 'nobody',
  amount: '1.00',
  paymentPassword: '271828',
})

/** Such calls, each with something in one field that nobody types but that it lets in. */
function saidTo({ input, method }: Endpoint): Record<string, unknown>[] {
  // Their inputs are objects, whose fields zod tells.
  const fields = Object.entries((input as unknown as { shape?: Record<string, z.ZodMiniType> }).shape ?? {})
  const isLetIn = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success
  const sensible = fields.flatMap(([name, schema]) => {
    const value = usual()[name]
    return value !== undefined && isLetIn(schema, value) ? [[name, value] as const] : []
  })
  const wild = method === 'GET' ? WILD_GET : WILD
  return fields.flatMap(([name, schema]) =>
    wild.filter((value) => isLetIn(schema, value)).map((value) => ({ ...Object.fromEntries(sensible), [name]: value })),
  )
}

async function statusOf(endpoint: Endpoint, said: Record<string, unknown>): Promise<number> {
  // Each time from elsewhere, so that nobody is told that it is too much.
  const from = `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`
  const headers = { 'X-Forwarded-For': from, [header.authorization]: token }
  if (!endpoint.path.endsWith('File')) {
    const answer = await gateway.call(endpoint, said, { headers })
    return answer.ok ? 200 : answer.status
  }
  const query = new URLSearchParams(
    Object.entries(said).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const answer = await gateway.fetch(`${endpoint.path}?${query}`, { headers })
  // A file that is broken off is a defect as well.
  await answer.text()
  return answer.status
}

test('whatever is asked of agents is answered or refused, and no file breaks off', async () => {
  const failed: unknown[] = []
  for (const endpoint of endpoints) {
    for (const said of saidTo(endpoint)) {
      const status = await statusOf(endpoint, said).catch(String)
      if (typeof status === 'string' || status >= 500) failed.push([endpoint.path, said, status])
    }
  }
  expect(failed).toEqual([])
}, 120_000)
