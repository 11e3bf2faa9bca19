import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { stillCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { newLine, PAYMENT_PASSWORD } from './kit/line.ts'
import { closePopups } from './kit/popups.ts'
import { signIn } from './kit/session.ts'
import type { Say } from './kit/words.ts'

const rows = (page: Page) => page.locator('main section li:has(time)')

async function send(page: Page, say: Say, { amount, pin }: { amount: string; pin: string }): Promise<void> {
  await page.locator('main').getByLabel(say('Amount'), { exact: true }).fill(amount)
  await page
    .locator('main')
    .getByRole('button', { name: say('Continue'), exact: true })
    .tap()
  await typePin(page, say, pin)
}

async function typePin(page: Page, say: Say, pin: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: say('Send money') })
  await sheet.getByLabel(say('Payment password'), { exact: true }).fill(pin)
  await sheet.getByRole('button', { name: say('Send'), exact: true }).tap()
}

test('a player sends money to his agent, who sees it come and sends some back', async ({
  page,
  say,
  merchant,
  browser,
  baseURL,
  language,
}) => {
  const { agent, player } = await newLine(merchant, { agent: '100.00', player: '500.00' })
  const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: language, hasTouch: true })
  const other = await device.newPage()
  await closePopups(other)

  await test.step('the agent has his page open', async () => {
    await signIn(other, agent, '/m/upLine/transfer')
    await expect(other.getByText(say('Nothing was sent or received yet.'))).toBeVisible()
  })

  await test.step('the player reads who is above him, masked, and that he cannot send more than he has', async () => {
    await signIn(page, player, '/m/upLine/transfer')
    await expect(page.locator('main')).toContainText(`${agent.username.slice(0, 2)}***${agent.username.at(-1)}`)
    await expect(page.locator('main')).not.toContainText(agent.username)
    await page.locator('main').getByLabel(say('Amount'), { exact: true }).fill('500.01')
    await page
      .locator('main')
      .getByRole('button', { name: say('Continue'), exact: true })
      .tap()
    await expect(page.getByRole('dialog', { name: say('Send money') })).toBeHidden()
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('a wrong payment password sends nothing, the right one does', async () => {
    await send(page, say, { amount: '120.5', pin: '111222' })
    const sheet = page.getByRole('dialog', { name: say('Send money') })
    await expect(sheet.getByRole('alert')).not.toBeEmpty()
    expect(await barriersInDeepRun(page)).toEqual([])
    await typePin(page, say, PAYMENT_PASSWORD)
    await expect(page.getByRole('button', { name: say('Send again') })).toBeVisible()
    await expect(page.getByRole('status').filter({ has: page.locator('bdi') })).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    expect(await stillCentsOf(rows(page).locator('> bdi'))).toBe(120_50)
  })

  await test.step('the agent sees it come without a touch', async () => {
    await expect(rows(other)).toHaveCount(1)
    await expect(rows(other)).toContainText(player.username)
  })

  await test.step('he picks the player of those below him, and sends some back', async () => {
    await openAwake(other, '/m/upLine/transfer')
    await other.getByRole('button', { name: say('Choose a team member') }).tap()
    const sheet = other.getByRole('dialog', { name: say('Your direct downline') })
    await sheet.getByLabel(say('Search by account')).fill(player.username.slice(0, 8).toUpperCase())
    await sheet.getByRole('button', { name: player.username }).tap()
    await expect(sheet).toBeHidden()
    await send(other, say, { amount: '20', pin: PAYMENT_PASSWORD })
    await expect(other.getByRole('button', { name: say('Send again') })).toBeVisible()
    expect(await barriersInDeepRun(other)).toEqual([])
  })

  await test.step('the player has it in his list, among what he received', async () => {
    await expect(rows(page)).toHaveCount(2)
    await page
      .locator('main')
      .getByRole('button', { name: say('Received'), exact: true })
      .tap()
    await expect(rows(page)).toHaveCount(1)
    expect(await stillCentsOf(rows(page).locator('> bdi'))).toBe(20_00)
    await openAwake(page, '/m/transaction/record')
    await expect(page.locator('main li')).toHaveCount(3)
  })
  await device.close()
})
