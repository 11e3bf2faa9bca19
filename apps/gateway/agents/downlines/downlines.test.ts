import { randomUUID } from 'node:crypto'

import { getDownline, listDownlineRecords, promoteDownline } from '@ante/contract/agents/downline.ts'
import { listDownlines } from '@ante/contract/agents/downlines.ts'
import { sendTeamMessage, TEAM_MESSAGES_PER_DAY } from '@ante/contract/agents/team-message.ts'
import { startExclusion } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { getInbox } from '@ante/contract/messaging/mail.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { beforeAll, expect, test } from 'vitest'

import { searchTeam, disableMember } from '../../identity/public.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { countAllEvents } from '../teams/test/team.ts'
import { sealedCursorText } from './walk.ts'

const gateway = sharedGateway()
let root: LineMember
let agent: LineMember
let player: LineMember
let deep: LineMember
let stranger: LineMember
beforeAll(async () => {
  root = await lineMember(gateway, '0.00', { type: 2, account: 'otter-root' })
  agent = await lineMember(gateway, '100.00', { type: 1, above: root, account: 'otter-agent' })
  player = await lineMember(gateway, '30.00', { above: agent, account: 'otter-player' })
  deep = await lineMember(gateway, '7.00', { above: player, account: 'otter-deepest' })
  stranger = await lineMember(gateway, '9.00', { type: 1, account: 'otter-stranger' })
})

const refused = { ok: false, code: 'function.not.available' }
const lost = { ok: false, code: 'list.cursor.invalid' }
const idOf = ({ memberId }: LineMember) => String(memberId)

