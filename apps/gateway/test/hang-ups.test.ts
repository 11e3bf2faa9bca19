import { once } from 'node:events'
import { connect } from 'node:net'

import { login } from '@ante/contract/identity/session.ts'
import { sendPicture } from '@ante/contract/support/pictures.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from './start-gateway.ts'
import type { TestGateway } from './start-gateway.ts'

const logged: { level: number; msg: string; err?: unknown }[] = []
const log = pino(
  { level: 'info' },
  { write: (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]) },
)
const WARN = 40

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({}, log)
})
afterAll(() => gateway.stop())

/** Sends lines, waits for a number of bytes, and resets the connection. */
async function sendAndReset(lines: string[], bytesFirst = 0): Promise<void> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(lines.join('\r\n'))
  let read = 0
  socket.on('data', (chunk) => (read += chunk.length))
  await new Promise(setImmediate)
  await expect.poll(() => read).toBeGreaterThanOrEqual(bytesFirst)
  socket.resetAndDestroy()
}

const HOST = 'Host: localhost'
const BIG = 'Content-Length: 200000'

test.each<[what: string, lines: string[], bytesFirst?: number]>([
  ['in the headers', ['GET /m/home HTTP/1.1', HOST]],
  ['in a JSON body', [`POST ${login.path} HTTP/1.1`, HOST, 'Content-Type: application/json', BIG, '', '{"a":']],
  ['in a picture', [`POST ${sendPicture.path} HTTP/1.1`, HOST, 'Content-Type: application/octet-stream', BIG, '', 'x']],
  [
    'in a chunked body',
    [
      `POST ${login.path} HTTP/1.1`,
      HOST,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      '',
      'fff',
      '{',
    ],
  ],
  ['during an API call', ['GET /wps/relay/GCSGAME_gameList?gameType=RNG HTTP/1.1', HOST, '', '']],
  ['during the rendering of a page', ['GET /m/winnerPage HTTP/1.1', HOST, '', '']],
  ['in the middle of a file', ['GET /pictures/banners/aurora-northlight.webp HTTP/1.1', HOST, '', ''], 1],
  ['in the live stream', ['GET /wps/live HTTP/1.1', HOST, 'Accept: text/event-stream', '', ''], 1],
])('a client that hangs up %s causes no error', async (_, lines, bytesFirst) => {
  logged.length = 0
  for (let index = 0; index < 10; index++) await sendAndReset(lines, bytesFirst)
  // All earlier requests have been answered or aborted when a later request is answered.
  for (let index = 0; index < 5; index++) expect((await gateway.fetch('/m/winnerPage')).status).toBe(200)
  expect(logged.filter(({ level }) => level >= WARN)).toEqual([])
})
