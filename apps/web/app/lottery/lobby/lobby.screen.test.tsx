import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { findAll, findOne } from '../../../test/screens/find.ts'
import { openScreen } from '../../../test/screens/open-screen.tsx'

const main = page.getByRole('main')
const rowOf = (game: string) => `main [role=tabpanel] li:has(a[href="/m/lotteryBet?game=${game}"])`
const tapKind = (name: string) =>
  main.getByRole('tablist', { name: 'Lottery categories' }).getByRole('tab', { name }).click()

test('a lottery is found by its category, stored in the address, and by its star, stored on the device', async () => {
  await openScreen('/m/lottery')
  await tapKind('PK10')
  await expect.poll(() => location.search).toBe('?tab=pk10')
  await findOne(rowOf('PK1060'))
  await expect.poll(() => findAll(rowOf('FFC60')).length).toBe(0)

  ;(await findOne(`${rowOf('PK1060')} button`)).click()
  await expect.poll(() => findAll(`${rowOf('PK1060')} button`)[0]?.ariaPressed).toBe('true')
  await openScreen('/m/lottery')
  await tapKind('Favourites')
  await expect.poll(() => findAll(`${rowOf('PK1060')} button`)[0]?.ariaPressed).toBe('true')
  await expect.poll(() => findAll(rowOf('FFC60')).length).toBe(0)
})

test('a search by name covers all lotteries', async () => {
  const TILES = 'main li a'
  await openScreen('/m/lottery')
  await main.getByRole('link', { name: 'All lotteries' }).click()
  await expect.poll(() => location.pathname).toBe('/m/moreLottery')
  const searchField = page.getByRole('searchbox', { name: 'Search lotteries' })
  await searchField.fill('marble ra')
  await expect.poll(() => findAll(TILES).length).toBe(1)
  await searchField.fill('no such game')
  await page.getByRole('button', { name: 'Show all' }).click()
  await searchField.fill('keno')
  await expect.poll(() => findAll(TILES).length).toBe(1)
  ;(await findOne(TILES)).click()
  await expect.poll(() => location.pathname + location.search).toMatch(/^\/m\/lotteryBet\?game=KENO/)
})

test.each(['/m/lotteryDraws?game=NOSUCH', '/m/lotteryTrend', '/m/lotteryTrend?game=%3Cb%3E'])(
  '%s shows that there is no such lottery',
  async (address) => {
    await openScreen(address)
    await expect.element(main.getByText('Lottery not found')).toBeVisible()
  },
)

test.each(['', '?game=FFC60', '?game=FFC60&numero=1', '?game=FFC60&numero=20200101-0001'])(
  'the proof page with %j shows that the link leads to no draw',
  async (query) => {
    await openScreen(`/m/lotteryVerify${query}`)
    await expect.element(main.getByText('Draw not found')).toBeVisible()
  },
)
