import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { startGateway } from '@ante/gateway/test'
import type { TestGateway } from '@ante/gateway/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { demoWallet } from '../hosts/demo-wallet.ts'
import { gatewayHost } from '../hosts/gateway-host.ts'
import type { Verdict } from '@ante/conformance/verdict.ts'
import { conformance } from './conformance.ts'
import { OPTIONS } from './options.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

afterAll(() => gateway.stop())

async function run(words: string[], environment: NodeJS.ProcessEnv = {}) {
  const received = { out: '', error: '' }
  const code = await conformance(words, {
    environment,
    out: (line) => (received.out += line),
    error: (line) => (received.error += line),
  })
  return { code, ...received }
}

/** Returns the credentials of a demo vendor as command options, as an operator gives them to a vendor. */
async function asVendor(protocol: 'ante' | 'form') {
  const wallet = demoWallet(protocol, { url: gateway.url, vendorsSecret: gateway.ports.config.vendorsSecret })
  const { vendor, keyId, secret } = wallet
  const words = ['--url', gateway.url, '--protocol', protocol, '--vendor', vendor]
  return { words: protocol === 'ante' ? [...words, '--key', keyId] : words, secret, vendor }
}

test('the help names every option', async () => {
  const { code, out } = await run(['--help'])
  expect(code).toBe(0)
  for (const name of Object.keys(OPTIONS)) expect(out).toContain(`--${name} `.trimEnd())
})

test('the demo passes in all its protocols', async () => {
  const { code, out, error } = await run(['--demo', '--url', gateway.url, '--case', 'a,c', '--case', 'K'], {
    DATABASE_URL: gateway.databaseUrl,
  })
  expect({ code, error }).toEqual({ code: 0, error: '' })
  for (const protocol of ['ante', 'actions', 'hub', 'form']) expect(out).toContain(`${protocol}, as `)
  expect(out.match(/^ {2}[ACK] {2}passed/gm)).toHaveLength(12)
  expect(out.match(/3 passed, 0 failed, 0 not run/g)).toHaveLength(4)
})

test('with launch tokens a holder of a key can test a wallet, and the output lists the cases that were not run', async () => {
  const { words, secret, vendor } = await asVendor('form')
  const { launchPlayer } = await gatewayHost(gateway, vendor)
  const [first, second] = [(await launchPlayer())!, (await launchPlayer())!]
  const tokens = ['--game', first.gameId, '--token', first.token, '--token', second.token]
  const { code, out } = await run([...words, ...tokens, '--json'], { CONFORMANCE_SECRET: secret })
  expect(code).toBe(0)
  expect(out).not.toContain(secret)
  const [tried] = JSON.parse(out) as { cases: Verdict[] }[]
  const notRun = tried!.cases.filter(({ outcome }) => outcome === 'not run')
  expect(notRun).toMatchObject([
    { letter: 'K', reason: expect.stringContaining('--host') },
    { letter: 'L', reason: expect.stringContaining('--host') },
  ])
  expect(tried!.cases).toHaveLength(22)
})

test('the tester’s own host provides players, and performs the actions that it declares', async () => {
  const { words, secret, vendor } = await asVendor('ante')
  const own = await gatewayHost(gateway, vendor)
  const url = await serve(async (path, input) => {
    if (path === '/') return { can: ['expire'] }
    return path === '/arrival'
      ? own.launchPlayer()
      : own.expireSession?.(JSON.parse(input) as Parameters<typeof own.expireSession>[0])
  })
  const { code, out } = await run([...words, '--secret', secret, '--host', url, '--case', 'K,L,P'])
  expect(code).toBe(0)
  expect(out).toMatch(/K {2}passed[^]*L {2}not run[^]*P {2}passed[^]*they need --host/)
})

test('a wrong secret fails every case and the exit code', async () => {
  const { words, vendor } = await asVendor('form')
  const { launchPlayer } = await gatewayHost(gateway, vendor)
  const { token, gameId } = (await launchPlayer())!
  const argv = [...words, '--secret', 'not the secret', '--token', token, '--game', gameId]
  expect(await run([...argv, '--case', 'C'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('seamless.signature.invalid'),
  })
})

test.each([
  ['an unknown option', ['--wallet', 'x'], /wallet/],
  ['an unknown protocol', ['--url', 'http://a', '--protocol', 'soap'], /There is no protocol soap/],
  ['no vendor', ['--url', 'http://a', '--protocol', 'form', '--secret', 's'], /--vendor is missing/],
  ['an invalid address', ['--url', 'a', '--protocol', 'form', '--secret', 's'], /no http/],
  ['an unknown case', ['--case', 'Z'], /no case Z/],
  ['two addresses', ['--url', 'http://a', '--url', 'http://b'], /--url is given twice/],
])('%s is a usage error', async (_what, words, sentence) => {
  expect(await run(words)).toMatchObject({ code: 2, error: expect.stringMatching(sentence) })
})

test('an unreachable wallet is distinguished from one that fails', async () => {
  const words = ['--url', 'http://127.0.0.1:9', '--protocol', 'form', '--vendor', 'X', '--secret', 's']
  expect(await run(words)).toMatchObject({ code: 3, error: expect.stringContaining('does not answer') })
  const url = await serve(async () => ({ hello: 'world' }))
  const elsewhere = ['--url', url, '--protocol', 'form', '--vendor', 'X', '--secret', 's']
  expect(await run(elsewhere)).toMatchObject({ code: 3, error: expect.stringContaining('does not answer as form') })
})

async function serve(answer: (path: string, body: string) => Promise<unknown>): Promise<string> {
  const server = createServer((request, response) => {
    const reply = async () => {
      const value = await answer(request.url ?? '', await text(request))
      response.end(value === undefined ? '' : JSON.stringify(value))
    }
    void reply()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
