import type { Page } from '@playwright/test'

import { FAR_ADDRESSES } from './kit/addresses.ts'
import { barriersOn } from './kit/barriers.ts'
import { expect, test } from './kit/journey.ts'
import { look } from './kit/look.ts'
import { seePopup } from './kit/popups.ts'
import { bringUp, MEMBER_SCREENS, VISITOR_SCREENS, whileClosed } from './kit/screens.ts'
import type { Screen } from './kit/screens.ts'
import { logIn } from './kit/steps.ts'
import { playRound } from './kit/vendor.ts'
import type { Say } from './kit/words.ts'

/** It leaves his money as it is. */
const ROUND = { stake: '1.00', win: '1.00' }
/** The same page stands there for an agent. */
const SEEN = new Set([...VISITOR_SCREENS, ...MEMBER_SCREENS].map(({ path }) => path))

test.beforeEach(({ page }) => {
  // Dozens of pages, each looked at in every way.
  test.slow()
  return page.emulateMedia({ reducedMotion: 'reduce' })
})

/** A screen is brought up once, and looked at by eye and by rule. */
async function fitsEverybody(page: Page, { say, prefix }: { say: Say; prefix: string }, screen: Screen): Promise<void> {
  await bringUp(page, say, screen)
  await look(page, `${prefix}-${screen.name}`)
  expect.soft(await barriersOn(page), screen.name).toEqual([])
}

test('a visitor can use every page, whatever he can see or hold', async ({ page, say, merchant, language }) => {
  const prefix = `${merchant}-${language}`
  await page.goto('/m/home')
  await seePopup(page, () => look(page, `${prefix}-popup`))
  for (const screen of VISITOR_SCREENS) await fitsEverybody(page, { say, prefix }, screen)
})

test('whoever finds the site closed can use what he finds', async ({ page, say, merchant, language }) => {
  const prefix = `${merchant}-${language}`
  await whileClosed(page, merchant, (screen) => fitsEverybody(page, { say, prefix }, screen))
})

test('a member can use every page, whatever he can see or hold', async ({ page, say, merchant, language }) => {
  await playRound('player02', merchant, ROUND)
  await page.goto('/m/login')
  await logIn(page, say, { username: 'player02', password: 'Demo2026' })
  const prefix = `${merchant}-${language}`
  for (const screen of MEMBER_SCREENS) await fitsEverybody(page, { say, prefix }, screen)
})

test('an agent, who may go anywhere, can use every address', async ({ page, say }) => {
  await page.goto('/m/login')
  await logIn(page, say, { username: 'agent01', password: 'Demo2026' })
  for (const address of FAR_ADDRESSES.filter((path) => !SEEN.has(path))) {
    await bringUp(page, say, { name: address, path: address })
    expect.soft(new URL(page.url()).pathname).toBe(address)
    expect.soft(await barriersOn(page), address).toEqual([])
  }
})
