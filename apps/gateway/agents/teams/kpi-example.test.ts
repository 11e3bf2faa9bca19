import { getTeamKpi } from '@ante/contract/agents/team-kpi.ts'
import { login } from '@ante/contract/identity/session.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { gamesOf, writeRounds } from '../../launch/test/rounds.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { dayFromNow } from '../rebates/test/income-fixtures.ts'
import { countAllEvents, problemsOf } from './test/team.ts'

// The worked example of domain handbook 6.3: team A{B, C, D}. D is a trial player there; the database allows no trial
// player below a member, so D is a tester here, who is not counted either.

let gateway: TestGateway
let nodeId: bigint
beforeAll(async () => {
  gateway = await startGateway()
  const [game] = await gamesOf(gateway, ['ANS'])
  nodeId = game?.nodeId ?? 0n
})
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

let made = 0
/** Creates a member who registered yesterday or today. */
async function member(registered: 'yesterday' | 'today', requested: { type?: 0 | 1 | 2 | 40; uplineId?: bigint } = {}) {
  gateway.ports.clock.offsetMs = registered === 'today' ? 0 : -DAY_MS
  const account = `kpi-member-${made++}`
  const id = await makeTestMember(gateway, '0.00', { ...requested, account })
  gateway.ports.clock.offsetMs = 0
  return { id, account }
}

async function signIn({ account: username }: { account: string }): Promise<string> {
  const session = await gateway.call(login, { type: 'username', username, password: 'Secret2026' })
  if (!session.ok) throw new Error(session.code)
  return session.value.token
}

/**
 * Creates A with B, C and D below; B registers yesterday or today; then B signs in twice, C signs in once and bets, and
 * D signs in.
 */
async function exampleTeam(bRegisters: 'yesterday' | 'today') {
  const a = await member('yesterday', { type: 2 })
  const [b, c, d] = [
    await member(bRegisters, { uplineId: a.id }),
    await member('yesterday', { uplineId: a.id, type: 1 }),
    await member('yesterday', { uplineId: a.id, type: 40 }),
  ]
  for (const item of [b, b, c, d]) await signIn(item)
  const round = { vendor: 'ANS', nodeId, staked: unitsOf('10.00'), paid: 0n, beganAt: new Date() }
  await writeRounds(gateway, c.id, [{ ...round, state: 'open' }])
  return { a, c }
}

async function kpiOf(a: { account: string }) {
  const token = await signIn(a)
  await countAllEvents(gateway)
  const today = await dayFromNow(gateway, 0)
  const answer = await gateway.call(getTeamKpi, { startDate: today, endDate: today }, { token })
  if (!answer.ok) throw new Error(answer.code)
  const { teamLoginMemberCount, teamBetMemberCount, teamRegisterMemberCount, teamOnlineCount } = answer.value.footer
  return { login: teamLoginMemberCount, bet: teamBetMemberCount, register: teamRegisterMemberCount, teamOnlineCount }
}

test('two members have signed in, one has bet, none has registered, and members active in the last five minutes are online', async () => {
  const { a } = await exampleTeam('yesterday')
  expect(await kpiOf(a)).toEqual({ login: 2, bet: 1, register: 0, teamOnlineCount: 2 })
  gateway.ports.clock.offsetMs = 5 * 60_000 + 1_000
  expect(await kpiOf(a)).toMatchObject({ login: 2, teamOnlineCount: 0 })
  expect(await problemsOf(gateway)).toEqual([])
})

test('one member has registered if B did so today; a registration of E below C counts too', async () => {
  const { a, c } = await exampleTeam('today')
  expect(await kpiOf(a)).toMatchObject({ login: 2, bet: 1, register: 1 })
  await member('today', { uplineId: c.id })
  expect(await kpiOf(a)).toMatchObject({ login: 2, bet: 1, register: 2 })
  expect(await problemsOf(gateway)).toEqual([])
})
