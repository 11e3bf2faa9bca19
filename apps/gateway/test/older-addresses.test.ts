import { listVendorCategories, listVendors } from '@ante/contract/catalogue/vendors.ts'
import { changePasswordAtNewerAddress } from '@ante/contract/identity/change-password.ts'
import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { fromWire, toWire } from '@ante/contract/kit/wire-names.ts'
import { getSettings } from '@ante/contract/merchant/settings.ts'
import { getBalance, listMerchantWallets } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeTestMember } from './make-test-member.ts'
import { signedIn } from './members.ts'
import { startGateway } from './start-gateway.ts'
import type { TestGateway } from './start-gateway.ts'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await startGateway()
  ;({ token } = await signedIn(gateway))
})
afterAll(() => gateway.stop())

async function answerOf(address: string, asMember = false) {
  const answer = await gateway.fetch(address, { headers: asMember ? { [header.authorization]: token } : {} })
  return (await answer.json()) as { success: boolean; value: unknown; errorCode?: string }
}

async function settings() {
  const answer = await gateway.call(getSettings, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function setSwitch(name: string, isOn: boolean): Promise<void> {
  await sql`update merchant set settings = jsonb_set(settings, ${`{flags,${name}}`}::text[], to_jsonb(${isOn}::boolean))
    where code = 'aurora'`.execute(gateway.ports.db)
  gateway.ports.bus.publish('merchant', '')
}

test('parts of the settings are also returned at separate addresses', async () => {
  const { mobileTemplate, customerService, mainDomain, domainRoute } = await settings()
  expect((await answerOf('/wps/system/templates')).value).toEqual(mobileTemplate)
  expect((await answerOf('/wps/system/customerService')).value).toEqual({ list: customerService })
  expect((await answerOf('/wps/system/domainRoute')).value).toEqual({ mainDomain, domainRoute })
})

test('the switches are returned as Y and N: one that is not listed, or part of one that is off, is N', async () => {
  const received = async () => (await answerOf('/wps/system/whitelabel')).value
  expect(await received()).toMatchObject({ PERSREP: 'Y', PERSPNL3: 'Y', HOMESCREEN3: 'Y', DOWNLOADLOGIN3: 'N' })
  await setSwitch('PERSPNL3', false)
  await expect.poll(received).toMatchObject({ PERSREP: 'N', PERSPNL3: 'N' })
  await setSwitch('PERSPNL3', true)
})

test('the vendors of electronic lotteries are those of their category', async () => {
  const { ELOTT } = (await answerOf('/wps/system/whitelabel')).value as { ELOTT: string[] }
  const { mapping } = (await answerOf('/wps/relay/GCSGAME_newGameVendor')).value as {
    mapping: Record<string, string[]>
  }
  const electronic = Object.keys(mapping).filter((vendor) => mapping[vendor]?.includes('ELOTT'))
  expect(electronic.length).toBeGreaterThan(0)
  expect(ELOTT.toSorted()).toEqual(electronic.toSorted())
})

test('the contact channels of customer service are returned only with the flag GAMSER', async () => {
  const codeOf = async () => (await answerOf('/wps/system/customerService')).errorCode
  await setSwitch('GAMSER', false)
  await expect.poll(codeOf).toBe('function.not.available')
  await setSwitch('GAMSER', true)
  await expect.poll(codeOf).toBeUndefined()
})

test('a trial account gets the requested name, or another one if that is taken', async () => {
  const { value: trialName } = await answerOf('/wps/member/trialAccount')
  expect(trialName).toMatch(/^trial\d{8}$/)
  const open = () => gateway.call(loginFreeplay, { trialName: String(trialName) })
  expect(await open()).toMatchObject({ value: { userName: trialName } })
  expect(await open()).toMatchObject({ value: { userName: expect.not.stringContaining(String(trialName)) } })
  await setSwitch('FREEPLAY3', false)
  await expect.poll(async () => (await answerOf('/wps/member/trialAccount')).errorCode).toBe('function.not.available')
  await setSwitch('FREEPLAY3', true)
})

test('both calls return each vendor with the categories of its games', async () => {
  const { value: types } = await answerOf('/wps/relay/GCSGAME_getVassGameType?merchant_code=aurora')
  const { value: vendors } = await answerOf('/wps/relay/GCSGAME_newGameVendor')
  const { list } = fromWire(listVendorCategories.output, types) as OutputOf<typeof listVendorCategories>
  const { mapping, sorting } = fromWire(listVendors.output, vendors) as OutputOf<typeof listVendors>
  const pairs = sorting.flatMap(({ category, vendorNames }) => vendorNames.map(({ vendor }) => `${vendor} ${category}`))
  expect(
    list.flatMap(({ vendor, categories }) => categories.map((category) => `${vendor} ${category}`)).toSorted(),
  ).toEqual(pairs.toSorted())
  expect(JSON.stringify(types)).toContain('"vassalage":')
  expect(mapping).toEqual(Object.fromEntries(list.map(({ vendor, categories }) => [vendor, categories])))
  expect(await answerOf('/wps/relay/GCSGAME_getVassGameType?merchant_code=lotus')).toMatchObject({
    errorCode: 'merchant.mismatch',
  })
})

test('the wallets of the merchant are those in which a member has balances', async () => {
  const balances = await gateway.call(getBalance, {}, { token })
  if (!balances.ok) throw new Error(balances.code)
  const named = balances.value.balance.map(({ walletId, accountName, displayName }) => ({
    walletId,
    accountName,
    ...(displayName !== undefined && { displayName }),
  }))
  expect((await answerOf('/wps/relay/GCS_merchantWallet', true)).value).toEqual(
    toWire(listMerchantWallets.output, { wallets: named, currency: 'PHP' }),
  )
})

test('an order can be requested by the query, and an order of another member is not found', async () => {
  expect(await answerOf('/lgw/orders/detail?id=1', true)).toMatchObject({ errorCode: 'order.not.found' })
  expect(await answerOf('/lgw/orders/detail', true)).toMatchObject({
    errorCode: 'request.invalid',
    value: { fields: [{ path: 'id' }] },
  })
})

test('the password can be changed at the newer and at the older address', async () => {
  await makeTestMember(gateway, '0.00', { account: 'newer01' })
  const entered = await gateway.call(login, { type: 'username', username: 'newer01', password: 'Secret2026' })
  if (!entered.ok) throw new Error(entered.code)
  const change = (oldPassword: string) =>
    gateway.call(
      changePasswordAtNewerAddress,
      { oldPassword, newPassword: 'Other2027', confirmNewPassword: 'Other2027' },
      { token: entered.value.token },
    )
  expect(await change('Wrong2026')).toMatchObject({ code: 'password.incorrect' })
  expect(await change('Secret2026')).toMatchObject({ ok: true })
  expect(await gateway.call(login, { type: 'username', username: 'newer01', password: 'Other2027' })).toMatchObject({
    ok: true,
  })
})
