import { getTeamKpi } from '@ante/contract/agents/team-kpi.ts'
import { getTeamOverview } from '@ante/contract/agents/team-overview.ts'
import { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import { listDownlines } from '@ante/contract/agents/downlines.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { gamesOf, writeRounds } from '../../launch/test/rounds.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { mainAccountOf, merchantAccount, postTransfer } from '../../wallet/public.ts'
import { countAllEvents, lineMember, problemsOf } from './test/team.ts'

type LineMember = Awaited<ReturnType<typeof lineMember>>

const gateway = sharedGateway()
let nodeId: bigint
let today: string
let agent: LineMember
beforeAll(async () => {
  const [game] = await gamesOf(gateway, ['ANS'])
  nodeId = game?.nodeId ?? 0n
  today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  agent = await lineMember(gateway, '0.00', { type: 2 })
})

const below = (above: LineMember, type: 0 | 1 = 0, balance = '0.00') => lineMember(gateway, balance, { above, type })

function play({ memberId }: LineMember, staked: string, paid: string, state: 'open' | 'closed' = 'closed') {
  const round = { vendor: 'ANS', nodeId, state, staked: unitsOf(staked), paid: unitsOf(paid), beganAt: new Date() }
  return writeRounds(gateway, memberId, [round])
}

async function give({ memberId }: LineMember, code: number, amount: string) {
  const { db, clock } = gateway.ports
  const credit = await mainAccountOf(db, memberId)
  const debit = await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'clearing' })
  const key = randomUUID()
  await postTransfer(db, {
    key,
    code: code as 6101,
    debit,
    credit,
    amount: unitsOf(amount),
    reference: key,
    at: clock.now(),
  })
}

async function valueOf<Value>(
  requested: Promise<{ ok: true; value: Value } | { ok: false; code: string }>,
): Promise<Value> {
  const answer = await requested
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function kpiOf({ token }: LineMember) {
  await countAllEvents(gateway)
  return (await valueOf(gateway.call(getTeamKpi, { startDate: today, endDate: today, size: 0 }, { token }))).footer
}
async function profitOf({ token }: LineMember, input = {}) {
  await countAllEvents(gateway)
  return valueOf(gateway.call(listTeamProfit, { range: 'today', ...input }, { token }))
}

test('each member who signed in counts once, regardless of the number of sign-ins', async () => {
  const root = await lineMember(gateway, '0.00', { type: 2 })
  const quiet = await makeTestMember(gateway, '0.00', { uplineId: root.memberId })
  expect(await kpiOf(root)).toEqual({
    teamLoginMemberCount: 0,
    teamBetMemberCount: 0,
    teamRegisterMemberCount: 1,
    teamOnlineCount: 0,
  })
  const [b, c] = [await below(root), await below(root, 1)]
  await gateway.ports.db.deleteFrom('session').where('member_id', '=', b.memberId).execute()
  await play(c, '10.00', '0.00', 'open')
  await below(c)
  const expected = {
    teamLoginMemberCount: 3,
    teamBetMemberCount: 1,
    teamRegisterMemberCount: 4,
    teamOnlineCount: 2,
  }
  expect(await kpiOf(root)).toEqual(expected)
  expect(await problemsOf(gateway)).toEqual([])
  expect(await kpiOf(root)).toEqual(expected)
  expect(await kpiOf(c)).toMatchObject({ teamLoginMemberCount: 1, teamBetMemberCount: 0, teamRegisterMemberCount: 1 })
  await gateway.ports.db.updateTable('member').set({ type: 40 }).where('id', '=', quiet).execute()
  expect(await kpiOf(root)).toMatchObject({ teamRegisterMemberCount: 3 })
  expect(await problemsOf(gateway)).toEqual([])
})

test('1,000 staked, 950 won and 5 in rebates are a loss of 45; with 120 of another player the team has won 75', async () => {
  const [b, c] = [await below(agent), await below(agent)]
  await play(c, '1000.00', '950.00')
  await give(c, 6113, '5.00')
  await give(c, 6101, '500.00')
  await give(c, 6104, '100.00')
  await play(b, '80.00', '200.00')
  expect(await problemsOf(gateway)).toEqual([])
  const { summary, rows } = await profitOf(agent)
  const row = rows.find(({ memberId }) => memberId === String(c.memberId))
  expect(row).toMatchObject({
    hasDirect: false,
    total: { betting: '1000.00', winning: '950.00', rebate: '5.00', pnl: '-45.00', deposit: '600.00' },
    categories: [{ category: 'RNG', rounds: 1, turnover: '1000.00', pnl: '-45.00' }],
  })
  expect(row?.total).toMatchObject({ agentTransferIn: '100.00', withdraw: '0.00' })
  expect(summary.total).toMatchObject({ pnl: '75.00', betting: '1080.00' })
  expect((await profitOf(agent, { summaryType: '0' })).summary.total.betting).toBe('0.00')
  expect((await profitOf(agent, { parent: String(c.memberId), summaryType: '0' })).summary.total.pnl).toBe('-45.00')
})

test('commission and salary are listed with rebates and promotions, and voided amounts are not', async () => {
  const member = await below(agent, 1)
  await give(member, 6114, '13.00')
  await give(member, 4104, '20.00')
  const { db, clock } = gateway.ports
  const debit = await mainAccountOf(db, member.memberId)
  const credit = await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'clearing' })
  const back = { code: 6214, amount: unitsOf('3.00'), at: clock.now() } as const
  await postTransfer(db, { ...back, key: randomUUID(), debit, credit, reference: 'x' })
  const { summary } = await profitOf(agent, { parent: String(member.memberId) })
  expect(summary.total).toMatchObject({ rebate: '10.00', agentCommission: '10.00', promotion: '20.00', pnl: '30.00' })
  expect(summary.categories.map(({ category }) => category)).toEqual(['LOTT', null])
  expect(await problemsOf(gateway)).toEqual([])
})

