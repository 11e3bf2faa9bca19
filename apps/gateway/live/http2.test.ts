import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:http2'
import type { ClientHttp2Session, ClientHttp2Stream } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { LIVE_PATH } from '@ante/contract/live/events.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { makeCertificate } from '../test/certificate.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import type { NewLiveEvent } from './publish-live.ts'
import { publish, winner, wonAt } from './test/live-reader.ts'

let folder: string
let gateway: TestGateway
let browsers: ClientHttp2Session[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ante-tls-'))
  gateway = await startGateway({ tls: makeCertificate(folder) })
  browsers = []
})
afterEach(async () => {
  for (const browser of browsers) browser.destroy()
  await gateway.stop()
  await rm(folder, { recursive: true })
})

interface Page {
  stream: ClientHttp2Stream
  text: string
  status: number
  isOver: boolean
}

function startBrowser(): ClientHttp2Session {
  const browser = connect(gateway.url.replace('http:', 'https:'), { rejectUnauthorized: false })
  browsers.push(browser)
  return browser
}

async function open(browser: ClientHttp2Session): Promise<Page> {
  const stream = browser.request({ ':path': LIVE_PATH, ':authority': 'localhost' })
  const page: Page = { stream, text: '', status: 0, isOver: false }
  stream.setEncoding('utf8')
  stream.on('data', (piece: string) => (page.text += piece))
  stream.on('response', (headers) => (page.status = headers[':status'] ?? 0))
  stream.on('error', () => undefined)
  stream.on('close', () => (page.isOver = true))
  await expect.poll(() => page.text).toContain('id: ')
  return page
}

test('streams work over HTTP/2 as well, several per connection, and closing one leaves the others', async () => {
  const browser = startBrowser()
  const [first, second] = [await open(browser), await open(browser)]
  expect([first.status, second.status]).toEqual([200, 200])
  first.stream.close()
  await expect.poll(() => first.isOver).toBe(true)
  await publish(gateway, wonAt('aurora', 'round-1'))
  await expect.poll(() => second.text).toContain('round-1')
})

test('a page that does not read is dropped over HTTP/2 too', async () => {
  const [slow, quick] = [await open(startBrowser()), await open(startBrowser())]
  slow.stream.pause()
  for (let burst = 0; burst < 6; burst++) {
    const long: NewLiveEvent = {
      merchantCode: 'aurora',
      type: 'winners',
      payload: winner(`${burst}${'x'.repeat(1_700)}`),
    }
    await publish(gateway, ...Array.from({ length: 200 }, () => long))
    await publish(gateway, wonAt('aurora', `burst-${burst}`))
    // Waits between bursts, because more than the unread limit in one burst would drop the reading page too.
    await expect.poll(() => quick.text.slice(-2_000)).toContain(`burst-${burst}`)
  }
  expect(quick.isOver).toBe(false)
  slow.stream.resume()
  await expect.poll(() => slow.isOver).toBe(true)
  expect(slow.text).not.toContain('burst-5')
})

test('a stopping gateway ends its HTTP/2 streams immediately', async () => {
  const pages = [await open(startBrowser()), await open(startBrowser())]
  const stopped = gateway.stop()
  for (const page of pages) await expect.poll(() => page.isOver).toBe(true)
  await stopped
})
