import { randomUUID } from 'node:crypto'

import { createExportLink, listExports, requestExport } from '@ante/contract/console/exports.ts'
import { changeBlocks } from '@ante/contract/console/players/actions.ts'
import { getPlayer } from '@ante/contract/console/players/get-player.ts'
import { listPlayers } from '@ante/contract/console/players/list-players.ts'
import { changeTags, listTags, MAX_TAG_NAMES } from '@ante/contract/console/players/tags.ts'
import { searchFields } from '@ante/contract/console/search-fields.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { putPayeeName } from '../../identity/public.ts'
import { CONSOLE, entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { listedMembers } from './list-players.ts'

const merchant = 'lotus'
const reason = 'Checked by hand'

let gateway: TestGateway
let support: StaffMember
let admin: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  support = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  admin = await newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant })
})
afterAll(() => gateway.stop())

interface Made {
  id: string
  account: string
}

async function player(prefix: string, registeredAt: string): Promise<Made> {
  const account = `${prefix}${randomUUID().replaceAll('-', '').slice(0, 8)}`
  const id = await makeTestMember(gateway, '12.50', { account, merchantCode: merchant })
  await sql`update member set registered_at = ${registeredAt}::timestamptz where id = ${id}`.execute(gateway.ports.db)
  return { id: String(id), account }
}

async function listed(filter: Omit<InputOf<typeof listPlayers>, 'merchant'>, by = support) {
  const answer = await by.call(listPlayers, { merchant, ...filter })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const idsOf = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id)

async function tag(id: string, tags: string[], seen: string[] = [], by = support) {
  return by.call(changeTags, { merchant, player: id, tags, seen, reason })
}

