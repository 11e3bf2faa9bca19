import { randomInt } from 'node:crypto'

import type { Page } from '@playwright/test'

import { addressOf, AURORA_ONLY } from './kit/brand.ts'
import { expect, test } from './kit/console-journey.ts'
import { phone } from './kit/phone.ts'

const COLOUR = '#0b5a3c'
/** The same colour as the browser reports it. */
const COMPUTED = 'rgb(11, 90, 60)'

const approve = async (page: Page) => {
  await page.getByRole('button', { name: /^Approve/ }).click()
  await page.getByLabel('Reason', { exact: true }).fill('Looked at it')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('status').getByText(/Approved and applied\./)).toBeVisible()
}

test(
  'a brand is made from nothing, previewed, staged, published by two persons, and seen on a phone',
  { tag: AURORA_ONLY },
  async ({ openAsStaff, browser }) => {
    const code = `bay-${randomInt(100_000, 1_000_000)}`
    const { page: editor } = await openAsStaff(['content', 'aurora'], '/m/aurora/brands')
    const { launchOptions: _, ...options } = phone
    const context = await browser.newContext({ ...options, baseURL: addressOf('aurora'), reducedMotion: 'reduce' })
    const player = await context.newPage()
    const accentOf = (page: typeof player) =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())

    await test.step('a content editor creates it, and sees colours on the six pages at once', async () => {
      await editor.getByRole('button', { name: 'New', exact: true }).click()
      await editor.getByLabel('Name').fill('Golden Bay')
      await editor.getByLabel('Code', { exact: true }).fill(code)
      await editor.getByRole('button', { name: 'Create brand' }).click()
      await expect(editor.getByRole('heading', { name: 'Golden Bay', level: 1 })).toBeVisible()
      await expect(editor.locator('iframe')).toHaveCount(6)
      const login = editor.frameLocator('iframe[title="Preview: Login"]')
      await expect(login.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
      await editor.getByLabel('Text on the main button: code').fill('#4a4a4a')
      await expect(editor.getByText(/pairs of colours are hard to read/)).toBeVisible()
      await editor
        .getByRole('group', { name: 'Text on the main button', exact: true })
        .getByRole('button', { name: /^Use #/ })
        .click()
      await editor.getByLabel('Text on the main button: code').fill('#ffffff')
      for (const name of ['Main button', 'Main button, pressed', 'Start of its gradient', 'End of its gradient'])
        await editor.getByLabel(`${name}: code`, { exact: true }).fill(COLOUR)
      await expect
        .poll(() => login.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--accent')))
        .toBe(COLOUR)
    })

    await test.step('it is staged at a host of its own, and players still see the earlier look', async () => {
      await editor.getByRole('button', { name: 'Save draft' }).click()
      await expect(editor.getByText('Draft saved.')).toBeVisible()
      await editor.getByRole('button', { name: 'Stage', exact: true }).click()
      await editor.getByRole('dialog').getByRole('button', { name: 'Stage', exact: true }).click()
      const address = await editor.getByRole('link', { name: /^staged\./ }).getAttribute('href')
      // All gateways know the host within a second.
      await expect(async () => {
        await player.goto(address ?? '')
        expect(await accentOf(player)).toBe(COLOUR)
      }).toPass({ timeout: 20_000 })
      await player.goto('/m/login')
      expect(await accentOf(player)).not.toBe(COLOUR)
    })

    await test.step('another person approves it, and the phone shows it with the first paint', async () => {
      await editor.getByRole('button', { name: 'Publish version 1' }).click()
      await editor.getByRole('dialog').getByLabel('Reason').fill('New season')
      await editor.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
      await editor.getByRole('link', { name: 'Open the request' }).click()
      await expect(editor.getByRole('complementary')).toContainText(COLOUR)
      const { page: colleague } = await openAsStaff(['content', 'aurora'], new URL(editor.url()).pathname)
      await colleague.goto(editor.url())
      await approve(colleague)
      await expect(async () => {
        await player.goto('/m/login')
        expect(await accentOf(player)).toBe(COLOUR)
      }).toPass({ timeout: 20_000 })
      const button = player.getByRole('button', { name: 'Log in' }).first()
      await expect(button).toHaveCSS('background-image', new RegExp(COMPUTED.replaceAll(/[()]/g, '\\$&')))
    })

    await test.step('the look of the build replaces it again', async () => {
      await editor.goto('/m/aurora/brands')
      await editor.getByRole('button', { name: 'Use the look of the build' }).click()
      await editor.getByRole('dialog').getByLabel('Reason').fill('End of the season')
      await editor.getByRole('dialog').getByRole('button', { name: 'Use the look of the build' }).click()
      await editor.goto('/m/aurora/approvals')
      await editor.getByRole('row').filter({ hasText: 'Use the look of the build' }).first().click()
      const { page: colleague } = await openAsStaff(['content', 'aurora'], new URL(editor.url()).pathname)
      await colleague.goto(editor.url())
      await approve(colleague)
      await expect(async () => {
        await player.goto('/m/login')
        expect(await accentOf(player)).not.toBe(COLOUR)
      }).toPass({ timeout: 20_000 })
    })
    await context.close()
  },
)
