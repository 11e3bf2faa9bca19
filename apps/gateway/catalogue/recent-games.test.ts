import { listRecentGames, RECENTS_LIMIT } from '@ante/contract/catalogue/recents.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { GAME, VENDOR } from '../launch/test/vendor.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'

const [SLOT, OTHER_SLOT, FISHING] = [10_001, 10_002, 20_001]

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await startGateway()
})
beforeEach(async () => {
  ;({ token } = await newMember(gateway))
})
afterAll(() => gateway.stop())

type Input = InputOf<typeof listRecentGames>

async function recent(input: Input = {}, callerToken = token) {
  const answer = await gateway.call(listRecentGames, input, { token: callerToken })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const nodesOf = async (input?: Input, callerToken?: string) =>
  (await recent(input, callerToken)).list.map(({ nodeId }) => nodeId)

/** Opens the one playable game of the demo's first vendor; returns its node id. */
async function open(): Promise<number> {
  const { node_id: node } = await gateway.ports.db
    .selectFrom('game')
    .select('node_id')
    .where('game_id', '=', GAME)
    .executeTakeFirstOrThrow()
  const opened = await gateway.call(launchGame, { vendor: VENDOR, gameId: GAME, nodeId: Number(node) }, { token })
  if (!opened.ok) throw new Error(opened.code)
  return Number(node)
}

/** Records that the newest member opened these games, one minute apart. */
const openedBefore = (nodes: readonly number[]) =>
  sql`
  insert into recent_game (merchant_code, member_id, node_id, opened_at)
  select member.merchant_code, member.id, opened.node_id, now() - opened.place * interval '1 minute'
  from unnest(array[${sql.join(nodes)}]::bigint[]) with ordinality as opened (node_id, place),
    (select merchant_code, id from member where id =
      (select member_id from session order by created_at desc limit 1)) as member`.execute(gateway.ports.db)

test('a member without opened games has an empty list', async () => {
  expect(await recent()).toEqual({ list: [], pageNum: 1, totalPages: 0 })
})

test('opening a game puts it first, once', async () => {
  await openedBefore([SLOT, OTHER_SLOT])
  const opened = await open()
  expect(await nodesOf()).toEqual([...new Set([opened, SLOT, OTHER_SLOT])])
  gateway.ports.clock.offsetMs += 1000
  await open()
  expect((await nodesOf()).filter((nodeId) => nodeId === opened)).toEqual([opened])
  expect((await nodesOf())[0]).toBe(opened)
})

test('the list is filtered by category, vendor, name and page', async () => {
  await openedBefore([FISHING, SLOT, OTHER_SLOT])
  expect(await nodesOf({ category: 'HOT' })).toEqual([FISHING, SLOT, OTHER_SLOT])
  expect(await nodesOf({ category: 'RNG' })).toEqual([SLOT, OTHER_SLOT])
  const [fishing, slot] = (await recent()).list
  expect(await nodesOf({ vendor: fishing?.vendor ?? '', category: 'FISH' })).toEqual([FISHING])
  expect((await nodesOf({ gameName: slot?.gameName ?? '' }))[0]).toBe(SLOT)
  expect(await recent({ page: 2, pageSize: 2 })).toMatchObject({
    list: [{ nodeId: OTHER_SLOT }],
    pageNum: 2,
    totalPages: 2,
  })
})

test('recent games belong to the member, and need a session', async () => {
  await openedBefore([SLOT])
  const other = await newMember(gateway)
  expect(await nodesOf({}, other.token)).toEqual([])
  expect(await gateway.call(listRecentGames, {})).toMatchObject({ code: 'login.not.session' })
})

test('the oldest entries beyond the limit are dropped', async () => {
  const many = await gateway.ports.db
    .selectFrom('game')
    .select('node_id')
    .where('active', '=', true)
    .where('category', '=', 'RNG')
    .where('game_id', '<>', GAME)
    .orderBy('node_id')
    .limit(RECENTS_LIMIT)
    .execute()
  const before = many.map(({ node_id: nodeId }) => Number(nodeId))
  expect(before).toHaveLength(RECENTS_LIMIT)
  await openedBefore(before)
  const opened = await open()
  expect(await nodesOf({ pageSize: RECENTS_LIMIT })).toEqual([opened, ...before.slice(0, -1)])
})

test('a game that is not offered for a while is hidden, and reappears', async () => {
  await openedBefore([SLOT, FISHING])
  const offer = (active: boolean) =>
    sql`update game set active = ${active} where node_id = ${FISHING}`.execute(gateway.ports.db)
  await offer(false)
  gateway.ports.bus.publish('catalogue', '')
  await expect.poll(() => nodesOf()).toEqual([SLOT])
  await offer(true)
  gateway.ports.bus.publish('catalogue', '')
  await expect.poll(() => nodesOf()).toEqual([SLOT, FISHING])
})
