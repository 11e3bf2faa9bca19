import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { forgetCache } from '../../test/screens/device.ts'
import { one } from '../../test/screens/find.ts'
import { openScreen } from '../../test/screens/open-screen.tsx'
import { breakLine, mendLine, operate, ownGateway } from '../../test/screens/own-gateway.ts'

ownGateway()

// First of all: a document keeps the pictures that it has had.
test('pictures of games that cannot be had leave drawings in their places', async () => {
  await forgetCache()
  await breakLine(/\/pictures\/games\//, 'cut')
  await openScreen('/m/home')
  await one('[role=tabpanel] li span[class*="placeholder"]')
  const broken = () =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length
  await expect.poll(broken).toBe(0)
})

const main = page.getByRole('main')
const again = main.getByRole('button', { name: 'Try again' }).first()

test('a part whose question alone is not answered comes by itself when it is', async () => {
  await openScreen('/m/home', { live: true })
  await breakLine(/GCSGAME_(gameList|hotGames)/, 'cut')
  ;(await one('main a[href^="/m/gameList"]')).click()
  await expect.element(again).toBeVisible()
  await mendLine()
  await expect.element(again).not.toBeInTheDocument()
  await one('main a[href*="/m/launchGame"]')
})

test.each(['/m/lottery', '/m/startLottery'])(
  'where the draws do not come %s says so, and shows them',
  async (address) => {
    await breakLine(/\/lgw\/games\/opened\//, 'cut')
    await openScreen(address)
    await expect.element(page.getByRole('alert').getByText('This did not load')).toBeVisible()
    await mendLine()
    await again.click()
    await expect.element(main.getByRole('tab').first()).toBeVisible()
  },
)

test('pictures come from the site itself where the merchant’s hosts have none', async () => {
  const hosts = ['https://one.images.test', 'https://two.images.test']
  await operate('images', 'set', 'aurora', ...hosts)
  performance.setResourceTimingBufferSize(10_000)
  await openScreen('/m/home')
  const shown = () =>
    [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc)
  await expect.poll(() => shown().filter((address) => address.includes('/pictures/games/')).length).toBeGreaterThan(0)
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)
  expect(asked).toEqual(expect.arrayContaining(hosts))
  await operate('images', 'clear', 'aurora')
})
