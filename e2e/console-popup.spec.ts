import { randomInt } from 'node:crypto'

import type { Browser, Page } from '@playwright/test'

import { addressOf, AURORA_ONLY } from './kit/brand.ts'
import { expect, test } from './kit/console-journey.ts'
import { newPlayer } from './kit/newcomer.ts'
import { phone } from './kit/phone.ts'
import { signUp } from './kit/session.ts'

/** Time in milliseconds in which a popup that is due has opened: it is evaluated half a second after the page. */
const OPENED_MS = 3_000

/** Opens a phone that closes no popups by itself. */
async function openPhone(browser: Browser): Promise<Page> {
  const { launchOptions: _, ...options } = phone
  const context = await browser.newContext({ ...options, baseURL: addressOf('aurora'), reducedMotion: 'reduce' })
  return context.newPage()
}

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test(
  'a popup with a limit goes from a draft to players’ phones, waits on the deposit page, and is stopped',
  { tag: AURORA_ONLY },
  async ({ openAsStaff, browser }) => {
    const number = randomInt(100_000, 1_000_000)
    const [key, title] = [`journey-${number}`, `Weekend bonus ${number}`]
    const { page: editor } = await openAsStaff(['content', 'aurora'], '/m/aurora/content?kind=announcements')

    await test.step('an editor writes it in every language, and sees it on the site', async () => {
      await editor.getByRole('button', { name: 'New', exact: true }).click()
      await editor.getByLabel('Name').fill(key)
      await editor.getByRole('button', { name: 'Create draft' }).click()
      await expect(editor.getByRole('heading', { name: key, level: 1 })).toBeVisible()
      const languages = editor.getByRole('radiogroup', { name: 'Language' }).getByRole('radio')
      await expect(languages.first()).toBeVisible()
      for (const language of await languages.all()) {
        await language.click()
        await editor.getByRole('textbox', { name: /^Title in / }).fill(title)
        await editor.getByRole('textbox', { name: /^Text in / }).fill('Until Sunday.')
      }
      await languages.first().click()
      await choose(editor, 'Shown to', 'Everyone')
      await choose(editor, 'How often', 'Once a day')
      await editor.getByText('On any page, not only on the home page').click()
      await editor.getByRole('button', { name: 'Save draft' }).click()
      const preview = editor.frameLocator('iframe')
      await expect(preview.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
      await expect(preview.getByRole('dialog').getByText('Until Sunday.')).toBeVisible()
    })

    const player = await openPhone(browser)
    await signUp(player, newPlayer(), '/m/activity')
    const popup = player.getByRole('dialog').filter({ hasText: title })

    await test.step('players do not see it before another person has approved it', async () => {
      await editor.getByRole('button', { name: 'Send to review' }).click()
      await editor.getByRole('dialog').getByLabel('Reason').fill('For the weekend')
      await editor.getByRole('dialog').getByRole('button', { name: 'Send to review' }).click()
      await editor.getByRole('link', { name: 'Open the request' }).click()
      await expect(editor.getByRole('complementary').getByText(title).first()).toBeVisible()
      await expect(editor.getByRole('complementary').getByRole('button', { name: /^Approve/ })).toHaveCount(0)
      await expect(popup).toHaveCount(0)
      await player.goto('/m/voucherCenter')

      const { page: colleague } = await openAsStaff(['content', 'aurora'], new URL(editor.url()).pathname)
      await colleague.getByRole('row').filter({ hasText: key }).click()
      await colleague.getByRole('button', { name: /^Approve/ }).click()
      await colleague.getByLabel('Reason', { exact: true }).fill('Read it')
      await colleague.getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(colleague.getByRole('status').getByText(/Approved and applied\./)).toBeVisible()
    })

    await test.step('it waits on the deposit page, opens on the next one, and once only', async () => {
      await player.reload()
      await player.waitForTimeout(OPENED_MS)
      await expect(popup).toHaveCount(0)
      await player.locator('nav a[href="/m/activity"]').tap()
      await expect(popup).toBeVisible()
      await popup.getByRole('button', { name: 'Close', exact: true }).tap()
      await expect(popup).toHaveCount(0)
      await player.reload()
      await player.waitForTimeout(OPENED_MS)
      await expect(popup).toHaveCount(0)
    })

    await test.step('stopped, it disappears from a phone on which it is open', async () => {
      const visitor = await openPhone(browser)
      await visitor.goto('/m/activity')
      const open = visitor.getByRole('dialog').filter({ hasText: title })
      await expect(open).toBeVisible()
      await editor.goto(`/m/aurora/content/announcements/${key}`)
      await editor.getByRole('button', { name: 'Stop now' }).click()
      await editor.getByRole('dialog').getByLabel('Reason').fill('Wrong date')
      await editor.getByRole('dialog').getByRole('button', { name: 'Stop now' }).click()
      await expect(open).toHaveCount(0)
      await expect(editor.getByText('Publish it again to show it.', { exact: false })).toBeVisible()
    })
  },
)
