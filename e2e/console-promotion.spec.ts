import { randomInt } from 'node:crypto'

import type { Browser, Page } from '@playwright/test'

import { addressOf, AURORA_ONLY } from './kit/brand.ts'
import { expect, test } from './kit/console-journey.ts'
import { newPlayer } from './kit/newcomer.ts'
import { phone } from './kit/phone.ts'
import { signUp } from './kit/session.ts'

async function openPhone(browser: Browser): Promise<Page> {
  const { launchOptions: _, ...options } = phone
  const context = await browser.newContext({ ...options, baseURL: addressOf('aurora'), reducedMotion: 'reduce' })
  return context.newPage()
}

test(
  'a promotion goes from a draft with an estimate to a player’s reward, and is ended early',
  { tag: AURORA_ONLY },
  async ({ openAsStaff, browser }) => {
    const number = randomInt(100_000, 1_000_000)
    const [code, title] = [`journey-${number}`, `Summer gift ${number}`]
    const { page: editor } = await openAsStaff(['content', 'aurora'], '/m/aurora/promotions')

    await test.step('an editor enters its rules and texts, sees the estimate, and the promotion on the site', async () => {
      await editor.getByRole('button', { name: 'New', exact: true }).click()
      await editor.getByRole('textbox', { name: 'Code' }).fill(code)
      await editor.getByRole('button', { name: 'Create draft' }).click()
      await editor.getByRole('textbox', { name: 'Reward', exact: true }).fill('5')
      await editor.getByRole('textbox', { name: /^Budget/ }).fill('500')
      const languages = editor.getByRole('radiogroup', { name: 'Language' }).getByRole('radio')
      for (const language of await languages.all()) {
        await language.click()
        await editor.getByRole('textbox', { name: /^Title in / }).fill(title)
      }
      await languages.first().click()
      await editor.getByRole('textbox', { name: /^Terms in / }).fill('<p>Once per <b>player</b>.</p>')
      await editor.getByRole('button', { name: 'Save draft' }).click()
      await expect(editor.getByText('Expected', { exact: true })).toBeVisible()
      await expect(editor.frameLocator('iframe').getByRole('heading', { name: title })).toBeVisible()
      await expect(editor.frameLocator('iframe').getByText('Once per player.')).toBeVisible()
    })

    const player = await openPhone(browser)
    const page = `/m/activityInfo?id=${code}`

    await test.step('another person approves it, and a player joins and gets the reward', async () => {
      await editor.getByRole('button', { name: 'Send to review' }).click()
      await editor.getByRole('dialog').getByLabel('Reason').fill('For the summer')
      await editor.getByRole('dialog').getByRole('button', { name: 'Send to review' }).click()
      await editor.getByRole('link', { name: 'Open the request' }).click()
      await signUp(player, newPlayer(), page)
      await expect(player.getByRole('heading', { name: title })).toHaveCount(0)

      const { page: colleague } = await openAsStaff(['content', 'aurora'], new URL(editor.url()).pathname)
      await colleague.getByRole('row').filter({ hasText: code }).click()
      await colleague.getByRole('button', { name: /^Approve/ }).click()
      await colleague.getByLabel('Reason', { exact: true }).fill('Read it')
      await colleague.getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(colleague.getByRole('status').getByText(/Approved and applied\./)).toBeVisible()

      await player.goto(page)
      await player.getByRole('main').getByRole('button', { name: /^Join/ }).tap()
      await expect(player.getByRole('main').getByRole('button', { name: /^Claim/ })).toBeVisible()
    })

    await test.step('ended early, it keeps the reward, and takes no more players', async () => {
      await editor.goto(`/m/aurora/promotions/${code}`)
      await editor.getByRole('button', { name: 'End now' }).click()
      await expect(editor.getByText(/Rewards that can still be claimed: 1 \(5.00 PHP\)/)).toBeVisible()
      await editor.getByRole('dialog').getByLabel('Reason').fill('Wrong amount')
      await editor.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
      await expect(editor.getByText(/Ended early.*Wrong amount/)).toBeVisible()
      await player.reload()
      await expect(player.getByRole('main').getByRole('button', { name: /^Claim/ })).toBeVisible()
    })
  },
)
