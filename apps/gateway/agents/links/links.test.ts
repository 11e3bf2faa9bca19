import {
  deleteAffiliateUrl,
  MAX_ACTIVE_LINKS,
  viewAffiliateUrls,
  viewRegisteredAffiliates,
} from '@ante/contract/agents/links.ts'
import type { AffiliateUrl } from '@ante/contract/agents/links.ts'
import { checkAffiliate } from '@ante/contract/identity/affiliate.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { momentOf } from '../../kit/zone-days.ts'
import { newAccount } from '../../identity/test/people.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { lineMember } from '../teams/test/team.ts'
import { linksAt } from './test/links.ts'
import type { Links, LinkInput } from './test/links.ts'

type LineMember = Awaited<ReturnType<typeof lineMember>>

let gateway: TestGateway
let agent: LineMember
let links: Links
beforeAll(async () => {
  gateway = await startGateway()
  links = linksAt(gateway)
})
beforeEach(async () => {
  agent = await lineMember(gateway, '0.00', { type: 1 })
})
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

const ZONE = 'Asia/Manila'
const today = () => dayOf(ZONE, gateway.ports.clock.now().getTime())

const createLink: Links['createLink'] = (...requested) => links.createLink(...requested)
const linkOf: Links['linkOf'] = (...requested) => links.linkOf(...requested)
const registerBy: Links['registerBy'] = (...requested) => links.registerBy(...requested)
const memberBy: Links['memberBy'] = (code) => links.memberBy(code)

