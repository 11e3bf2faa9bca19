import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { vendors } from '@ante/demo/vendors.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createDatabase, dropDatabase, freshDatabaseUrl } from '../../test/database.ts'
import { FAKE_VENDORS_SECRET, fakeGateway } from '../../test/fake-gateway.ts'
import type { FakeGateway } from '../../test/fake-gateway.ts'
import { newTapId, pageAt } from '../../test/page-calls.ts'
import { startSandbox } from '../../test/start-sandbox.ts'
import { TossTable } from '../../test/toss-table.ts'
import { playPath } from '../play-contract.ts'

/** Far less than a line is kept that nobody says anything over. */
const SOON = { timeout: 10_000, retry: 0 }

const databaseUrl = freshDatabaseUrl()
const protocolOf = (code: string) => vendors.find((vendor) => vendor.code === code)?.protocol
const title = games.find((game) => protocolOf(game.vendor) === 'ante' && engineOf(game) === 'quick-pick')!
const sockets: Socket[] = []
let gateway: FakeGateway
beforeAll(async () => {
  await createDatabase(databaseUrl)
  gateway = await fakeGateway()
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await gateway.stop()
  await dropDatabase(databaseUrl)
})

async function lineTo(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

async function openPage(url: string) {
  gateway.player.playerId = randomUUID()
  const token = randomUUID()
  gateway.tokens.add(token)
  const page = pageAt(url)
  await page.open(token, { vendor: title.vendor, game: title.gameId })
  return page
}

const looksIn = (key: string) =>
  `GET ${playPath.room}table-1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`

test('a server that stops answers what it was asked, and waits for nobody else', SOON, async () => {
  const table = new TossTable()
  const environment = { VENDORS_SECRET: FAKE_VENDORS_SECRET }
  const sandbox = await startSandbox({ databaseUrl, gatewayUrl: gateway.url, environment, families: [table.family] })
  await sandbox.ready
  const page = await openPage(sandbox.url)
  const [listening] = [await lineTo(sandbox.url), await lineTo(sandbox.url)]
  listening.resume().write(looksIn(page.key))
  await expect.poll(() => table.room?.readers).toBe(1)
  const asked = Promise.withResolvers<'answer'>()
  gateway.behave = (name) => (name === 'bet' ? asked.promise : 'answer')
  const round = page.round(newTapId(), { choice: { table: `t-${randomUUID()}`, on: 'heads' } })
  await expect.poll(() => gateway.calls.some(({ name }) => name === 'bet')).toBe(true)

  const stopped = sandbox.stop()
  await once(listening, 'close')
  asked.resolve('answer')
  expect((await round).body).toMatchObject({ state: 'held' })
  await stopped
})
