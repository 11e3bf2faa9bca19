import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { clearCache } from '../../test/screens/device.ts'
import { findOne } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'
import { breakNetwork, repairNetwork, runOperator, ownGateway } from '../../test/screens/own-gateway.ts'

ownGateway()

// Must run first: a document keeps the images that it has loaded.
test('game images that cannot be loaded are replaced with drawings', async () => {
  await clearCache()
  await breakNetwork(/\/pictures\/games\//, 'cut')
  await openScreen('/m/home')
  await findOne('[role=tabpanel] li span[class*="placeholder"]')
  const broken = () =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length
  await expect.poll(broken).toBe(0)
})

const main = page.getByRole('main')
const retryButton = main.getByRole('button', { name: 'Try again' }).first()

test('a part recovers automatically if only its query failed', async () => {
  await openScreen('/m/home', { live: true })
  await breakNetwork(/GCSGAME_(gameList|hotGames)/, 'cut')
  ;(await findOne('main a[href^="/m/gameList"]')).click()
  await expect.element(retryButton).toBeVisible()
  await repairNetwork()
  await expect.element(retryButton).not.toBeInTheDocument()
  await findOne('main a[href*="/m/launchGame"]')
})

test.each(['/m/lottery', '/m/startLottery'])(
  'when the draws cannot be loaded %s shows an error, and shows them after a retry',
  async (address) => {
    await breakNetwork(/\/lgw\/games\/opened\//, 'cut')
    await openScreen(address)
    await expect.element(page.getByRole('alert').getByText('Couldn’t load this')).toBeVisible()
    await repairNetwork()
    await retryButton.click()
    await expect.element(main.getByRole('tab').first()).toBeVisible()
  },
)

test.each([
  ['/m/webEmail', /CSP_getInbox/, 'This couldn’t be opened. Check your connection and try again.'],
  ['/m/transfer', /wallets\/balance/, 'Your money is safe. Try again in a moment.'],
])('%s mentions the money only if it shows money, when its data cannot be loaded', async (address, calls, message) => {
  const member = await newMember()
  await breakNetwork(calls, 'cut')
  await openScreen(address, { member })
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
  await repairNetwork()
})

test('images are loaded from the site itself if the merchant’s hosts do not have them', async () => {
  const hosts = ['https://one.images.test', 'https://two.images.test']
  await runOperator('image-hosts', 'update', 'aurora', ...hosts)
  performance.setResourceTimingBufferSize(10_000)
  await openScreen('/m/home')
  const shownStates = () =>
    [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc)
  await expect
    .poll(() => shownStates().filter((address) => address.includes('/pictures/games/')).length)
    .toBeGreaterThan(0)
  const requestedOrigins = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)
  expect(requestedOrigins).toEqual(expect.arrayContaining(hosts))
  await runOperator('image-hosts', 'delete', 'aurora')
})
