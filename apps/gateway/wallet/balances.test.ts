import { DEMO_PASSWORD } from '@ante/demo/accounts.ts'
import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import { getBalance, getBalanceAtNewerAddress } from '@ante/contract/wallet/balance.ts'
import { beforeAll, expect, test } from 'vitest'

import { LocalBus } from '../kit/bus.ts'
import { makeTestMember } from '../test/make-test-member.ts'
import { sharedGateway } from '../test/shared-gateway.ts'
import { balanceStates, BalancePublisher } from './public.ts'
import { currencySymbol, walletName } from './rules.ts'

const gateway = sharedGateway()
let token: string

beforeAll(async () => {
  const session = await gateway.call(login, { type: 'username', username: 'player01', password: DEMO_PASSWORD })
  token = session.ok ? session.value.token : ''
})

test.each([getBalance, getBalanceAtNewerAddress])('$path shows the wallets of the member', async (endpoint) => {
  expect(await gateway.call(endpoint, {}, { token })).toEqual({
    ok: true,
    value: {
      sumBalance: '10000.00',
      balance: [
        { walletId: 2, accountName: 'MAIN', availBalance: '10000.00' },
        { walletId: 4, accountName: 'LOTTERY', availBalance: '0.00' },
        { walletId: 101, accountName: 'GLD', displayName: expect.any(String), availBalance: '0.00' },
        { walletId: 102, accountName: 'CRB', displayName: expect.any(String), availBalance: '0.00' },
        { walletId: 103, accountName: 'OPL', displayName: expect.any(String), availBalance: '0.00' },
      ],
      currency: 'PHP',
      currencySymbol: '₱',
    },
  })
})

test('one wallet can be requested, and one that the member does not have is refused', async () => {
  expect(await gateway.call(getBalance, { typeId: 2 }, { token })).toMatchObject({ value: { sumBalance: '10000.00' } })
  for (const typeId of [9, 77]) {
    expect(await gateway.call(getBalance, { typeId }, { token })).toMatchObject({
      status: 404,
      code: 'wallet.not.found',
    })
  }
})

test('a visitor has no wallet', async () => {
  expect(await gateway.call(getBalance, {})).toMatchObject({ ok: false, status: 401, code: 'login.not.session' })
})

test('a trial player has 2,000.00 of play money at the trial merchant', async () => {
  const trial = await gateway.call(loginFreeplay, {}, { host: 'lotus.localhost' })
  const trialToken = trial.ok ? trial.value.token : ''
  const answer = await gateway.call(getBalance, {}, { token: trialToken, host: 'lotus.localhost' })
  expect(answer).toMatchObject({ value: { sumBalance: '2000.00', currency: 'THB' } })
})

test('the states of many members are read by one query, each with its version', async () => {
  const ids = [await makeTestMember(gateway, '1.00'), await makeTestMember(gateway, '0.00')].map(String)
  const states = await balanceStates(gateway.ports.db, [...ids, '999999999'])
  expect(states.sort((first, second) => Number(first.memberId) - Number(second.memberId))).toEqual([
    { memberId: ids[0], version: 1, sumBalance: '1.00', mainBalance: '1.00', currency: 'PHP' },
    { memberId: ids[1], version: 0, sumBalance: '0.00', mainBalance: '0.00', currency: 'PHP' },
  ])
  expect(await balanceStates(gateway.ports.db, [])).toEqual([])
})

test('changed balances are published together, each member once, and in messages that fit the bus', async () => {
  const bus = new LocalBus()
  const received: string[] = []
  bus.listen('balance', (payload) => received.push(payload))
  const balances = new BalancePublisher(bus)
  balances.changed(['1', '2'])
  balances.changed(['2'])
  balances.changed(Array.from({ length: 600 }, (_, at) => String(10_000_000_000 + at)))
  balances.flush()
  await new Promise(setImmediate)
  expect(received.flatMap((payload) => JSON.parse(payload))).toHaveLength(602)
  expect(Math.max(...received.map((payload) => payload.length))).toBeLessThan(7_000)
  balances.flush()
  await new Promise(setImmediate)
  expect(received).toHaveLength(3)
})

test.each([
  ['PHP', '₱'],
  ['THB', '฿'],
  ['USD', '$'],
  ['XXQ', 'XXQ'],
])('the sign of %s is %s', (currency, symbol) => {
  expect(currencySymbol(currency)).toBe(symbol)
})

test('wallets have names on the wire', () => {
  expect([walletName(2), walletName(4), walletName(9)]).toEqual(['MAIN', 'LOTTERY', 'WALLET_9'])
})
