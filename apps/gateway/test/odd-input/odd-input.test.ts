import { login } from '@ante/contract/identity/session.ts'
import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { shareOfGate } from '../gate-share.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { LOWER_TIERS, offer, topContract } from '../../agents/contracts/test/contract-fixtures.ts'
import { lineMember } from '../../agents/teams/test/team.ts'
import { buildApp } from '../../app.ts'
import { vendorOf } from '../../launch/test/vendor.ts'
import { inTransaction } from '../../kit/db.ts'
import { openStaffSession } from '../../staff/sessions/sessions.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import { everyEndpoint } from '../every-endpoint.ts'
import { routesServed } from '../routes-served.ts'
import { startGateway } from '../start-gateway.ts'
import type { TestGateway } from '../start-gateway.ts'
import { oddCalls } from './odd-calls.ts'
import type { OddCall } from './odd-calls.ts'
import { sendRaw, STAFF_ADDRESS } from './send-raw.ts'
import { validInputs } from './valid-input.ts'
import type { Known } from './valid-input.ts'

/** Maximum number of concurrent calls: more would only wait for each other. */
const AT_ONCE = 12

let gateway: TestGateway
let endpoints: Endpoint[]
let known: Known
let account: string
let token: string
let staffId: bigint
let staffToken: string
beforeAll(async () => {
  gateway = await startGateway({ trustedProxy: '127.0.0.1' })
  endpoints = await endpointsServed()
  await vendorOf(gateway)
  known = await knownOfAgent()
  staffId = (await newStaff(gateway, { roles: [['platform-owner', null]] })).id
  await openConsole()
}, 120_000)
afterAll(() => gateway.stop())

/** Endpoints of the contract, without those served by third parties. */
async function endpointsServed(): Promise<Endpoint[]> {
  const { server, stop } = await buildApp(gateway.ports)
  await server.ready()
  const served = new Set(routesServed(server))
  await stop()
  return [...(await everyEndpoint())].flatMap(([call, endpoint]) => (served.has(call) ? [endpoint] : []))
}

/** Signs in an agent with a contract, and returns values that are valid for this agent. */
async function knownOfAgent(): Promise<Known> {
  const agent = await lineMember(gateway, '100.00', { type: 2 })
  ;({ account, token } = agent)
  const below = await lineMember(gateway, '0.00', { type: 1, above: agent })
  await topContract(gateway, agent)
  const offered = await offer(gateway, agent, below, { tiers: LOWER_TIERS })
  if (!offered.ok) throw new Error(offered.code)
  const downline = String(below.memberId)
  const game = await gateway.ports.db.selectFrom('lottery_game').select('id').executeTakeFirstOrThrow()
  return {
    parent: downline,
    member: downline,
    memberId: downline,
    downline,
    id: offered.value.contractId,
    contractId: offered.value.contractId,
    version: 1,
    tiers: LOWER_TIERS,
    startDate: '2026-11-01',
    endDate: '2026-11-02',
    from: '2026-11-01',
    to: '2026-11-02',
    gameId: game.id,
    prizeMode: 'Lott',
    prizeModeId: 1,
    vendor: 'ANS',
    typeId: 2,
    paymentPassword: '271828',
  }
}

async function signInAgain(): Promise<void> {
  const entered = await gateway.call(login, { type: 'username', username: account, password: 'Secret2026' })
  if (!entered.ok) throw new Error(entered.code)
  token = entered.value.token
}

/** Values that calls of the operator console accept. */
const KNOWN_OF_STAFF: Known = {
  // Two shortcuts cannot have the same key.
  shortcuts: { approve: 'y' },
  language: 'en',
  merchant: 'aurora',
  subject: 'flags',
  action: 'update',
  networks: ['10.0.0.0/8'],
  binding: 'a'.repeat(64),
  permission: 'wallet.balance.read',
  role: 'finance',
  account: '1',
  password: 'sturdy lantern harbour',
  id: '1',
  item: '1',
  // Of a promotion: a draft may be incomplete.
  rules: {},
}

async function openConsole(): Promise<void> {
  const { db, clock } = gateway.ports
  await db.updateTable('staff_account').set({ state: 'active', leaves_at: null }).where('id', '=', staffId).execute()
  const opening = { staffId, kind: 'console', ip: STAFF_ADDRESS, userAgent: '', now: clock.now() } as const
  ;({ token: staffToken } = await inTransaction(db, (tx) => openStaffSession(tx, opening)))
}

/** Refusals because of services that a test gateway does not have, which are no defects. */
const MISSING = ['sender.unavailable', 'social.unavailable']
const isSound = ({ status, code }: { status: number; code: string }) =>
  (status >= 200 && status < 500) || MISSING.includes(code)

const isOfStaff = ({ endpoint }: OddCall): boolean => endpoint.access === 'staff'

/** Makes a call; returns null when it is answered correctly, otherwise the problem. */
async function problemOf(call: OddCall): Promise<unknown> {
  const usedToken = staffToken
  const answered = await sendRaw(gateway, { ...call, token, staffToken }).catch((error: unknown) => ({
    status: 0,
    code: String(error),
    fields: [],
  }))
  if (answered.code === 'login.not.session' && call.endpoint.access === 'member') {
    await signInAgain()
    return problemOf(call)
  }
  if (answered.code === 'staff.session.ended' || (isOfStaff(call) && answered.code === 'login.not.session')) {
    // Several concurrent calls may find that the session has ended; only the first one opens a new session.
    if (usedToken === staffToken) await openConsole()
    return problemOf(call)
  }
  const { status, code, fields } = answered
  // Of a field that is a list or a number, the refusal may name the entry: `codes.0`.
  const namesField = (field: string) => field === call.field || field.startsWith(`${call.field}.`)
  const isNamed = fields.some((field) => namesField(field) || (!call.isRefusedByField && field !== ''))
  const isRight = call.isRefused || code === 'request.invalid' ? status === 400 && isNamed : isSound(answered)
  const isNoAddress = isSound(answered) && call.endpoint.path.includes(`:${call.field}`)
  if (isRight || isNoAddress) return null
  const cutJson = call.odd.json.slice(0, 40)
  return `${call.endpoint.method} ${call.endpoint.path} ${call.field}=${cutJson}: ${status} ${code} ${fields.join(' ')}`
}

test('no value of any field of the contract causes a server error, and a refusal names the field', async () => {
  const calls = endpoints.flatMap((endpoint) =>
    validInputs(endpoint, endpoint.path.startsWith('/console/') ? KNOWN_OF_STAFF : known).flatMap((valid) =>
      oddCalls(endpoint, valid),
    ),
  )
  const problems: unknown[] = []
  // The numbers of values per field are no multiples of the number of shares: each share has other values of each field.
  const waiting = shareOfGate(calls).values()
  const worker = async () => {
    for (const call of waiting) {
      const problem = await problemOf(call)
      if (problem !== null) problems.push(problem)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(problems).toEqual([])
}, 300_000)