describe('the list of players', () => {
  /** A day on which only these players registered, two of them at the same time. */
  const day = { from: '2001-03-04T00:00:00.000Z', until: '2001-03-05T00:00:00.000Z' }
  let made: Made[]
  beforeAll(async () => {
    made = [
      await player('b', '2001-03-04 10:00:00.000001Z'),
      await player('C', '2001-03-04 10:00:00.000001Z'),
      await player('a', '2001-03-04 08:00Z'),
      await player('d', '2001-03-04 12:00Z'),
    ]
  })

  test.each([
    ['registeredAt', [2, 0, 1, 3]],
    ['-registeredAt', [3, 1, 0, 2]],
    ['account', [2, 0, 1, 3]],
    ['-account', [3, 1, 0, 2]],
  ] as const)('is sorted by %s, also page by page', async (sort, order) => {
    const expected = order.map((number) => made[number]?.id)
    expect(idsOf(await listed({ ...day, sort }))).toEqual(expected)
    const pages: string[] = []
    let after: string | undefined
    do {
      const page = await listed({ ...day, sort, after, size: 1 })
      pages.push(...idsOf(page))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(pages).toEqual(expected)
  })

  test('has the state, the balance and the masked phone of each', async () => {
    const [first] = made
    const id = first?.id ?? ''
    const { db } = gateway.ports
    await putPayeeName(db, { memberId: BigInt(id), merchantCode: merchant, payeeName: 'Ana Reyes', overwrite: true })
    await sql`update member_profile set mobile = '+639170001234' where member_id = ${id}`.execute(db)
    const blocked = ['login', 'bet'] as const
    await admin.call(changeBlocks, { merchant, player: id, blocked: [...blocked], seen: [], reason })
    expect(idsOf(await listed({ ...day, state: 'blocked' }))).toEqual([id])
    expect(idsOf(await listed({ ...day, state: 'open' }))).not.toContain(id)
    const { rows } = await listed({ ...day, state: 'blocked' })
    expect(rows[0]).toMatchObject({ blocked, cash: '12.50', level: 0, lastSignInAt: null, tags: [] })
    expect(rows[0]?.mobile).toMatch(/•1234$/)
    expect(rows[0]?.mobile).not.toContain('9170001')
  })

  test('is filtered by type, level and tag', async () => {
    const [, second, third] = made.map(({ id }) => id)
    await sql`update member set type = 1 where id = ${third}`.execute(gateway.ports.db)
    await sql`
      insert into vip_member (member_id, merchant_code, level, peak) values (${second}, ${merchant}, 3, 3)`.execute(
      gateway.ports.db,
    )
    expect(idsOf(await listed({ ...day, type: 1 }))).toEqual([third])
    expect(idsOf(await listed({ ...day, level: 3 }))).toEqual([second])
    expect(idsOf(await listed({ ...day, level: 0 }))).not.toContain(second)
    expect(await tag(second ?? '', ['Day tag'])).toMatchObject({ ok: true })
    expect(idsOf(await listed({ ...day, tag: 'day TAG' }))).toEqual([second])
    expect(idsOf(await listed({ ...day, tag: 'unknown' }))).toEqual([])
  })

  test('has no players of other merchants, no trial players, and none at the platform', async () => {
    const other = await newStaff(gateway, { roles: [['support', 'aurora']], merchantCode: 'aurora' })
    const elsewhere = await other.call(listPlayers, { merchant: 'aurora', ...day })
    expect(elsewhere).toMatchObject({ ok: true, value: { rows: [], next: null } })
    expect(await other.call(listPlayers, { merchant, ...day })).toMatchObject({ ok: false, code: 'permission.denied' })
    const trial = await player('t', '2001-03-04 09:00Z')
    await sql`update member set type = 4, password_hash = null, upline_id = null where id = ${trial.id}`.execute(
      gateway.ports.db,
    )
    expect(idsOf(await listed(day))).not.toContain(trial.id)
    const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
    expect(await owner.call(listPlayers, { merchant: '-' })).toMatchObject({ ok: true, value: { rows: [] } })
  })

  test.each([{ sort: 'balance' }, { state: 'x' }, { after: "1'" }, { level: '11' }, { from: 'today' }])(
    'refuses %j',
    async (filter) => {
      const answer = await support.call(listPlayers, { merchant, ...(filter as object) })
      expect(answer).toMatchObject({ ok: false, code: 'request.invalid' })
    },
  )

  test.each([
    [{}, 'member_listed'],
    [{ sort: 'account' as const }, 'member_by_account'],
    [{ state: 'blocked' as const }, 'member_blocked'],
    [{ type: 42 }, 'member_of_type'],
  ])('for %j is read in the order of the index %s', async (filter, index) => {
    const plan = await gateway.ports.db.transaction().execute(async (tx) => {
      // Disables sequential scans, which the planner would prefer for the small tables of tests.
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_sort = off`.execute(tx)
      const { rows } = await sql<Record<string, string>>`
        explain ${listedMembers({ merchant, ...filter, after: undefined, size: 50 })}`.execute(tx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain(`using ${index} on member`)
    expect(plan).not.toMatch(/Sort/)
  })

  test('is exported with the filter and the columns, and each page and file is in the audit log', async () => {
    await tag(made[3]?.id ?? '', ['=Formula'])
    const filter = searchFields({ ...day, sort: 'account', tag: '=formula' })
    const asked = { merchant, source: 'players', format: 'csv', filter, columns: ['account', 'tags', 'cash'] } as const
    const request = await support.call(requestExport, { ...asked, columns: [...asked.columns] })
    if (!request.ok) throw new Error(request.code)
    const { id } = request.value
    await expect
      .poll(async () => {
        const answer = await support.call(listExports, { merchant })
        return answer.ok && answer.value.exports.find((one) => one.id === id)
      })
      .toMatchObject({ state: 'ready', rows: '1' })
    const link = await support.call(createExportLink, { merchant, id })
    if (!link.ok) throw new Error(link.code)
    const response = await gateway.fetch(
      link.value.path,
      { headers: { Cookie: `__Host-ante-console=${support.token}` } },
      CONSOLE,
    )
    const [titles, line] = (await response.text()).split('\r\n')
    expect(titles).toContain('Account,Tags,Cash')
    expect(line).toBe(`${made[3]?.account},'=Formula,12.50`)
    const [entry] = await entriesAbout(gateway, 'list:players')
    expect(entry).toMatchObject({ action: 'console.export.request', result: 'done' })
    const [read] = await entriesAbout(gateway, 'GET /console/m/:merchant/player-list')
    expect(read).toMatchObject({ result: 'read' })
    const unknown = await support.call(requestExport, { ...asked, columns: ['password'] })
    expect(unknown).toMatchObject({ ok: false, code: 'export.invalid' })
  })
})

describe('tags', () => {
  test('have the person and the reason, and each change is logged', async () => {
    const { id, account } = await player('g', '2002-01-01Z')
    expect(await tag(id, ['Watched', 'VIP guest'])).toMatchObject({
      ok: true,
      value: { tags: ['VIP guest', 'Watched'] },
    })
    // The spelling of the first use remains.
    expect(await tag(id, ['WATCHED'], ['watched', 'vip guest'])).toMatchObject({
      ok: true,
      value: { tags: ['Watched'] },
    })
    const head = await support.call(getPlayer, { merchant, player: id })
    expect(head).toMatchObject({ ok: true, value: { tags: [{ name: 'Watched', by: support.mail, reason }] } })
    const entries = await entriesAbout(gateway, `member:${account}`)
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'identity.tag.update', before: { tags: 'VIP guest, Watched' }, after: { tags: 'Watched' } },
      { action: 'identity.tag.update', before: { tags: 'none' }, after: { tags: 'VIP guest, Watched' } },
    ])
    const names = await support.call(listTags, { merchant })
    expect(names.ok && names.value.names).toContain('Watched')
    expect(names.ok && names.value.names).not.toContain('VIP guest')
    expect(await tag(id, [], ['Watched'])).toMatchObject({ ok: true, value: { tags: [] } })
  })

  test('are not changed if a colleague has changed them meanwhile', async () => {
    const { id } = await player('g', '2002-01-01Z')
    const answers = await Promise.all([tag(id, ['One']), tag(id, ['Two'], [], admin)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'player.tags.changed' })
  })

  test('of several players are defined once, even at the same time', async () => {
    const players = await Promise.all([player('g', '2002-01-01Z'), player('g', '2002-01-01Z')])
    const answers = await Promise.all(players.map(({ id }, n) => tag(id, [n === 0 ? 'Same' : 'SAME'])))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    const { rows } = await sql`
      select from player_tag where merchant_code = ${merchant} and lower(name) = 'same'`.execute(gateway.ports.db)
    expect(rows).toHaveLength(1)
  })

  test.each([[''], ['x'.repeat(25)], ['\u200b']])('named %j are refused', async (name) => {
    const { id } = await player('g', '2002-01-01Z')
    expect(await tag(id, [name])).toMatchObject({ ok: false, code: 'request.invalid' })
  })

  test('require the permission, and a player of the merchant', async () => {
    const { id } = await player('g', '2002-01-01Z')
    const auditor = await newStaff(gateway, { roles: [['auditor', merchant]], merchantCode: merchant })
    expect(await tag(id, ['Mine'], [], auditor)).toMatchObject({ ok: false, code: 'permission.denied' })
    const other = await makeTestMember(gateway, '0.00', { account: `o${randomUUID().slice(0, 8)}` })
    expect(await tag(String(other), ['Mine'])).toMatchObject({ ok: false, code: 'player.not.found' })
  })

  test('are limited per merchant, but at the limit, existing tags can still be added', async () => {
    const players = await Promise.all(Array.from({ length: 14 }, () => player('m', '2002-01-01Z')))
    const answers: boolean[] = []
    for (const [n, { id }] of players.entries())
      answers.push(
        (
          await tag(
            id,
            Array.from({ length: 8 }, (_, part) => `Tag ${n}.${part}`),
          )
        ).ok,
      )
    expect(answers.at(-1)).toBe(false)
    const refused = players[13]?.id ?? ''
    const many = Array.from({ length: 8 }, (_, part) => `Tag ${part}`)
    expect(await tag(refused, many)).toMatchObject({ code: 'player.tags.too.many', details: { atMost: MAX_TAG_NAMES } })
    expect(await tag(refused, ['Tag 1.0'])).toMatchObject({ ok: true })
  })
})