async function listed({ token }: LineMember, input = {}) {
  await countAllEvents(gateway)
  const answer = await gateway.call(listDownlines, input, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const names = async (from: LineMember, input = {}) =>
  (await listed(from, input)).downlines.map(({ customerName }) => customerName)

test('a search covers the whole team and masks deeper members, except direct downlines of the listed member', async () => {
  expect(await names(root, { search: 'OTTER' })).toEqual(['otter-agent', 'ot***t', 'ot***r'])
  expect(await names(root, { parent: idOf(agent), search: 'otter' })).toEqual(['ot***t', 'otter-player'])
  expect(await names(root, { parent: idOf(player) })).toEqual(['otter-deepest'])
  const { downlines, line } = await listed(root, { parent: idOf(player) })
  expect(downlines).toMatchObject([{ isDirect: false, hasDirect: false, teamSize: 1, accountBalance: '7.00' }])
  expect(line.map(({ customerName }) => customerName)).toEqual(['otter-root', 'otter-agent', 'otter-player'])
})

test('a search that scans many foreign accounts ends early and resumes where it ended', async () => {
  const { db } = gateway.ports
  const member = { id: root.memberId, merchantCode: 'aurora' }
  const found: string[] = []
  let pages = 0
  for (let after: string | undefined | null; after !== null; pages++) {
    const walk = { search: 'otter', after, limit: 20, scanBudgetMax: 2 }
    const { people, scannedTo } = await searchTeam(db, member, 1_000_000, walk)
    found.push(...people.map(({ account }) => account))
    after = scannedTo
  }
  expect(found).toEqual(['otter-agent', 'otter-deepest', 'otter-player'])
  expect(pages).toBe(3)
})

test('a search cursor is sealed for its list', async () => {
  const { secrets } = gateway.ports
  const query = { search: 'otter', order: 'account', kind: undefined, idleDays: undefined } as const
  const place = (id: bigint) => sealedCursorText(gateway.ports, { id }, query, { id, account: 'otter-agent' }) ?? ''
  expect(await names(root, { search: 'otter', after: place(root.memberId) })).toEqual(['ot***t', 'ot***r'])
  for (const after of [place(agent.memberId), 'otter-agent', idOf(agent), `A${place(root.memberId)}`, 'A'])
    expect(await gateway.call(listDownlines, { search: 'otter', after }, { token: root.token })).toMatchObject(lost)
  const other = secrets.seal(Buffer.from('otter-agent'), 'something else').toString('base64url')
  expect(await gateway.call(listDownlines, { search: 'otter', after: other }, { token: root.token })).toMatchObject(
    lost,
  )
})

test('a list is sorted by account or by registration time, filtered by type or by inactivity', async () => {
  const top = await lineMember(gateway, '0.00', { type: 2 })
  const agents = await lineMember(gateway, '0.00', { type: 1, above: top, account: 'zebra-agent' })
  const never = await makeTestMember(gateway, '0.00', { account: 'zebra-never', uplineId: top.memberId })
  await lineMember(gateway, '0.00', { above: top, account: 'Zebra-here' })
  expect(await names(top)).toEqual(['zebra-agent', 'Zebra-here', 'zebra-never'])
  expect(await names(top, { order: 'newest' })).toEqual(['Zebra-here', 'zebra-never', 'zebra-agent'])
  expect(await names(top, { order: 'newest', after: String(never) })).toEqual(['zebra-agent'])
  expect(await names(top, { after: idOf(agents) })).toEqual(['Zebra-here', 'zebra-never'])
  expect(await names(top, { kind: 'agent' })).toEqual(['zebra-agent'])
  expect(await names(top, { kind: 'player' })).toEqual(['Zebra-here', 'zebra-never'])
  const daysAgo = (days: number) => new Date(gateway.ports.clock.now().getTime() - days * 86_400_000)
  await gateway.ports.db
    .updateTable('member')
    .set({ registered_at: daysAgo(8) })
    .where('id', '=', never)
    .execute()
  await makeTestMember(gateway, '0.00', { account: 'zebra-newcomer', uplineId: top.memberId })
  expect(await names(top, { idleDays: 7 })).toEqual(['zebra-never'])
  expect(await gateway.call(listDownlines, { after: idOf(stranger) }, { token: top.token })).toMatchObject(lost)
})

test('a list of hundreds is paged to its end without duplicates, in both orders', async () => {
  const top = await lineMember(gateway, '0.00', { type: 2 })
  const made = new Set<string>()
  for (let index = 0; index < 45; index++) {
    const account = `walk${randomUUID().slice(0, 8)}`
    await makeTestMember(gateway, '0.00', { account, uplineId: top.memberId })
    made.add(account)
  }
  for (const order of ['account', 'newest'] as const) {
    const seen: string[] = []
    for (let after: string | null | undefined; after !== null;) {
      const page = await listed(top, { order, ...(after && { after }) })
      seen.push(...page.downlines.map(({ customerName }) => customerName))
      after = page.next
    }
    expect(seen.length).toBe(45)
    expect(new Set(seen)).toEqual(made)
  }
})

test('downlines can be exported as a file in which no account is a spreadsheet formula', async () => {
  const top = await lineMember(gateway, '0.00', { type: 2 })
  await makeTestMember(gateway, '12.00', { account: '=cmd', uplineId: top.memberId })
  await countAllEvents(gateway)
  const answer = await gateway.fetch('/wps/agent/downlinesFile', { headers: { Authorization: top.token } })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain("'=cmd,player,1,12.00,12.00,PHP,yes")
})

test('a direct downline shows totals and available actions; deeper members are masked', async () => {
  const shown = (member: LineMember, memberId: string) =>
    gateway.call(getDownline, { memberId }, { token: member.token })
  expect(await shown(agent, idOf(player))).toMatchObject({
    value: {
      member: { customerName: 'otter-player', isDirect: true, accountBalance: '30.00' },
      uplineId: idOf(agent),
      today: { pnl: expect.any(String) },
      may: { transfer: true, promote: true, message: true, records: true },
    },
  })
  expect(await shown(root, idOf(player))).toMatchObject({
    value: {
      member: { customerName: 'ot***r', isDirect: false },
      may: { transfer: false, promote: false, message: false, records: false },
    },
  })
  for (const memberId of [idOf(stranger), idOf(agent), idOf(root), '999999999999']) {
    expect(await shown(agent, memberId)).toMatchObject(refused)
  }
})

test('account records can be read only of direct downlines', async () => {
  const records = (member: LineMember, memberId: string) =>
    gateway.call(listDownlineRecords, { memberId }, { token: member.token })
  expect(await records(agent, idOf(player))).toMatchObject({
    value: { records: [{ amount: '30.00', balance: '30.00' }], member: { customerName: 'otter-player' } },
  })
  for (const memberId of [idOf(deep), idOf(stranger), idOf(root), idOf(agent)]) {
    expect(await records(agent, memberId)).toMatchObject(refused)
  }
})

test('a direct downline who is a player becomes an agent once, keeps all data, and is notified', async () => {
  const downline = await lineMember(gateway, '11.00', { above: agent })
  const promote = (member: LineMember) =>
    gateway.call(promoteDownline, { memberId: idOf(downline) }, { token: member.token })
  expect(await promote(root)).toMatchObject(refused)
  const answers = await Promise.all([promote(agent), promote(agent)])
  expect(answers).toMatchObject([{ value: { member: { type: 1 } } }, { value: { member: { type: 1 } } }])
  expect(await gateway.call(getMemberInfo, {}, { token: downline.token })).toMatchObject({
    value: { id: idOf(downline), account: downline.account, type: 1 },
  })
  expect((await listed(downline)).totals).toEqual({ teamSize: 1, teamBalance: '11.00' })
  expect(await gateway.call(getInbox, {}, { token: downline.token })).toMatchObject({
    value: {
      records: [{ kind: 'service', automatic: { template: 'agent.promoted', detail: { agent: 'ot***t' } } }, {}],
    },
  })
  const { db } = gateway.ports
  const changes = await db.selectFrom('agent_change').selectAll().where('member_id', '=', downline.memberId).execute()
  expect(changes).toMatchObject([{ kind: 'promoted', by_member_id: agent.memberId, from_type: 0, to_type: 1 }])
})

test('locked and excluded members cannot be promoted, and an excluded agent cannot manage the team', async () => {
  const [locked, excluded] = [
    await lineMember(gateway, '0.00', { above: agent }),
    await lineMember(gateway, '0.00', { above: agent }),
  ]
  await disableMember(gateway.ports.db, locked.memberId)
  await startTimeOut(excluded)
  for (const { memberId } of [locked, excluded]) {
    const answer = await gateway.call(promoteDownline, { memberId: String(memberId) }, { token: agent.token })
    expect(answer).toMatchObject({ code: 'downline.unavailable' })
  }
  const excludedAgent = await lineMember(gateway, '0.00', { type: 1 })
  const below = await lineMember(gateway, '0.00', { above: excludedAgent })
  await startTimeOut(excludedAgent)
  const memberId = idOf(below)
  expect(await gateway.call(promoteDownline, { memberId }, { token: excludedAgent.token })).toMatchObject({
    code: 'responsible.gaming.excluded',
  })
  expect(await write(excludedAgent, { memberId, text: 'come' })).toMatchObject({ code: 'responsible.gaming.excluded' })
  expect(await listed(excludedAgent)).toMatchObject({ downlines: [{ memberId }] })
})

test('an agent writes to one or to all direct downlines, once per key, up to a daily limit', async () => {
  const top = await lineMember(gateway, '0.00', { type: 1, account: 'writer-agent' })
  const member = await lineMember(gateway, '0.00', { above: top })
  const other = await lineMember(gateway, '0.00', { above: top })
  const lower = await lineMember(gateway, '0.00', { above: member })
  const excluded = await lineMember(gateway, '0.00', { above: top })
  await startTimeOut(excluded)
  const key = randomUUID()
  const toOne = { memberId: idOf(member), text: ' Hello <b>you</b> ' }
  expect(await write(top, toOne, key)).toMatchObject({ value: { readers: 1 } })
  expect(await write(top, toOne, key)).toMatchObject({ value: { readers: 1 } })
  expect(await write(top, { ...toOne, text: 'other' }, key)).toMatchObject({ code: 'idempotency_key.conflict' })
  // The number includes the excluded member, so that exclusion is not revealed.
  expect(await write(top, { text: 'To all' })).toMatchObject({ value: { readers: 3 } })
  expect(await lettersOf(member)).toEqual(['To all', 'Hello <b>you</b>'])
  expect(await lettersOf(other)).toEqual(['To all'])
  expect([await lettersOf(lower), await lettersOf(excluded)]).toEqual([[], []])
  for (let sent = 1; sent < TEAM_MESSAGES_PER_DAY.all; sent++) await write(top, { text: 'again' })
  expect(await write(top, { text: 'once more' })).toMatchObject({ code: 'message.limit' })
  expect(await write(top, toOne)).toMatchObject({ ok: true })
  expect(await write(top, { memberId: idOf(lower), text: 'x' })).toMatchObject(refused)
  expect(await write(top, { memberId: idOf(stranger), text: 'x' })).toMatchObject(refused)
  expect(await write(top, { ...toOne, text: 'x'.repeat(501) })).toMatchObject({ code: 'message.too.long' })
  for (const text of ['   ', '\u200b\u3164', '\ud83d']) {
    expect(await write(top, { ...toOne, text })).toMatchObject({ code: 'request.invalid' })
  }
  expect(await write(top, { ...toOne, text: '👨‍👩‍👧'.repeat(501) })).toMatchObject({ code: 'message.too.long' })
  expect(await write(top, { ...toOne, text: `\ud83d${'👨‍👩‍👧'.repeat(500)}` })).toMatchObject({ ok: true })
  expect(await write(stranger, { text: 'x' })).toMatchObject({ code: 'message.no.readers' })
})

test('players and trial members cannot see or change downlines', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  const memberId = idOf(deep)
  for (const { token } of [player, trial.value]) {
    expect(await gateway.call(listDownlines, {}, { token })).toMatchObject(refused)
    expect(await gateway.call(getDownline, { memberId }, { token })).toMatchObject(refused)
    expect(await gateway.call(listDownlineRecords, { memberId }, { token })).toMatchObject(refused)
    expect(await gateway.call(promoteDownline, { memberId }, { token })).toMatchObject(refused)
    const headers = { 'Idempotency-Key': randomUUID() }
    expect(await gateway.call(sendTeamMessage, { memberId, text: 'x' }, { token, headers })).toMatchObject(refused)
  }
})

async function startTimeOut({ token }: LineMember): Promise<void> {
  const answer = await gateway.call(startExclusion, { length: '1d', password: 'Secret2026' }, { token })
  if (!answer.ok) throw new Error(answer.code)
}

function write({ token }: LineMember, input: { memberId?: string; text: string }, key = randomUUID()) {
  return gateway.call(sendTeamMessage, input, { token, headers: { 'Idempotency-Key': key } })
}

async function lettersOf({ token }: LineMember): Promise<string[]> {
  const inbox = await gateway.call(getInbox, {}, { token })
  if (!inbox.ok) throw new Error(inbox.code)
  return inbox.value.records.flatMap(({ automatic }) =>
    automatic?.template === 'agent.message' ? [automatic.detail['text'] ?? ''] : [],
  )
}
