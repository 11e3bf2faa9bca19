import { FAR_ADDRESSES } from './kit/addresses.ts'
import { barriersOn } from './kit/barriers.ts'
import { expect, test } from './kit/journey.ts'
import { bringUp, MEMBER_SCREENS, VISITOR_SCREENS, whileClosed } from './kit/screens.ts'
import { logIn } from './kit/steps.ts'
import { playRound } from './kit/vendor.ts'

/** It leaves his money as it is. */
const ROUND = { stake: '1.00', win: '1.00' }

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a visitor can use every page, whatever he can see or hold', async ({ page, say }) => {
  for (const screen of VISITOR_SCREENS) {
    await bringUp(page, say, screen)
    expect.soft(await barriersOn(page), screen.name).toEqual([])
  }
})

test('whoever finds the site closed can use what he finds', async ({ page, say, merchant }) => {
  await whileClosed(page, merchant, async (screen) => {
    await bringUp(page, say, screen)
    expect.soft(await barriersOn(page), screen.name).toEqual([])
  })
})

test('a member can use every page, whatever he can see or hold', async ({ page, say, merchant }) => {
  await playRound('player02', merchant, ROUND)
  await page.goto('/m/login')
  await logIn(page, say, { username: 'player02', password: 'Demo2026' })
  for (const screen of MEMBER_SCREENS) {
    await bringUp(page, say, screen)
    expect.soft(await barriersOn(page), screen.name).toEqual([])
  }
})

test('an agent, who may go anywhere, can use every address', async ({ page, say }) => {
  await page.goto('/m/login')
  await logIn(page, say, { username: 'agent01', password: 'Demo2026' })
  for (const address of FAR_ADDRESSES) {
    await bringUp(page, say, { name: address, path: address })
    expect.soft(new URL(page.url()).pathname).toBe(address)
    expect.soft(await barriersOn(page), address).toEqual([])
  }
})
