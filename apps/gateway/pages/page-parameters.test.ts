import { join } from 'node:path'

import { pageAddresses } from '@ante/contract/merchant/page-addresses.ts'
import type { PageRequest, RenderPage } from '@ante/contract/merchant/page.ts'
import { beforeAll, expect, test } from 'vitest'

import { loadModule } from '../kit/load-module.ts'
import { MerchantDirectory } from '../merchant/public.ts'
import { sharedGateway } from '../test/shared-gateway.ts'
import { testConfig } from '../test/test-config.ts'

/** Values for the parameters of the app's URLs, including some invalid ones. */
const VALUES: Record<string, string> = {
  category: 'LIVE',
  vendor: 'ANS',
  gameClassify: 'NEW',
  gameName: 'a',
  minBet: '0.1',
  sort: 'name',
  at: '6',
  tab: 'fav',
  game: 'SSC1',
  mode: 'ZY',
  type: 'tradition',
  play: '1',
  of: 'size',
  last: '100',
  drawNumber: '20260101-0001',
  kind: 'realtime_salary',
  period: 'day',
  i: '2',
  id: '1',
  chat: '',
  token: 'a'.repeat(43),
  search: 'a',
  parent: 'a',
  page: '2',
  status: 'paid',
  transactionId: '1',
  gameCode: 'SSC1',
  pageBack: 'home',
  affiliateCode: 'AURORA01',
  state: 'x',
  code: 'x',
  x: '1',
}

const gateway = sharedGateway()
let render: (address: string) => Promise<string>
beforeAll(async () => {
  const merchants = new MerchantDirectory(gateway.ports)
  await merchants.load()
  const webApp = await loadModule<{ render: RenderPage }>(join(testConfig().webDist, 'server', 'entry-server.js'))
  const settings = merchants.settingsOf('aurora', 'EN')
  const status = merchants.statusOf({ merchantCode: 'aurora', language: 'EN', country: null })
  // Caches answers, because some contain the time.
  const answers = new Map<string, ReturnType<typeof gateway.call>>()
  const call: PageRequest['call'] = async (endpoint, input) => {
    const key = endpoint.path + JSON.stringify(input)
    const pendingAnswer = answers.get(key) ?? gateway.call(endpoint, input)
    answers.set(key, pendingAnswer)
    const answer = await pendingAnswer
    if (answer.ok) return answer.value as never
    throw Object.assign(new Error(answer.code), { code: answer.code })
  }
  const page = { language: 'EN', settings, status, brand: null, catalogueVersion: '7' } as const
  render = async (address) => {
    const rendered = await webApp.render({ ...page, address, call })
    return rendered.kind === 'redirect' ? rendered.location : withoutAddress(rendered.document)
  }
})

/** Returns the document without the canonical link, which contains the requested URL. */
const withoutAddress = (document: string) => document.replace(/<link rel="canonical"[^>]*>/, '')

test.each(Object.entries(pageAddresses))('%s is the same with any other parameters', async (path, own) => {
  const others = Object.entries(VALUES).filter(([name]) => !Object.hasOwn(own, name))
  expect(await render(`${path}?${new URLSearchParams(others)}`)).toBe(await render(path))
})

test('equal data results in an equal document, so that a browser with a copy is answered with 304', async () => {
  expect(await render('/m/help')).toBe(await render('/m/help'))
})
