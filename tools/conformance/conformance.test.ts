import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { vendors } from '@ante/demo/vendors.ts'
import { startGateway } from '@ante/gateway/test'
import type { TestGateway } from '@ante/gateway/test'
import { verifyLedger } from '@ante/gateway/wallet/public.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { CaseContext } from '@ante/conformance/case-context.ts'
import type { WalletUnderTest } from '@ante/conformance/case-context.ts'
import { allCases } from '@ante/conformance/cases/all-cases.ts'
import type { Host } from '@ante/conformance/host.ts'
import { demoWallet, demoWallets } from './hosts/demo-wallet.ts'
import { gatewayHost } from './hosts/gateway-host.ts'
import { tokenHost } from './hosts/token-host.ts'
import { tryCase } from '@ante/conformance/try-case.ts'

const testedWallets = demoWallets({ url: '', vendorsSecret: 'unused' })

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

afterAll(() => gateway.stop())

const walletOf = (protocol: WalletUnderTest['protocol']) =>
  demoWallet(protocol, { url: gateway.url, vendorsSecret: gateway.ports.config.vendorsSecret })

describe.each(['ante', 'actions', 'hub', 'form'] as const)('the gateway, called by the protocol %s', (protocol) => {
  let context: CaseContext
  beforeAll(async () => {
    const wallet = walletOf(protocol)
    context = new CaseContext(wallet, await gatewayHost(gateway, wallet.vendor))
  })

  test.each(allCases)('$letter: $title', async (item) => {
    expect(await tryCase(context, item)).toEqual({
      letter: item.letter,
      title: item.title,
      outcome: 'passed',
      reason: '',
    })
  })
})

test('every vendor of the demo is tested, except those with a transfer wallet', () => {
  const [tested, withTransferWallet] = [testedWallets.map(({ vendor }) => vendor), ['GLD', 'CRB', 'OPL']]
  expect([...tested, ...withTransferWallet].toSorted()).toEqual(vendors.map(({ code }) => code).toSorted())
})

test.each(testedWallets)(
  '$vendor passes all cases, with its own key',
  async ({ vendor }) => {
    const { url, ports } = gateway
    const wallet = demoWallets({ url, vendorsSecret: ports.config.vendorsSecret }).find(
      (candidate) => candidate.vendor === vendor,
    )!
    const all = Object.fromEntries(allCases.map(({ letter }) => [letter, 'passed']))
    expect(await outcomesOf(wallet, await gatewayHost(gateway, vendor))).toEqual(all)
  },
  120_000,
)

test('the ledger is consistent after all cases', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

const outcomesOf = async (wallet: WalletUnderTest, host: Host) => {
  const context = new CaseContext(wallet, host)
  const verdicts: [string, string][] = []
  for (const testCase of allCases) verdicts.push([testCase.letter, (await tryCase(context, testCase)).outcome])
  return Object.fromEntries(verdicts)
}

test('one token suffices for all cases with one player, and the others are not run', async () => {
  const wallet = walletOf('actions')
  const { launchPlayer } = await gatewayHost(gateway, wallet.vendor)
  const host = tokenHost([(await launchPlayer())!])
  const passed = Object.fromEntries(allCases.map(({ letter }) => [letter, 'passed']))
  expect(await outcomesOf(wallet, host)).toEqual({ ...passed, K: 'not run', L: 'not run', N: 'not run' })
})

test('without a player no case can run', async () => {
  expect(new Set(Object.values(await outcomesOf(walletOf('ante'), tokenHost([]))))).toEqual(new Set(['not run']))
})

test('a wallet that accepts every call does not pass', async () => {
  const url = await startAcceptAllWallet()
  const host: Host = {
    launchPlayer: async () => ({ token: 't', gameId: 'g' }),
    expireSession: async () => undefined,
    disablePlayer: async () => undefined,
    openRounds: async () => [],
    closeRound: async () => undefined,
  }
  const failed = Object.fromEntries(allCases.map(({ letter }) => [letter, 'failed']))
  expect(await outcomesOf({ ...walletOf('ante'), url }, host)).toEqual({ ...failed, B: 'passed', N: 'not run' })
})

/** Starts a wallet that returns the same answer to every call and does nothing. */
async function startAcceptAllWallet(): Promise<string> {
  const player = { sessionId: 's', playerId: '1', nickname: 'n', language: 'EN', playMode: 'real', lobbyUrl: 'l' }
  const value = { ...player, jackpot: null, balance: '20.00', currency: 'PHP', reference: '1', state: 'posted' }
  const server = createServer((_request, response) => response.end(JSON.stringify({ success: true, value })))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