test('the overview shows member count, balance and activity', async () => {
  const root = await lineMember(gateway, '10.00', { type: 2 })
  const middle = await below(root, 1, '20.00')
  const low = await below(middle, 0, '30.50')
  await play(low, '5.00', '9.00')
  const { token } = root
  const requested = gateway.ports.clock.now().getTime()
  await countAllEvents(gateway)
  const overview = await valueOf(gateway.call(getTeamOverview, {}, { token }))
  expect(overview).toMatchObject({
    teamSize: 3,
    teamBalance: '60.50',
    people: { teamLoginMemberCount: 2, teamBetMemberCount: 1, teamRegisterMemberCount: 2, teamOnlineCount: 2 },
    total: { betting: '5.00', pnl: '4.00' },
    categories: [{ category: 'RNG' }],
    from: today,
  })
  expect(Date.parse(overview.countedAt)).toBeGreaterThanOrEqual(requested)
  expect(await problemsOf(gateway)).toEqual([])
})

test('downline lists lead down the tree; a search finds accounts at any depth, but none outside the team', async () => {
  const root = await lineMember(gateway, '0.00', { type: 2 })
  const middle = await lineMember(gateway, '7.00', { above: root, type: 1, account: 'heron-middle' })
  const low = await lineMember(gateway, '3.00', { above: middle, account: 'Heron-Low' })
  await makeTestMember(gateway, '0.00', { account: 'heron-outside' })
  await countAllEvents(gateway)
  const list = (input = {}) => valueOf(gateway.call(listDownlines, input, { token: root.token }))
  expect(await list()).toMatchObject({
    downlines: [
      {
        customerName: 'heron-middle',
        type: 1,
        hasDirect: true,
        active: true,
        teamSize: 2,
        teamBalance: '10.00',
        accountBalance: '7.00',
      },
    ],
    line: [{ memberId: String(root.memberId) }],
    next: null,
    totals: { teamSize: 3, teamBalance: '10.00' },
    currency: 'PHP',
  })
  const inside = await list({ parent: String(middle.memberId) })
  expect(inside.downlines.map(({ customerName }) => customerName)).toEqual(['Heron-Low'])
  expect(inside.line.map(({ customerName }) => customerName)).toEqual([root.account, 'heron-middle'])
  expect((await list({ search: 'HERON' })).downlines.map(({ customerName }) => customerName)).toEqual([
    'He***w',
    'heron-middle',
  ])
  expect((await list({ search: '%' })).downlines).toEqual([])

  const outside = [String(agent.memberId), '999999999999999999']
  for (const parent of outside) {
    const refused = { ok: false, status: 403, code: 'function.not.available' }
    expect(await gateway.call(listDownlines, { parent }, { token: root.token })).toMatchObject(refused)
    expect(await gateway.call(listTeamProfit, { parent }, { token: root.token })).toMatchObject(refused)
    expect(await gateway.call(listDownlines, { parent: String(root.memberId) }, { token: middle.token })).toMatchObject(
      refused,
    )
  }
  expect(await gateway.call(listDownlines, { parent: "1' or true" }, { token: root.token })).toMatchObject({
    code: 'request.invalid',
  })
  const trial = await valueOf(gateway.call(loginFreeplay, {}))
  for (const token of [low.token, trial.token]) {
    expect(await gateway.call(listDownlines, {}, { token })).toMatchObject({ code: 'function.not.available' })
    expect(await gateway.call(getTeamOverview, {}, { token })).toMatchObject({ code: 'function.not.available' })
    expect(await gateway.call(getTeamKpi, { startDate: today, endDate: today }, { token })).toMatchObject({
      code: 'function.not.available',
    })
  }
})

test('pages have twenty rows, and the next page begins after the last of them', async () => {
  const root = await lineMember(gateway, '0.00', { type: 2 })
  for (let index = 0; index < 22; index++) await makeTestMember(gateway, '0.00', { uplineId: root.memberId })
  const first = await profitOf(root)
  const second = await profitOf(root, { after: first.next ?? '' })
  expect([first.rows.length, second.rows.length, second.next]).toEqual([20, 2, null])
  expect(new Set([...first.rows, ...second.rows].map(({ memberId }) => memberId)).size).toBe(22)
})
