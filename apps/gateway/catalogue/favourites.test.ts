import { addFavourite, FAVOURITES_LIMIT, listFavourites, removeFavourite } from '@ante/contract/catalogue/favourites.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
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

const add = (nodeId: number, vendor?: string) => gateway.call(addFavourite, { nodeId, vendor }, { token })
const remove = (nodeId: number) => gateway.call(removeFavourite, { nodeId }, { token })
async function marked(input: InputOf<typeof listFavourites> = {}, callerToken = token) {
  const answer = await gateway.call(listFavourites, input, { token: callerToken })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const nodesOf = async (input?: InputOf<typeof listFavourites>) =>
  (await marked(input)).content.map((game) => game.nodeId)

test('a game is marked as favourite once, the newest favourite is first, and the mark can be removed', async () => {
  expect(await add(SLOT, 'ANS')).toEqual({ ok: true, value: { nodeIds: [SLOT] } })
  gateway.ports.clock.offsetMs += 1000
  expect(await add(FISHING)).toEqual({ ok: true, value: { nodeIds: [FISHING, SLOT] } })
  expect(await add(SLOT)).toEqual({ ok: true, value: { nodeIds: [FISHING, SLOT] } })
  expect(await nodesOf()).toEqual([FISHING, SLOT])
  expect(await remove(FISHING)).toEqual({ ok: true, value: { nodeIds: [SLOT] } })
  expect(await remove(FISHING)).toEqual({ ok: true, value: { nodeIds: [SLOT] } })
  expect(await nodesOf()).toEqual([SLOT])
})

test('the list is filtered by category, vendor, name and page, together with all favourite ids', async () => {
  for (const nodeId of [SLOT, OTHER_SLOT, FISHING]) {
    gateway.ports.clock.offsetMs += 1000
    await add(nodeId)
  }
  expect(await nodesOf({ category: 'RNG' })).toEqual([OTHER_SLOT, SLOT])
  expect(await nodesOf({ category: 'HOT' })).toEqual([FISHING, OTHER_SLOT, SLOT])
  expect(await nodesOf({ vendor: 'nobody' })).toEqual([])
  const fishing = (await marked({ category: 'FISH' })).content[0]
  expect(await nodesOf({ gameName: fishing?.gameName ?? '', vendor: fishing?.vendor ?? '' })).toEqual([FISHING])
  expect(await marked({ pageSize: 2, pageNo: 2 })).toMatchObject({
    content: [{ nodeId: SLOT }],
    pageNum: 2,
    totalPages: 2,
    nodeIds: [FISHING, OTHER_SLOT, SLOT],
  })
})

test('favourites belong to the member', async () => {
  await add(SLOT)
  const other = await newMember(gateway)
  expect(await marked({}, other.token)).toMatchObject({ content: [], nodeIds: [] })
  await gateway.call(removeFavourite, { nodeId: SLOT }, { token: other.token })
  expect(await nodesOf()).toEqual([SLOT])
})

test('a trial member has favourites too', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  const playMoney = trial.ok ? trial.value.token : ''
  await gateway.call(addFavourite, { nodeId: SLOT }, { token: playMoney })
  expect((await marked({}, playMoney)).nodeIds).toEqual([SLOT])
})

test.each([
  ['a game that does not exist', { nodeId: 999_999_999 }, 'game.not.found'],
  ['a game under another vendor’s name', { nodeId: SLOT, vendor: 'JL' }, 'game.not.found'],
  ['a text instead of a number', { nodeId: 'x' }, 'request.invalid'],
])('%s is refused', async (_what, input, code) => {
  expect(await gateway.call(addFavourite, input, { token })).toMatchObject({ ok: false, code })
  expect(await nodesOf()).toEqual([])
})

test('without a session there are no favourites', async () => {
  expect(await gateway.call(addFavourite, { nodeId: SLOT })).toMatchObject({ code: 'login.not.session' })
  expect(await gateway.call(listFavourites, {})).toMatchObject({ code: 'login.not.session' })
})

test('the number of favourites is limited, even for simultaneous calls', async () => {
  await add(SLOT)
  const { rows } = await sql<{ node_id: bigint }>`
    with own as (select merchant_code, member_id from favourite_game
      where member_id = (select member_id from session order by created_at desc limit 1))
    insert into favourite_game (merchant_code, member_id, node_id, added_at)
    select own.merchant_code, own.member_id, game.node_id, now() from own, game
    where game.active and game.category = 'RNG' and game.node_id <> ${SLOT} order by game.node_id limit ${FAVOURITES_LIMIT - 2}
    returning node_id`.execute(gateway.ports.db)
  expect(rows).toHaveLength(FAVOURITES_LIMIT - 2)
  const answers = await Promise.all([FISHING, FISHING + 1, FISHING + 2].map((nodeId) => add(nodeId)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(answers.find((answer) => !answer.ok)).toMatchObject({
    code: 'favourites.full',
    details: { limit: FAVOURITES_LIMIT },
  })
  expect((await marked()).nodeIds).toHaveLength(FAVOURITES_LIMIT)
})

test('a favourite game that is not offered for a while is hidden, and reappears', async () => {
  await add(SLOT)
  await add(FISHING)
  const offer = (active: boolean) =>
    sql`update game set active = ${active} where node_id = ${FISHING}`.execute(gateway.ports.db)
  await offer(false)
  gateway.ports.bus.publish('catalogue', '')
  await expect.poll(() => nodesOf()).toEqual([SLOT])
  await offer(true)
  gateway.ports.bus.publish('catalogue', '')
  await expect.poll(() => nodesOf()).toHaveLength(2)
})
