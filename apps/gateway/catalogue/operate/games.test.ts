import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

import { getGameInfo } from '@ante/contract/catalogue/game-info.ts'
import { listGames } from '@ante/contract/catalogue/games.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { LiveReader } from '../../live/test/live-reader.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

const HEADING = 'gameId,name,category,classes,minBet,picture'
/** A separate vendor, so that it has only the games of these tests. */
const VENDOR = 'FEEDER'
const MANY = 20_000

let gateway: TestGateway
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ante-feed-'))
  gateway = await startGateway()
  const { db } = gateway.ports
  const vendor = {
    code: VENDOR,
    name: 'Feeder',
    wallet_kind: 'seamless',
    launch_kind: 'generic',
    icon: '/f.svg',
  } as const
  await db
    .insertInto('vendor')
    .values({ ...vendor, launch_url: null })
    .execute()
  await db.insertInto('merchant_vendor').values({ merchant_code: 'aurora', vendor: VENDOR, position: 99 }).execute()
})
beforeEach(deleteGames)
afterAll(async () => {
  await gateway.stop()
  rmSync(folder, { recursive: true })
})

async function deleteGames() {
  await gateway.ports.db.deleteFrom('game').where('vendor', '=', VENDOR).execute()
  gateway.ports.bus.publish('catalogue', '')
  await expect.poll(names).toEqual([])
}

const { runCommand, outputOf } = cliOf(() => gateway)

function file(name: string, ...lines: string[]): string {
  const path = join(folder, name)
  writeFileSync(path, lines.join('\n'))
  return path
}
const row = (id: string, name = id) => `${id},${name},PVP,CARDS,0.5,/pictures/games/${id}.webp`
const feed = (...ids: string[]) => file('feed.csv', HEADING, ...ids.map((id) => row(id)))

async function offered(host = 'localhost'): Promise<Game[]> {
  const answer = await gateway.call(listGames, { category: 'PVP', vendor: VENDOR, pageSize: 100 }, { host })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.games
}
const names = async () => (await offered()).map(({ gameName }) => gameName)
async function revision(): Promise<string> {
  const { db } = gateway.ports
  return String((await db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow()).revision)
}
const nodes = async () => new Map((await offered()).map(({ gameId, nodeId }) => [gameId, nodeId]))

test('a feed’s games are in the lobby immediately, in its order, and every open page is notified', async () => {
  const page = new LiveReader(gateway)
  await page.opened
  expect(await outputOf('games', 'import', VENDOR, feed('tarot', 'rummy', 'whist'))).toMatchObject({
    changed: true,
    before: { open: 0 },
    after: { open: 3, added: 3, changed: 0, closed: 0, unchanged: 0 },
  })
  await expect.poll(names).toEqual(['tarot', 'rummy', 'whist'])
  await expect.poll(() => page.dataOf('catalogue').at(-1)).toEqual({ version: await revision() })
  expect((await offered())[0]).toMatchObject({ gameClassifyNew: ['CARDS'], minBet: '0.50', isNew: false, hot: false })
  expect(await offered('lotus.localhost')).toEqual([])
  page.disconnect()
})

test('importing the same feed again changes nothing, and reports this', async () => {
  await outputOf('games', 'import', VENDOR, feed('tarot', 'rummy'))
  const before = await revision()
  expect(await outputOf('games', 'import', VENDOR, feed('tarot', 'rummy'))).toMatchObject({
    changed: false,
    after: { open: 2, added: 0, changed: 0, closed: 0, unchanged: 2 },
  })
  expect(await revision()).toBe(before)
})

const FIGURES = 'gameId,name,category,minBet,picture,edge,maxBet,volatility'
const figures = (values: string) =>
  file('figures.csv', FIGURES, `tarot,Tarot,PVP,0.5,/pictures/games/tarot.webp,${values}`)

test('declared figures are shown, and stay when a later feed omits them', async () => {
  const info = async () => {
    const [nodeId = 0] = [...(await nodes()).values()]
    const answer = await gateway.call(getGameInfo, { nodeId })
    return answer.ok ? answer.value : null
  }
  await outputOf('games', 'import', VENDOR, figures('3.6,50,high'))
  const declared = { vendorName: 'Feeder', returnToPlayer: '96.4', maxBet: '50.00', volatility: 'high' }
  await expect.poll(info).toMatchObject(declared)
  await outputOf('games', 'import', VENDOR, feed('tarot'))
  await expect.poll(async () => (await offered())[0]?.gameClassifyNew).toEqual(['CARDS'])
  expect(await info()).toMatchObject(declared)
})

test.each([
  ['3.6,0.4,high', 'maxBet 0.40 is below minBet 0.50'],
  ['3.6,much,high', 'maxBet is an amount like 0.25'],
  ['3.6,50,wild', 'volatility'],
])('the figures %s are reported: %s', async (values, reason) => {
  const refused = await runCommand('games', 'import', VENDOR, figures(values))
  expect(JSON.stringify(refused)).toContain(reason)
  expect(await names()).toEqual([])
})

