import { expect, test } from './journey.ts'

test('a visitor opens the home page and finds a game by its name', async ({ phone }) => {
  await phone.open('/m/home')
  await phone.page.role('link', 'Log in').see()
  await phone.open('/m/gameList?gameType=RNG')
  const search = phone.page.role('searchbox', 'Search games by name')
  await search.fill('Northlight Reels')
  await search.press('Enter')
  await phone.page.role('link', /Northlight Reels/).see()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
