import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { titleOf } from '../../test/ante-titles.ts'
import { newTapId, openPage } from '../../test/page-calls.ts'
import { restartableStudio } from '../../test/restartable-studio.ts'
import type { RestartableStudio } from '../../test/restartable-studio.ts'
import { TossTable } from '../../test/toss-table.ts'
import { playPath } from '../play-contract.ts'

/** Timeout far below the keep-alive time of an idle connection: a stop that waits for such a connection fails. */
const SOON = { timeout: 10_000, retry: 0 }

const sockets: Socket[] = []
const table = new TossTable()
let studio: RestartableStudio
beforeAll(async () => {
  studio = await restartableStudio({ families: [table.family] })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await studio.close()
})

async function connectionTo(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

const openRoom = (key: string) =>
  `GET ${playPath.room}table-1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`

test('a stopping server answers pending requests, and does not wait for idle connections', SOON, async () => {
  const page = await openPage(studio, { title: titleOf('quick-pick') })
  const [listening] = [await connectionTo(studio.url), await connectionTo(studio.url)]
  listening.resume().write(openRoom(page.key))
  await expect.poll(() => table.room?.readers).toBe(1)
  const requestSent = Promise.withResolvers<'answer'>()
  studio.gateway.behave = (name) => (name === 'bet' ? requestSent.promise : 'answer')
  const round = page.round(newTapId(), { choice: { table: `t-${randomUUID()}`, on: 'heads' } })
  await expect.poll(() => studio.gateway.calls.some(({ name }) => name === 'bet')).toBe(true)

  const stopped = studio.stop()
  await once(listening, 'close')
  requestSent.resolve('answer')
  expect((await round).body).toMatchObject({ state: 'held' })
  await stopped
})