test('a game missing from a feed is closed, and reopens under its node id', async () => {
  await outputOf('games', 'import', VENDOR, feed('tarot', 'rummy'))
  await expect.poll(names).toEqual(['tarot', 'rummy'])
  const before = await nodes()
  const others = await gateway.call(listGames, { category: 'PVP', pageSize: 100 })

  expect(await outputOf('games', 'import', VENDOR, feed('rummy', 'whist'))).toMatchObject({
    after: { open: 2, added: 1, changed: 1, closed: 1, unchanged: 0 },
  })
  await expect.poll(names).toEqual(['rummy', 'whist'])
  expect(await outputOf('games', 'list', VENDOR)).toEqual([
    { vendor: VENDOR, name: 'Feeder', open: 2, closed: 1, merchants: ['aurora'] },
  ])

  await outputOf('games', 'import', VENDOR, feed('tarot', 'rummy'))
  await expect.poll(names).toEqual(['tarot', 'rummy'])
  expect(await nodes()).toEqual(before)
  expect(await gateway.call(listGames, { category: 'PVP', pageSize: 100 })).toEqual(others)
})

test('a dry run reports the changes, and makes none', async () => {
  await outputOf('games', 'import', VENDOR, feed('tarot'))
  const dryRun = ['games', 'import', VENDOR, feed('rummy'), '--dry-run']
  expect(await outputOf(...dryRun)).toMatchObject({ before: { open: 1 }, after: { added: 1, closed: 1 } })
  expect((await runCommand(...dryRun)).stdout).toContain('nothing was changed')
  expect(await outputOf('games', 'list', VENDOR)).toMatchObject([{ open: 1, closed: 0 }])
})

test('invalid lines are reported with reasons, and nothing is written', async () => {
  const path = file('wrong.csv', HEADING, row('tarot'), 'rummy,Rummy,CHESS,,1,/r.webp', row('whist'), row('tarot'))
  const { code, stderr } = await runCommand('games', 'import', VENDOR, path)
  expect(code).toBe(1)
  expect(stderr.split('\n').slice(0, 2)).toEqual([
    '2 invalid lines in wrong.csv. Nothing was changed:',
    expect.stringMatching(/^ {2}line 3: category is one of /),
  ])
  expect(stderr).toContain('  line 5: tarot stands on line 2 already')
  const asJson = await runCommand('games', 'import', VENDOR, path, '--json')
  expect(JSON.parse(asJson.stderr)).toMatchObject({ code: 'refused', wrong: [{ line: 3 }, { line: 5 }] })
  expect(await outputOf('games', 'list', VENDOR)).toMatchObject([{ open: 0, closed: 0 }])
})

test('a node id is never reassigned to another game', async () => {
  const columns = `${HEADING},nodeId`
  await outputOf('games', 'import', VENDOR, file('own.csv', columns, `${row('tarot')},900001`))
  await expect.poll(nodes).toEqual(new Map([['tarot', 900_001]]))
  await outputOf('games', 'import', VENDOR, feed('rummy'))
  const path = file('taken.csv', columns, `${row('whist')},900001`, `${row('rummy')},900002`, `${row('go')},10001`)
  const { stderr } = await runCommand('games', 'import', VENDOR, path)
  expect(stderr).toContain('line 2: nodeId 900001 is that of FEEDER’s tarot')
  expect(stderr).toMatch(/line 3: nodeId of rummy is \d+ and stays so/)
  expect(stderr).toContain('line 4: nodeId 10001 is that of ANS’s')
})

test('a merchant’s feed must name the vendor of each game, and may contain only vendors that the merchant offers', async () => {
  const game = { name: 'Tarot', category: 'PVP', minBet: '1', picture: '/t.webp' }
  const list = (...games: object[]) => file('all.json', JSON.stringify(games, null, 1))
  const strange = list({ ...game, gameId: 'a' }, { ...game, gameId: 'b', vendor: 'NOBODY' })
  const { stderr } = await runCommand('games', 'import', 'aurora', strange)
  expect(stderr).toContain('line 2: vendor is missing')
  expect(stderr).toMatch(/line 9: vendor NOBODY is not one of .*FEEDER/)
  expect((await runCommand('games', 'import', 'lotus', list({ ...game, gameId: 'a', vendor: VENDOR }))).code).toBe(1)

  const others = await outputOf('games', 'list', 'JL')
  await outputOf('games', 'import', 'aurora', list({ ...game, gameId: 'a', vendor: VENDOR }))
  await expect.poll(names).toEqual(['Tarot'])
  expect(await outputOf('games', 'list', 'JL')).toEqual(others)
})

