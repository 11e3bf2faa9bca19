import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { merchants } from '@ante/demo/merchants.ts'
import type { FrameLocator, Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { expectGameFits } from './kit/game-fit.ts'
import { expect, test } from './kit/journey.ts'
import { roundsOf } from './kit/ledger.ts'
import { signUpWith } from './kit/session.ts'
import { playOriginal } from './kit/play.ts'

const STARTING_BALANCE = 500n
const ENGINES = ['dice', 'plinko', 'mines', 'crash'] as const

test('a player plays every in-house game, finds the rounds in the record, and any visitor can verify one', async ({
  page,
  merchant,
}) => {
  const player = await signUpWith(page, { units: STARTING_BALANCE, merchant })

  for (const [played, engine] of ENGINES.entries()) {
    await test.step(`the player plays ${engine}`, async () => {
      const game = await openGame(page, merchant, engine)
      await expectGameFits(page, engine)
      await playOriginal(game)
      await expect(game.locator('.result')).not.toBeEmpty({ timeout: 90_000 })
      await expect.poll(() => roundsOf(player.username, merchant)).toBe(played + 1)
    })
  }

  await test.step('another visitor verifies a round of dice, on a separate page', async () => {
    const game = await openGame(page, merchant, 'dice')
    await game.locator('.play').tap()
    await expect(game.locator('.result')).not.toBeEmpty()
    await game.locator('.check').tap()
    const stranger = await page.context().browser()?.newPage()
    const origin = new URL((await page.locator('iframe').getAttribute('src')) ?? '').origin
    const address = await game.locator('a.verify-link').getAttribute('href')
    await stranger?.goto(`${origin}${address ?? ''}`)
    await expect(stranger?.locator('.verdict li') ?? page.locator('html')).toHaveCount(3)
    expect(await stranger?.locator(`.verdict li[data-kept='false']`).count()).toBe(0)
    await stranger?.close()
  })

  await test.step('all rounds are in the record', async () => {
    await openHydrated(page, '/m/gameRecord')
    await expect(page.locator('main li > button[aria-haspopup="dialog"]')).toHaveCount(ENGINES.length + 1)
    await page.locator('main li > button[aria-haspopup="dialog"]').first().tap()
    await expect(page.getByRole('dialog').locator('dl').first()).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  })

  await test.step('the record of a round of dice links to its verification page', async () => {
    const proof = page.getByRole('dialog').locator('details')
    await proof.locator('summary').tap()
    const link = proof.locator('a[target="_blank"]')
    const [checked] = await Promise.all([page.waitForEvent('popup'), link.tap()])
    await expect(checked.locator('.verdict li')).toHaveCount(3)
    expect(await checked.locator(`.verdict li[data-kept='false']`).count()).toBe(0)
    expect(new URL(checked.url()).pathname).toBe('/fair/')
    const spoken = await page.locator('html').getAttribute('lang')
    await expect(checked.locator('html')).toHaveAttribute('lang', spoken ?? '')
    await checked.close()
  })

  await test.step('an unknown round is reported as such', async () => {
    const address = await page.getByRole('dialog').locator('a[target="_blank"]').getAttribute('href')
    const emptyPage = await page.context().newPage()
    await emptyPage.goto(new URL('/fair/?round=r-nothing', address ?? '').href)
    await expect(emptyPage.getByRole('alert').filter({ hasText: /\p{L}/u })).toHaveCount(1)
    await expect(emptyPage.locator('.verdict')).toHaveCount(0)
    await emptyPage.close()
  })
})

async function openGame(page: Page, merchant: string, engine: string): Promise<FrameLocator> {
  const excludedGames = merchants.find(({ code }) => code === merchant)?.withoutVendors ?? []
  const title = games.find((game) => engineOf(game) === engine && !excludedGames.includes(game.vendor))
  if (!title) throw new Error(`${merchant} sells no ${engine}`)
  await openHydrated(page, `/m/gameList?gameType=${title.category}`)
  await page.locator(`main li[aria-posinset] a[href*="nodeId=${title.nodeId}&"]`).first().tap()
  const game = page.frameLocator('iframe')
  await expect(game.locator('.play')).toHaveAttribute('aria-disabled', 'false', { timeout: 90_000 })
  return game
}
