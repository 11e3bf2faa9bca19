import { randomUUID } from 'node:crypto'

import { LARGE_MOVE, placeAgent, previewPlacement } from '@ante/contract/console/agent-placement.ts'
import type { Placement } from '@ante/contract/console/agent-placement.ts'
import { listAgentChanges, showAgent } from '@ante/contract/console/agents.ts'
import { approveChange, listChanges } from '@ante/contract/staff/changes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { topContract } from '../../agents/contracts/test/contract-fixtures.ts'
import { setRateFrom } from '../../agents/rebates/test/income-fixtures.ts'
import { countAllEvents, lineMember, moveBelow, problemsOf } from '../../agents/teams/test/team.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { change as runForm } from '../operations/test/operation-calls.ts'

const merchant = 'aurora'
const reason = 'agreed with both agents'

type Line = Awaited<ReturnType<typeof lineMember>>

let gateway: TestGateway
let manager: StaffMember
let colleague: StaffMember
let root: Line
beforeAll(async () => {
  gateway = await startGateway()
  const ofAurora = () => newStaff(gateway, { roles: [['agent-manager', merchant]], merchantCode: merchant })
  manager = await ofAurora()
  colleague = await ofAurora()
  root = await lineMember(gateway, '0.00', { type: 2, account: 'move-root' })
})
afterAll(() => gateway.stop())

const { runCommand } = cliOf(() => gateway)

