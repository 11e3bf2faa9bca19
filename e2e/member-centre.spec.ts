import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { centsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { newLine } from './kit/line.ts'
import { operate } from './kit/operator.ts'
import { tryLogIn } from './kit/steps.ts'

const NAMES = { aurora: 'Aurora', lotus: 'Lotus' }

test('a visitor sees what members have, and a member who he is and what he has', async ({ page, say, merchant }) => {
  const { player } = await newLine(merchant, { agent: '0.00', player: '1234.50' })
  const main = page.getByRole('main')
  const way = (to: string) => main.locator(`a[href="${to}"]`)
  const balance = main.getByRole('button', { name: say('Hide balance') })
  const joined = say('Day {day} with {name}').replace('{name}', NAMES[merchant]).replace('{day}', '1')
  // It leads to his level where the merchant has a club.
  const profile = main.getByRole('link').filter({ hasText: joined })

  await test.step('whichever entry a visitor taps, he logs in first and is led on to it', async () => {
    await openAwake(page, '/m/mine')
    await expect(main.getByText(say('Log in or register'), { exact: true })).toBeVisible()
    expect(await barriersInDeepRun(page)).toEqual([])
    await way('/m/service').tap()
    await page.waitForURL('**/m/login')
    await openAwake(page, '/m/mine')
    await way('/m/transaction/record').tap()
    await page.waitForURL('**/m/login')
    await tryLogIn(page, say, player)
    await page.waitForURL('**/m/transaction/record')
  })

  await test.step('a member has his name, the days that he has been here, his balance and his own entries', async () => {
    await openAwake(page, '/m/mine')
    await expect(profile).toContainText(player.username)
    await expect(profile).toContainText(joined)
    await expect(way('/m/upLine/transfer')).toBeVisible()
    await expect(way('/m/agent')).toBeHidden()
    await expect.poll(() => centsOf(balance)).toBe(1234_50)
    await balance.tap()
    await expect(main.getByText(say('Balance hidden'))).toBeAttached()
    await main.getByRole('button', { name: say('Show balance') }).tap()
    await main.getByRole('button', { name: say('Refresh balance') }).tap()
    await expect.poll(() => centsOf(balance)).toBe(1234_50)
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('what the merchant switches off is not there', async () => {
    await expect(way('/m/rewardCenter')).toBeVisible()
    await operate('flags', 'set', merchant, 'REWCEN3', 'off')
    try {
      await expect(way('/m/rewardCenter')).toBeHidden()
    } finally {
      await operate('flags', 'set', merchant, 'REWCEN3', 'on')
    }
    await expect(way('/m/rewardCenter')).toBeVisible()
  })

  await test.step('what cannot be had is said, and comes with the next try', async () => {
    await page.route('**/wps/member/info', (route) => route.abort())
    await openAwake(page, '/m/mine')
    await expect(main.getByRole('alert').getByText(say('This did not load'))).toBeVisible()
    await expect(way('/m/securityCenter')).toBeVisible()
    await page.unroute('**/wps/member/info')
    await main.getByRole('button', { name: say('Try again') }).tap()
    await expect(profile).toContainText(joined)
    await expect(main.getByRole('alert')).toBeHidden()
  })

  await test.step('the settings and the lobby are a tap away', async () => {
    await page.getByRole('link', { name: say('Settings') }).tap()
    await page.waitForURL('**/m/set')
    await openAwake(page, '/m/mine')
    await page.getByRole('button', { name: say('Back') }).tap()
    await page.waitForURL('**/m/home')
  })
})
