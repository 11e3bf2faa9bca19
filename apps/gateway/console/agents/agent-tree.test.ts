import { randomUUID } from 'node:crypto'

import { findAgents, listAgents, showAgent, showAgentPath, showAgentRates } from '@ante/contract/console/agents.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { countAllEvents, lineMember } from '../../agents/teams/test/team.ts'
import { play } from '../../promotions/test/rebate-fixtures.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

const merchant = 'aurora'

type Line = Awaited<ReturnType<typeof lineMember>>

let gateway: TestGateway
let staff: StaffMember
let root: Line
let agent: Line
let player: Line
beforeAll(async () => {
  gateway = await startGateway()
  staff = await newStaff(gateway, { roles: [['agent-manager', merchant]], merchantCode: merchant })
  root = await lineMember(gateway, '0.00', { type: 2, account: 'tree-root' })
  agent = await lineMember(gateway, '10.00', { type: 1, above: root, account: 'tree-agent' })
  player = await lineMember(gateway, '20.00', { above: agent, account: 'tree-player' })
  await lineMember(gateway, '5.00', { above: root, account: 'tree-direct' })
})
afterAll(() => gateway.stop())

const branch = async (input: { parent?: string; kind?: 'agents' | 'players'; after?: string; size?: number }) => {
  const answer = await staff.call(listAgents, { merchant, ...input })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

test('the roots and each branch are read by themselves, with the sums of whole teams and their time', async () => {
  await play(gateway, player, { category: 'RNG', staked: '100.00', paid: '40.00' })
  await countAllEvents(gateway)
  const roots = await branch({})
  const [first] = roots.rows.filter(({ account }) => account === 'tree-root')
  expect(first).toMatchObject({
    id: String(root.memberId),
    type: 2,
    members: 3,
    sums: { bets: '100.00', deposits: expect.any(String) },
  })
  expect(Date.parse(roots.countedAt)).toBeGreaterThan(0)
  expect(roots.rows.every(({ account }) => !['tree-agent', 'tree-player'].includes(account))).toBe(true)
  const agents = await branch({ parent: String(root.memberId) })
  expect(agents.rows).toMatchObject([{ account: 'tree-agent', members: 1, sums: { bets: '100.00' } }])
  const players = await branch({ parent: String(root.memberId), kind: 'players' })
  expect(players.rows.map(({ account, sums }) => [account, sums.bets])).toEqual([['tree-direct', '0.00']])
})

test('a branch is read page by page, newest first, each member once', async () => {
  const top = await lineMember(gateway, '0.00', { type: 2 })
  const below: string[] = []
  for (let made = 0; made < 5; made++)
    below.unshift(String((await lineMember(gateway, '0.00', { type: 1, above: top })).memberId))
  const read: string[] = []
  let after: string | undefined
  do {
    const { rows, next } = await branch({
      parent: String(top.memberId),
      size: 2,
      ...(after !== undefined && { after }),
    })
    read.push(...rows.map(({ id }) => id))
    after = next ?? undefined
  } while (after !== undefined)
  expect(read).toEqual(below)
})

test('an account is found by its beginning, and the path to it has the whole line', async () => {
  const found = await staff.call(findAgents, { merchant, account: 'TREE-PLAY' })
  expect(found).toMatchObject({ value: { found: [{ account: 'tree-player', line: ['tree-root', 'tree-agent'] }] } })
  const path = await staff.call(showAgentPath, { merchant, agent: String(player.memberId) })
  expect(path.ok && path.value.rows.map(({ account }) => account)).toEqual(['tree-root', 'tree-agent', 'tree-player'])
  expect(await staff.call(findAgents, { merchant, account: '%' })).toMatchObject({ value: { found: [] } })
})

test('a member is shown with the line, the state, the sums of the days and the quotas', async () => {
  const today = dayOf('Asia/Manila', gateway.ports.clock.now().getTime())
  const show = (from: string, until: string) =>
    staff.call(showAgent, { merchant, agent: String(player.memberId), from, until })
  expect(await show(today, today)).toMatchObject({
    value: {
      line: [{ account: 'tree-root' }, { account: 'tree-agent' }],
      blocked: [],
      waiting: null,
      categories: [{ category: 'RNG', bets: '100.00', result: '60.00' }],
      quotas: expect.arrayContaining([{ kind: 'dividend', used: 0, most: 200 }]),
    },
  })
  const before = plusDays(today, -3)
  expect(await show(before, before)).toMatchObject({ value: { agent: { sums: { bets: '0.00' } }, categories: [] } })
  expect(await show(today, before)).toMatchObject({ code: 'agent.days.invalid', details: { most: 92 } })
  expect(await show(plusDays(today, -92), today)).toMatchObject({ code: 'agent.days.invalid' })
  expect(await show(plusDays(today, -91), today)).toMatchObject({ ok: true })
})

test('rates are shown beside those of the upline', async () => {
  const shown = await staff.call(showAgentRates, { merchant, agent: String(agent.memberId) })
  if (!shown.ok) throw new Error(shown.code)
  expect(shown.value.rates.map(({ category }) => category)).toContain('RNG')
  for (const { today, tomorrow, highest } of shown.value.rates) {
    expect(tomorrow).toBe(today)
    expect(Number(today)).toBeLessThanOrEqual(Number(highest))
  }
})

test('members of another merchant, and missing ones, are answered alike', async () => {
  const foreign = await gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('merchant_code', '<>', merchant)
    .executeTakeFirst()
  for (const id of [...(foreign ? [String(foreign.id)] : []), '999999999999'])
    for (const answer of [
      await staff.call(showAgent, { merchant, agent: id }),
      await staff.call(listAgents, { merchant, parent: id }),
      await staff.call(showAgentPath, { merchant, agent: id }),
    ])
      expect(answer).toMatchObject({ ok: false, code: 'agent.not.found' })
})

test('staff of another merchant or without the permission read nothing', async () => {
  const other = await newStaff(gateway, { roles: [['agent-manager', 'lotus']], merchantCode: 'lotus' })
  const support = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  for (const person of [other, support])
    expect(await person.call(listAgents, { merchant })).toMatchObject({ code: 'permission.denied' })
  expect(await staff.call(showAgent, { merchant, agent: randomUUID() })).toMatchObject({ code: 'request.invalid' })
})
