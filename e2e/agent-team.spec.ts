import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { expect, test } from './kit/journey.ts'
import { newTeam, PAYMENT_PASSWORD } from './kit/line.ts'
import { closePopups } from './kit/popups.ts'
import { signIn } from './kit/session.ts'
import type { Say } from './kit/words.ts'

const main = (page: Page) => page.locator('main')

/** Opens somebody's sheet from his row. */
async function open(page: Page, account: string) {
  await main(page).getByRole('button', { name: account }).tap()
  const sheet = page.getByRole('dialog', { name: account })
  await expect(sheet).toBeVisible()
  return sheet
}

const tap = (page: Page, say: Say, name: string) =>
  main(page)
    .getByRole('button', { name: say(name), exact: true })
    .tap()

test('an agent finds somebody of his team, goes down to him, promotes, pays and writes', async ({
  page,
  say,
  merchant,
  browser,
  baseURL,
  language,
}) => {
  const { agent, middle, player, deep, stranger } = await newTeam(merchant)
  await closePopups(page)
  await signIn(page, agent)

  await test.step('his downline is there, and whoever stands deeper is found, masked', async () => {
    await openAwake(page, '/m/member/team')
    await expect(main(page).getByRole('button', { name: middle.username })).toBeVisible()
    expect(await barriersInDeepRun(page)).toEqual([])
    await main(page).getByLabel(say('Search the whole team by account')).fill(deep.username.slice(0, 8))
    await expect(main(page).getByText(`${deep.username.slice(0, 2)}***${deep.username.at(-1)}`)).toBeVisible()
    await expect(main(page)).not.toContainText(deep.username)
  })

  await test.step('he goes down to him, and the address brings him back there', async () => {
    await openAwake(page, '/m/member/team')
    await main(page).locator('a[href*="parent="]').first().tap()
    await expect(main(page).getByRole('button', { name: deep.username })).toBeVisible()
    await page.reload()
    await expect(main(page).getByRole('button', { name: deep.username })).toBeVisible()
    await page.goBack()
    await expect(main(page).getByRole('button', { name: player.username })).toBeVisible()
  })

  await test.step('a player becomes an agent, once he has read what it means', async () => {
    const sheet = await open(page, player.username)
    const promote = sheet.getByRole('button', { name: say('Make an agent'), exact: true })
    await promote.tap()
    expect(await barriersInDeepRun(page)).toEqual([])
    await promote.tap()
    await expect(sheet.getByText(say('Agent'), { exact: true })).toBeVisible()
    await expect(promote).toBeHidden()
  })

  await test.step('he writes to him', async () => {
    const sheet = page.getByRole('dialog', { name: player.username })
    await sheet.getByRole('button', { name: say('Write a message'), exact: true }).tap()
    await sheet.getByRole('textbox').fill('See you on Friday')
    await sheet.getByRole('button', { name: say('Send'), exact: true }).tap()
    await expect(sheet.getByRole('textbox')).toBeHidden()
  })

  await test.step('he reads his account, and sends to two at once', async () => {
    const sheet = page.getByRole('dialog', { name: player.username })
    await sheet.getByRole('link', { name: say('Account records') }).tap()
    await expect(main(page).getByRole('heading', { name: player.username })).toBeVisible()
    await expect(main(page).locator('section li')).toHaveCount(1)
    await openAwake(page, '/m/upLine/transfer?way=several')
    await main(page)
      .getByLabel(say('Accounts and amounts'), { exact: true })
      .fill(`${middle.username}\t10\n${player.username} 20.50\n${stranger.username} 5`)
    await tap(page, say, 'Continue')
    await expect(main(page).getByText(say('No direct downline has this account.'))).toBeVisible()
    expect(await barriersInDeepRun(page)).toEqual([])
    await tap(page, say, 'Change the list')
    await main(page)
      .getByLabel(say('Accounts and amounts'), { exact: true })
      .fill(`${middle.username}\t10\n${player.username} 20.50`)
    await tap(page, say, 'Continue')
    await main(page).getByLabel(say('Payment password'), { exact: true }).fill(PAYMENT_PASSWORD)
    await tap(page, say, 'Send all')
    await expect(main(page).getByRole('button', { name: say('Send again') })).toBeVisible()
  })

  await test.step('the player has it all: the money, the mails and the agency center', async () => {
    const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: language, hasTouch: true })
    const other = await device.newPage()
    await closePopups(other)
    await signIn(other, player, '/m/webEmail')
    await expect(main(other).getByText(say('A message from your agent'))).toBeVisible()
    await expect(main(other).getByText(say('You are an agent now'))).toBeVisible()
    await openAwake(other, '/m/transaction/record')
    await expect(main(other).locator('section li')).toHaveCount(2)
    await openAwake(other, '/m/member/team')
    await expect(other).toHaveURL(/\/m\/member\/team/)
    await device.close()
  })

  await test.step('an address made up of somebody outside shows nobody', async () => {
    await openAwake(page, `/m/member/team?parent=${stranger.memberId}`)
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expect(main(page)).not.toContainText(stranger.username)
    await openAwake(page, `/m/member/team?records=${deep.memberId}&x=${randomUUID()}`)
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expect(main(page)).not.toContainText(deep.username)
  })
})
