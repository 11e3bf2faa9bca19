import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'

import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import type { Envelope } from '@ante/contract/kit/refusal.ts'
import type { MemberType } from '@ante/contract/member/member-type.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildApp } from '../app.ts'
import { everyEndpoint } from './every-endpoint.ts'
import { makeTestMember } from './make-test-member.ts'
import { routesServed } from './routes-served.ts'
import { startGateway } from './start-gateway.ts'
import type { TestGateway } from './start-gateway.ts'

const PAGE = join(import.meta.dirname, '..', '..', '..', 'docs', 'access.md')
const TYPES: readonly MemberType[] = [0, 1, 2, 4, 40, 41, 42]

/** A group of callers in docs/access.md, by the name that the page uses. */
interface Group {
  isForVisitors: boolean
  types: number[]
}

const lines = readFileSync(PAGE, 'utf8').split('\n')
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''))
const groups = new Map(
  lines.flatMap((line): [string, Group][] => {
    const [name = '', visitors = '', types = ''] = cellsOf(line)
    if (visitors !== 'yes' && visitors !== 'no') return []
    return [[name, { isForVisitors: visitors === 'yes', types: types.split(', ').filter(Boolean).map(Number) }]]
  }),
)
const besides = lines.indexOf('## Besides the contract')
const callersOf = (some: readonly string[]) =>
  new Map(
    some.flatMap((line): [string, string][] => {
      const [call = '', caller = ''] = cellsOf(line)
      return /^(GET|POST|PUT|DELETE) \//.test(call) ? [[call, caller]] : []
    }),
  )
const whoMay = callersOf(lines.slice(0, besides))
const whoElse = callersOf(lines.slice(besides))

let gateway: TestGateway
let endpoints: Map<string, Endpoint>
beforeAll(async () => {
  gateway = await startGateway()
  endpoints = await everyEndpoint()
})
afterAll(() => gateway.stop())

async function tokenOf(type: MemberType): Promise<string> {
  const account = `t${randomUUID().replaceAll('-', '').slice(0, 12)}`
  if (type !== 4) await makeTestMember(gateway, '0.00', { type, account })
  const entered =
    type === 4
      ? await gateway.call(loginFreeplay, {})
      : await gateway.call(login, { type: 'username', username: account, password: 'Secret2026' })
  if (!entered.ok) throw new Error(entered.code)
  return entered.value.token
}

/** Makes the call with empty input; returns the code of the answer. Only refusals because of the caller matter here. */
async function codeOf({ method, path }: Endpoint, token: string | null): Promise<string> {
  const isRead = method === 'GET'
  const answer = await gateway.fetch(path.replaceAll(/:\w+/g, '1'), {
    method,
    headers: {
      [header.idempotencyKey]: randomUUID(),
      ...(token !== null && { [header.authorization]: token }),
      ...(!isRead && { 'Content-Type': 'application/json' }),
    },
    ...(!isRead && { body: '{}' }),
  })
  const isFile = !answer.headers.get('content-type')?.includes('json')
  const envelope = isFile ? null : ((await answer.json()) as Envelope)
  return envelope?.success === false ? envelope.errorCode : 'answered'
}

const CLOSES_SESSIONS = /\/(logout|sessions)/

/** Returns every call whose answer for a member type differs from the page. */
async function wrongFor(type: MemberType | null): Promise<string[]> {
  const wrong: string[] = []
  let token = type === null ? null : await tokenOf(type)
  for (const [call, endpoint] of endpoints) {
    const code = await codeOf(endpoint, token)
    const { isForVisitors, types } = groups.get(whoMay.get(call) ?? '') ?? { isForVisitors: false, types: [] }
    const isAllowed = type === null ? isForVisitors : types.includes(type)
    if (outcomeOf(code) !== (isAllowed ? 'let in' : refusalFor(whoMay.get(call), type))) wrong.push(`${call}: ${code}`)
    if (type !== null && CLOSES_SESSIONS.test(call)) token = await tokenOf(type)
  }
  return wrong
}

const REFUSALS = ['login.not.session', 'function.not.available', 'route.not.found']
const outcomeOf = (code: string) => (REFUSALS.includes(code) ? code : 'let in')

function refusalFor(caller: string | undefined, type: MemberType | null): string {
  if (caller === 'elsewhere' || caller === 'console' || caller === 'staff') return 'route.not.found'
  return type === null ? 'login.not.session' : 'function.not.available'
}

test('the page lists every call of the contract, and no other', () => {
  expect([...whoMay.keys()].toSorted()).toEqual([...endpoints.keys()].toSorted())
  expect([...new Set(whoMay.values())].filter((caller) => !groups.has(caller))).toEqual([])
})

test('the server’s routes are exactly the calls of the page, except those that other servers provide', async () => {
  const { server, stop } = await buildApp(gateway.ports)
  await server.ready()
  const here = [...whoMay].flatMap(([call, caller]) => (caller === 'elsewhere' ? [] : [call]))
  expect(routesServed(server).toSorted()).toEqual([...here, ...whoElse.keys()].toSorted())
  await stop()
})

/** Routes of vendor protocols outside the contract have different formats of refusals. */
test('a vendor’s route outside the contract reveals nothing to a caller without signature', async () => {
  const vendorEndpoints = [...whoElse].filter(([, caller]) => caller === 'vendors')
  const telling: string[] = []
  for (const [call] of vendorEndpoints) {
    const path = call.slice('POST '.length).replace(':vendor', 'CRB')
    const json = { 'Content-Type': 'application/json' }
    const answer = await gateway.fetch(path, { method: 'POST', headers: json, body: '{}' })
    if (/"?balance"?[:=]/i.test(await answer.text())) telling.push(call)
  }
  expect(telling).toEqual([])
  expect(vendorEndpoints.length).toBeGreaterThan(0)
})

test('a caller without session may make only public calls', async () => {
  expect(await wrongFor(null)).toEqual([])
})

test.each(TYPES)('a member of type %d may make only the calls permitted to that type', async (type) => {
  expect(await wrongFor(type)).toEqual([])
})

test('a session of one merchant is not valid at another', async () => {
  const token = await tokenOf(2)
  const own = [...endpoints.values()].filter(({ access, path }) => access === 'member' && !path.includes(':'))
  const codes = own.map(async ({ method, path }) => {
    const answer = await gateway.fetch(path, { method, headers: { [header.authorization]: token } }, 'lotus.localhost')
    return ((await answer.json()) as { errorCode?: string }).errorCode
  })
  const reached = (await Promise.all(codes)).filter((code) => code !== 'login.not.session')
  expect(reached.filter((code) => code !== 'function.not.available')).toEqual([])
})

test('vendors are authenticated only by their signature', async () => {
  const calls = [...endpoints].filter(([call]) => whoMay.get(call) === 'vendors')
  const codes = await Promise.all(calls.map(([, endpoint]) => codeOf(endpoint, null)))
  expect(new Set(codes)).toEqual(new Set(['seamless.signature.invalid']))
})
