import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { setTimeZone, setUserAgent } from '../../test/screens/device.ts'
import { findAll } from '../../test/screens/find.ts'
import { demoMember, openScreen } from '../../test/screens/open-screen.tsx'
import { runOperator, ownGateway } from '../../test/screens/own-gateway.ts'

ownGateway()

const BUBBLE = 'nav a[href="/m/activity"]'

test('a registration closed by the operator disappears from an open page, and returns', async () => {
  await openScreen('/m/home', { live: true })
  const register = page.getByRole('banner').getByRole('link', { name: 'Register', exact: true })
  await expect.element(register).toBeVisible()
  await runOperator('flags', 'update', 'aurora', 'DIRECTREG3', 'off')
  await expect.element(register).not.toBeInTheDocument()
  await runOperator('flags', 'update', 'aurora', 'DIRECTREG3', 'on')
  await expect.element(register).toBeVisible()
})

test('a function switched off by the operator disappears from an open page', async () => {
  await openScreen('/m/home', { member: await demoMember({ account: 'player01' }), live: true })
  const waiting = () => findAll(BUBBLE).map(({ textContent }) => /\d/.test(textContent))
  await expect.poll(waiting).toEqual([true])
  await runOperator('flags', 'update', 'aurora', 'REWCEN3', 'off')
  await expect.poll(waiting).toEqual([false])
  await runOperator('flags', 'update', 'aurora', 'REWCEN3', 'on')
  await expect.poll(waiting).toEqual([true])
})

test('the page of a function that is switched off links to customer service', async () => {
  await runOperator('flags', 'update', 'aurora', 'REWCEN3', 'off')
  await openScreen('/m/rewardCenter', { member: await demoMember({ account: 'player01' }) })
  await expect.poll(() => findAll('main a[href="/m/service"]').length).toBe(1)
  await runOperator('flags', 'update', 'aurora', 'REWCEN3', 'on')
})

test('the end of maintenance is shown in the player’s named time zone', async () => {
  await setTimeZone('America/Bogota')
  await openScreen('/m/home', { live: true })
  // 13:30 in Bogota.
  await runOperator('maintenance', 'enable', 'aurora', '--until', '2099-12-31T18:30:00Z')
  await expect.poll(() => findAll('main')[0]?.textContent).toMatch(/13:30\D*5/)
  await runOperator('maintenance', 'disable', 'aurora')
})

test('the app offered to iPhones appears and disappears on an open home page', async () => {
  const system = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  await setUserAgent(`${system} Version/17.4 Mobile/15E148 Safari/604.1`)
  const bar = page.getByRole('region', { name: 'Get the app' })
  await runOperator('flags', 'update', 'aurora', 'HOMESCREEN3', 'off')
  await openScreen('/m/home', { live: true })
  await expect.element(page.getByRole('heading', { name: 'Hot right now' })).toBeVisible()
  expect(bar.elements()).toHaveLength(0)
  await runOperator('flags', 'update', 'aurora', 'HOMESCREEN3', 'on')
  await expect.element(bar).toBeVisible()
  await runOperator('flags', 'update', 'aurora', 'HOMESCREEN3', 'off')
  await expect.element(bar).not.toBeInTheDocument()
})