const previewOf = async ({ memberId }: Pick<Line, 'memberId'>, change: Placement, upline?: string) => {
  const answer = await manager.call(previewPlacement, {
    merchant,
    agent: String(memberId),
    change,
    ...(upline !== undefined && { upline }),
  })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

interface Placed {
  upline?: string
  version?: string
  key?: string
}

/** Makes a change as the preview shows it. */
const place = async (
  member: Pick<Line, 'memberId'>,
  change: Placement,
  { upline, version, key = randomUUID() }: Placed = {},
) =>
  manager.call(placeAgent, {
    merchant,
    agent: String(member.memberId),
    change,
    ...(upline !== undefined && { upline }),
    version: version ?? (await previewOf(member, change, upline)).version,
    reason,
    key,
  })

const placeOf = async ({ memberId }: Pick<Line, 'memberId'>) => {
  const { type, upline_id: upline } = await gateway.ports.db
    .selectFrom('member')
    .select(['type', 'upline_id'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { type, upline }
}

/** Adds players below an agent, so that its move is large. */
async function fill({ memberId }: Line, count: number): Promise<void> {
  await sql`
    insert into member (merchant_code, account, type, upline_id, registered_at, path)
    select ${merchant}, 'filled-' || ${String(memberId)} || '-' || step, 0, ${memberId}, now(), ''
    from generate_series(1, ${count}) step`.execute(gateway.ports.db)
  await countAllEvents(gateway)
}

async function approve(id: string | null) {
  const answer = await colleague.call(listChanges, { merchant, state: 'waiting' })
  const change = answer.ok ? answer.value.changes.find((one) => one.id === id) : undefined
  if (!change) throw new Error(`no change ${id}`)
  return colleague.call(approveChange, { merchant, id: change.id, binding: change.binding })
}

test('a player is promoted and demoted once each, with one reason and entry, also by a double click', async () => {
  const player = await lineMember(gateway, '0.00', { above: root, account: 'move-player' })
  expect(await previewOf(player, 'promote')).toMatchObject({ problem: null, from: { type: 0 }, to: { type: 1 } })
  expect((await previewOf(player, 'demote')).problem).toBe('unchanged')
  const { version } = await previewOf(player, 'promote')
  const key = randomUUID()
  const both = await Promise.all([
    place(player, 'promote', { version, key }),
    place(player, 'promote', { version, key }),
  ])
  expect(both).toMatchObject(both.map(() => ({ ok: true, value: { outcome: 'applied' } })))
  expect(await placeOf(player)).toMatchObject({ type: 1 })
  const entries = await entriesAbout(gateway, 'member:move-player')
  expect(entries.filter(({ after }) => after !== 'repeated')).toMatchObject([
    { action: 'agents.agent.place', actor: manager.mail, reason },
  ])
  expect(await place(player, 'promote', { version })).toMatchObject({ code: 'change.invalid' })
  expect(await place(player, 'demote')).toMatchObject({ ok: true })
  const changes = await manager.call(listAgentChanges, { merchant, agent: String(player.memberId) })
  expect(changes).toMatchObject({
    value: {
      rows: [
        { kind: 'demoted', by: null },
        { kind: 'promoted', toUpline: { account: 'move-root' } },
      ],
    },
  })
})

test('the dry run names what changes, the move does exactly that, and the sums stay consistent', async () => {
  const from = await lineMember(gateway, '0.00', { type: 1, above: root, account: 'move-from' })
  const to = await lineMember(gateway, '0.00', { type: 1, above: root, account: 'move-to' })
  const member = await lineMember(gateway, '7.00', { type: 1, above: from, account: 'move-member' })
  await lineMember(gateway, '3.00', { above: member })
  await setRateFrom(gateway, member.memberId, { RNG: 300 })
  await setRateFrom(gateway, to.memberId, { RNG: 100 })
  await countAllEvents(gateway)
  const preview = await previewOf(member, 'move', 'MOVE-to')
  expect(preview).toMatchObject({
    problem: null,
    from: { upline: { account: 'move-from' } },
    to: { upline: { account: 'move-to' } },
    members: 2,
    loses: 1,
    gains: 1,
    balance: '10.00',
    rates: [{ category: 'RNG', from: '0.3', to: '0.1' }],
    contracts: [],
    isLarge: false,
    waiting: null,
  })
  expect(await placeOf(member)).toMatchObject({ upline: from.memberId })
  expect(await place(member, 'move', { upline: 'move-to' })).toMatchObject({ value: { outcome: 'applied' } })
  expect(await placeOf(member)).toMatchObject({ upline: to.memberId })
  expect(await problemsOf(gateway)).toEqual([])
  expect((await previewOf(member, 'move', 'move-to')).problem).toBe('unchanged')
  expect((await previewOf(member, 'move')).to.upline).toBeNull()
})

test('what is not possible is named by the dry run, and refused', async () => {
  const agent = await lineMember(gateway, '0.00', { type: 1, above: root, account: 'not-agent' })
  const below = await lineMember(gateway, '0.00', { type: 1, above: agent, account: 'not-below' })
  const player = await lineMember(gateway, '0.00', { above: agent, account: 'not-player' })
  const top = await lineMember(gateway, '0.00', { type: 2, account: 'not-top' })
  await topContract(gateway, top)
  const cases: [Line, Placement, string | undefined, string][] = [
    [agent, 'demote', undefined, 'has.downlines'],
    [root, 'promote', undefined, 'not.a.player'],
    [root, 'demote', undefined, 'not.an.agent'],
    [agent, 'move', 'not-below', 'below.own_team'],
    [agent, 'move', 'not-agent', 'below.own_team'],
    [agent, 'move', 'not-player', 'no.such.agent'],
    [agent, 'move', 'nobody-at-all', 'upline.not_found'],
    [top, 'move', 'not-agent', 'root'],
  ]
  for (const [member, change, upline, problem] of cases) {
    const preview = await previewOf(member, change, upline)
    expect([member.account, change, preview.problem]).toEqual([member.account, change, problem])
    const before = await placeOf(member)
    expect(await place(member, change, { ...(upline && { upline }), version: preview.version })).toMatchObject({
      ok: false,
      code: 'change.invalid',
    })
    expect(await placeOf(member)).toEqual(before)
  }
  expect(await place(below, 'move', { upline: 'not-top', version: 'x y' })).toMatchObject({ code: 'request.invalid' })
  expect(await place(player, 'promote', { version: '1.0.0.0.0' })).toMatchObject({ code: 'agent.placement.stale' })
})

test('a move of many members needs two persons, and waits only once', async () => {
  const many = await lineMember(gateway, '0.00', { type: 1, above: root, account: 'many-agent' })
  const to = await lineMember(gateway, '0.00', { type: 1, above: root, account: 'many-to' })
  await fill(many, LARGE_MOVE - 1)
  const preview = await previewOf(many, 'move', 'many-to')
  expect(preview).toMatchObject({ members: LARGE_MOVE, isLarge: true })
  const key = randomUUID()
  const requested = await place(many, 'move', { upline: 'many-to', version: preview.version, key })
  expect(requested).toMatchObject({ value: { outcome: 'waiting', id: expect.any(String) } })
  // The same request again is the same one; another one is refused.
  expect(await place(many, 'move', { upline: 'many-to', version: preview.version, key })).toEqual(requested)
  expect(await place(many, 'move', { upline: 'many-to' })).toMatchObject({ code: 'agent.move.waiting' })
  expect(await placeOf(many)).toMatchObject({ upline: root.memberId })
  const id = requested.ok ? requested.value.id : null
  expect(await manager.call(showAgent, { merchant, agent: String(many.memberId) })).toMatchObject({
    value: { waiting: id },
  })
  const own = await manager.call(listChanges, { merchant, state: 'waiting' })
  const change = own.ok ? own.value.changes.find((one) => one.id === id) : undefined
  expect(change).toMatchObject({ canDecide: false, before: { members: LARGE_MOVE, upline: 'move-root' } })
  expect(await approve(id)).toMatchObject({ ok: true, value: { state: 'applied' } })
  expect(await placeOf(many)).toMatchObject({ upline: to.memberId })
  expect(await problemsOf(gateway)).toEqual([])
  expect((await entriesAbout(gateway, 'member:many-agent'))[0]).toMatchObject({
    action: 'agents.agent.move',
    actor: manager.mail,
    approver: colleague.mail,
    reason,
  })
}, 60_000)

test('an approved move fails without effect if the member was moved meanwhile', async () => {
  const many = await lineMember(gateway, '0.00', { type: 1, above: root, account: 'late-agent' })
  const other = await lineMember(gateway, '0.00', { type: 1, above: root, account: 'late-other' })
  await lineMember(gateway, '0.00', { type: 1, above: root, account: 'late-to' })
  await fill(many, LARGE_MOVE)
  const requested = await place(many, 'move', { upline: 'late-to' })
  await moveBelow(gateway, many.memberId, other.memberId)
  expect(await approve(requested.ok ? requested.value.id : null)).toMatchObject({ value: { state: 'failed' } })
  expect(await placeOf(many)).toMatchObject({ upline: other.memberId })
}, 60_000)

test('opposite moves at the same time leave no circle, and one of them is refused', async () => {
  const [one, two] = [
    await lineMember(gateway, '0.00', { type: 1, above: root, account: 'circle-one' }),
    await lineMember(gateway, '0.00', { type: 1, above: root, account: 'circle-two' }),
  ]
  const answers = await Promise.all([
    place(one, 'move', { upline: 'circle-two' }),
    place(two, 'move', { upline: 'circle-one' }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const uplines = [(await placeOf(one)).upline, (await placeOf(two)).upline]
  expect(uplines).toContain(root.memberId)
  expect(await problemsOf(gateway)).toEqual([])
})

test('staff who may only approve request no change', async () => {
  const admin = await newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant })
  const player = await lineMember(gateway, '0.00', { above: root })
  const { version } = await previewOf(player, 'promote')
  const input = {
    merchant,
    agent: String(player.memberId),
    change: 'promote',
    version,
    reason,
    key: randomUUID(),
  } as const
  expect(await admin.call(placeAgent, input)).toMatchObject({ code: 'permission.denied' })
  expect(await placeOf(player)).toMatchObject({ type: 0 })
})

test('a large move is refused by the form of the command, and tried by its dry run without a second person', async () => {
  const member = await lineMember(gateway, '0.00', { type: 1, above: root, account: 'cli-agent' })
  await fill(member, LARGE_MOVE)
  expect(await runForm(manager, 'agents move', { account: 'cli-agent', upline: 'none' })).toMatchObject({
    code: 'operation.refused',
    details: { code: 'approval_required', message: expect.stringContaining('on the page Agents') },
  })
  expect(await runCommand('agents', 'move', merchant, 'cli-agent', '--upline', 'none', '--dry-run')).toMatchObject({
    code: 0,
  })
  expect(await placeOf(member)).toMatchObject({ upline: root.memberId })
}, 60_000)