async function linksOf({ token }: LineMember): Promise<AffiliateUrl[]> {
  const answer = await gateway.call(viewAffiliateUrls, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.links
}

test('a member who registers by a link gets its type, is below its agent, and is listed', async () => {
  const [player, recruit] = [await linkOf(agent, { memo: 'Market' }), await linkOf(agent, { type: 1 })]
  expect(player).toMatchObject({ type: 0, status: 1, endDate: null, memo: 'Market', affiliateCount: 0 })
  expect(player.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)

  const first = await memberBy(player.code.toLowerCase())
  expect(first).toMatchObject({ type: 0, upline_id: agent.memberId })
  const second = await memberBy(recruit.code)
  expect(second).toMatchObject({ type: 1, upline_id: agent.memberId })
  expect(second.path).toBe(`/${agent.memberId}/${second.id}/`)

  const listed = await linksOf(agent)
  expect(listed.find(({ code }) => code === player.code)).toMatchObject({ affiliateCount: 1 })
  const registered = await gateway.call(viewRegisteredAffiliates, { code: recruit.code }, agent)
  expect(registered).toMatchObject({ value: { members: [{ customerName: second.account, type: 1 }], next: null } })
})

test('a member whom an operator moved to another upline is masked in the list', async () => {
  const { code } = await linkOf(agent)
  const moved = await memberBy(code)
  const other = await lineMember(gateway, '0.00', { type: 2 })
  await gateway.ports.db.updateTable('member').set({ upline_id: other.memberId }).where('id', '=', moved.id).execute()
  const registered = await gateway.call(viewRegisteredAffiliates, { code }, agent)
  if (!registered.ok) throw new Error(registered.code)
  expect(registered.value.members[0]?.customerName).toMatch(/^p.\*\*\*.$/)
})

test('one key creates one link, and the same key with other content is refused', async () => {
  const key = randomUUID()
  const [first, again] = [await createLink(agent, {}, key), await createLink(agent, {}, key)]
  expect(again).toEqual(first)
  const others: LinkInput[] = [{ type: 1 }, { rates: [{ category: 'RNG', rate: '0' }] }]
  for (const other of others)
    expect(await createLink(agent, other, key)).toMatchObject({ code: 'idempotency_key.conflict' })
})

test.each([0, 1, 7, 30])(
  'a link valid for %d more days works until its last day ends in the merchant’s time zone',
  async (days) => {
    const lastDay = plusDays(today(), days)
    const { code, endDate } = await linkOf(agent, { lastDay })
    const end = momentOf(ZONE, plusDays(lastDay, 1))
    expect(endDate).toBe(new Date(end).toISOString())

    const { clock } = gateway.ports
    clock.offsetMs = end - Date.now() - 20_000
    await memberBy(code)
    clock.offsetMs = end - Date.now() + 1
    expect(await registerBy(code)).toMatchObject({ ok: false, code: 'affiliate.invalid' })
    expect(await gateway.call(checkAffiliate, { code })).toMatchObject({ ok: false, code: 'affiliate.invalid' })
  },
)

test('an expired link is shown as expired and cannot be closed', async () => {
  const owner = await lineMember(gateway, '0.00', { type: 1 })
  const { code } = await linkOf(owner, { lastDay: today() })
  await sql`update affiliate_link set ends_at = made_at + interval '1 ms' where code = ${code}`.execute(
    gateway.ports.db,
  )
  expect(await linksOf(owner)).toMatchObject([{ code, status: 2 }])
  expect(await gateway.call(deleteAffiliateUrl, { code }, owner)).toMatchObject({ status: 409, code: 'ILLEGAL_STATE' })
})

test.each([-1, 367])('a last day %d days from now is refused', async (days) => {
  const refused = await createLink(agent, { lastDay: plusDays(today(), days) })
  expect(refused).toMatchObject({ code: 'affiliate.link.day.invalid', details: { from: today() } })
})

test('a deleted link is closed and stays in the list; members who registered by it keep their upline', async () => {
  const owner = await lineMember(gateway, '0.00', { type: 1 })
  const { code } = await linkOf(owner)
  const newcomer = await memberBy(code)
  for (const _ of [1, 2]) {
    expect(await gateway.call(deleteAffiliateUrl, { code }, owner)).toMatchObject({ ok: true, value: { status: 0 } })
  }
  expect(await registerBy(code)).toMatchObject({ code: 'affiliate.invalid' })
  expect(await linksOf(owner)).toMatchObject([{ code, status: 0, affiliateCount: 1 }])
  expect(newcomer.upline_id).toBe(owner.memberId)
})

test('foreign and missing links get the same refusal', async () => {
  const stranger = await lineMember(gateway, '0.00', { type: 2 })
  const { code } = await linkOf(agent)
  for (const unusableCode of [code, 'NOBODYS2']) {
    for (const endpoint of [deleteAffiliateUrl, viewRegisteredAffiliates]) {
      const refused = await gateway.call(endpoint, { code: unusableCode }, stranger)
      expect(refused).toMatchObject({ status: 404, code: 'affiliate.link.not.found' })
    }
  }
  await memberBy(code)
})

test.each<[string, object]>([
  ['locked', { status: 'disabled' }],
  ['a player again', { type: 0 }],
])('the link of an agent who is %s registers no members until the agent is an agent again', async (_, fall) => {
  const owner = await lineMember(gateway, '0.00', { type: 1 })
  const { code } = await linkOf(owner)
  const become = (state: object) =>
    gateway.ports.db.updateTable('member').set(state).where('id', '=', owner.memberId).execute()
  await become(fall)
  expect(await registerBy(code)).toMatchObject({ code: 'affiliate.invalid' })
  await become({ status: 'active', type: 1 })
  expect(await memberBy(code)).toMatchObject({ upline_id: owner.memberId })
})

test('a member who registers while the agent is moved is below the agent’s new upline', async () => {
  const [top, owner] = [await lineMember(gateway, '0.00', { type: 2 }), await lineMember(gateway, '0.00', { type: 1 })]
  const middle = await lineMember(gateway, '0.00', { type: 1, above: owner })
  const { code } = await linkOf(middle)
  const move = gateway.ports.db.updateTable('member').set({ upline_id: top.memberId })
  const [, ...newcomers] = await Promise.all([
    move.where('id', '=', owner.memberId).execute(),
    ...Array.from({ length: 6 }, () => memberBy(code)),
  ])
  const paths = await gateway.ports.db
    .selectFrom('member')
    .select(['id', 'path'])
    .where(
      'id',
      'in',
      newcomers.map(({ id }) => id),
    )
    .execute()
  const line = `/${top.memberId}/${owner.memberId}/${middle.memberId}/`
  expect(paths.map(({ id, path }) => path === `${line}${id}/`)).toEqual(Array(6).fill(true))
})

test('two simultaneous registrations create one member', async () => {
  const { code } = await linkOf(agent)
  const account = newAccount()
  const answers = await Promise.all([registerBy(code, account), registerBy(code, account)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const listed = await linksOf(agent)
  expect(listed.find((candidate) => candidate.code === code)).toMatchObject({ affiliateCount: 1 })
})

test('a member registered by the link of an internal account is internal', async () => {
  const internal = await lineMember(gateway, '0.00', { type: 42 })
  expect(await memberBy((await linkOf(internal)).code)).toMatchObject({ type: 40 })
  expect(await memberBy((await linkOf(internal, { type: 1 })).code)).toMatchObject({ type: 41 })
})

test('the number of an agent’s active links is limited; closed links do not count', async () => {
  const owner = await lineMember(gateway, '0.00', { type: 1 })
  const [first] = await Promise.all(Array.from({ length: MAX_ACTIVE_LINKS }, () => linkOf(owner)))
  const refused = { code: 'affiliate.link.too.many', details: { atMost: MAX_ACTIVE_LINKS } }
  expect(await createLink(owner)).toMatchObject(refused)
  await gateway.call(deleteAffiliateUrl, { code: first?.code ?? '' }, owner)
  const outcomes = await Promise.all([createLink(owner), createLink(owner)])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})

test('all links are read page by page, the newest first', async () => {
  const owner = await lineMember(gateway, '0.00', { type: 1 })
  const made: string[] = []
  for (let count = 0; count < 23; count++) made.push((await linkOf(owner)).code)
  const read: string[] = []
  for (let after: string | null | undefined; after !== null;) {
    const answer = await gateway.call(viewAffiliateUrls, { ...(after && { after }) }, owner)
    if (!answer.ok) throw new Error(answer.code)
    read.push(...answer.value.links.map(({ code }) => code))
    after = answer.value.next
  }
  expect(read).toEqual(made.toReversed())
})

test('after several wrong codes a caller is refused until the hour is over, even with valid codes', async () => {
  const { code } = await linkOf(agent)
  const { config, clock, db } = gateway.ports
  // Deletes counts of other tests, whose clocks were ahead.
  await db.deleteFrom('call_count').execute()
  const usual = config.wrongInvitationsPerNetwork
  config.wrongInvitationsPerNetwork = 3
  const tried = await Promise.all([1, 2].map((item) => gateway.call(checkAffiliate, { code: `WRONG${item}` })))
  expect(tried).toMatchObject([{ code: 'affiliate.invalid' }, { code: 'affiliate.invalid' }])
  expect(await gateway.call(checkAffiliate, { code })).toMatchObject({ ok: true })
  expect(await registerBy('WRONG3')).toMatchObject({ code: 'affiliate.invalid' })
  expect(await gateway.call(checkAffiliate, { code })).toMatchObject({ code: 'request.too_many' })
  expect(await registerBy(code)).toMatchObject({ code: 'request.too_many' })
  clock.offsetMs = 3_600_001
  expect(await gateway.call(checkAffiliate, { code })).toMatchObject({ ok: true })
  config.wrongInvitationsPerNetwork = usual
})

test('stored rates that cannot be parsed are logged as an error, and grant nothing', async () => {
  const { code } = await linkOf(agent)
  const { db, log } = gateway.ports
  // The database refuses changes of a link's rates, so a link with damaged rates is inserted.
  await sql`
    insert into affiliate_link (merchant_code, code, member_id, type, memo, rates, made_at)
    select merchant_code, 'DAMAGED2', member_id, type, memo, '{"rates": "0.5"}', made_at from affiliate_link
    where code = ${code}`.execute(db)
  const logged = vi.spyOn(log, 'error')

  expect(await memberBy('DAMAGED2')).toMatchObject({ upline_id: agent.memberId })
  expect((await linksOf(agent)).find((link) => link.code === 'DAMAGED2')).toMatchObject({ series: [], rates: [] })
  expect(logged.mock.calls).toEqual([
    [expect.objectContaining({ event: 'agent.link_rates_invalid', code: 'DAMAGED2' }), expect.any(String)],
    [expect.objectContaining({ event: 'agent.link_rates_invalid', code: 'DAMAGED2' }), expect.any(String)],
  ])
  logged.mockRestore()
})