test('an import is logged with its operator, and listed for the merchants that offer the vendor', async () => {
  await outputOf('games', 'import', VENDOR, feed('tarot', 'rummy'))
  const user = `system operator (${userInfo().username})`
  const written = { user, merchant: null, vendor: VENDOR, command: 'games import', subject: 'feed.csv' }
  const { length } = (await outputOf('changes', 'list', 'lotus')) as unknown[]
  expect(await outputOf('changes', 'list', 'aurora', '--limit', '1')).toMatchObject([
    { ...written, after: { added: 2 } },
  ])
  expect(await outputOf('changes', 'list', 'lotus')).toHaveLength(length)
})

test.each([
  [['aurra', 'nowhere.json'], 1, /Cannot read nowhere\.json/],
  [[VENDOR, 'nowhere.csv'], 1, /Cannot read nowhere\.csv/],
  [[VENDOR, 'feed.xlsx'], 2, /Use a \.csv or \.json file/],
  [[VENDOR], 2, /argument 'file'/],
])('`games import` of %j is refused with a helpful sentence', async (message, exit, sentence) => {
  const { code, stderr } = await runCommand('games', 'import', ...message)
  expect(code).toBe(exit)
  expect(stderr).toMatch(sentence)
})

test('a name that is neither merchant nor vendor is refused with a suggestion', async () => {
  const { code, stderr } = await runCommand('games', 'import', 'aurra', feed('tarot'))
  expect(code).toBe(1)
  expect(stderr).toContain('There is no merchant or vendor aurra. Did you mean aurora?')
})

test('a large feed is imported in one transaction', async () => {
  const path = feed(...Array.from({ length: MANY }, (_, index) => `game-${index}`))
  expect(await outputOf('games', 'import', VENDOR, path)).toMatchObject({ after: { open: MANY, added: MANY } })
  const first = async () => {
    const answer = await gateway.call(listGames, { category: 'PVP', vendor: VENDOR, pageSize: 1 })
    return answer.ok && answer.value.totalPages
  }
  await expect.poll(first).toBe(MANY)
  expect(await outputOf('games', 'import', VENDOR, path)).toMatchObject({ changed: false, after: { unchanged: MANY } })
})

test('a feed that lowers a game’s house edge reports the promotions that now cost more than the edge', async () => {
  const slots = (edge: string) =>
    file('edge.csv', `${HEADING},edge`, `lantern,Lantern,RNG,VIDEO,0.5,/pictures/games/lantern.webp,${edge}`)
  expect(await outputOf('games', 'import', VENDOR, slots('3'))).not.toHaveProperty('warnings')
  const tried = (await outputOf('games', 'import', VENDOR, slots('0.1'), '--dry-run')) as { warnings?: string[] }
  expect(await outputOf('games', 'import', VENDOR, slots('3'))).toMatchObject({ changed: false })
  const received = (await outputOf('games', 'import', VENDOR, slots('0.1'))) as { warnings?: string[] }
  expect(received.warnings).toEqual(tried.warnings)
  expect(received.warnings).toEqual(expect.arrayContaining([expect.stringMatching(/^aurora: RNG would pay up to/)]))
  // Promotions that already cost more are not reported again.
  expect(await outputOf('games', 'import', VENDOR, slots('0.10'))).not.toHaveProperty('warnings')
})

test('a feed that closes more than a fifth of the games is refused, unless it is allowed; a dry run says so', async () => {
  const all = Array.from({ length: 40 }, (_, index) => `game${index}`)
  await outputOf('games', 'import', VENDOR, feed(...all))
  // Nine are few enough, although they are more than a fifth.
  const few = feed(...all.slice(0, 31))
  expect(await outputOf('games', 'import', VENDOR, few, '--dry-run')).not.toHaveProperty('warnings')
  const short = feed(...all.slice(0, 20))
  const { code, stderr } = await runCommand('games', 'import', VENDOR, short)
  expect(code).not.toBe(0)
  expect(stderr).toContain('closes 20 of 40 games (50 %). If that is right, add --allow-closing.')
  expect((await offered()).length).toBe(40)
  const trial = await outputOf('games', 'import', VENDOR, short, '--dry-run')
  expect(trial).toMatchObject({ after: { closed: 20 }, warnings: [expect.stringContaining('--allow-closing')] })
  expect(await outputOf('games', 'import', VENDOR, short, '--allow-closing')).toMatchObject({ after: { closed: 20 } })
  await expect.poll(async () => (await offered()).length).toBe(20)
})

test('an import names the games that are new, changed and closed, the first 20 of each', async () => {
  await outputOf('games', 'import', VENDOR, feed('tarot', 'rummy'))
  const next = file('next.csv', HEADING, row('tarot', 'Tarot Royale'), row('whist'))
  expect(await outputOf('games', 'import', VENDOR, next, '--dry-run')).toMatchObject({
    after: { newGames: ['whist'], changedGames: ['Tarot Royale'], closedGames: ['rummy'] },
  })
  const many = feed(...Array.from({ length: 25 }, (_, index) => `new${String(index).padStart(2, '0')}`))
  const { after } = await outputOf('games', 'import', VENDOR, many, '--dry-run')
  expect(after).toMatchObject({ newGames: expect.arrayContaining(['new00', 'new19', 'and 5 more']) })
})
