import type { Page } from '@playwright/test'

import { awake, openAwake } from './kit/awake.ts'
import { expect, test } from './kit/journey.ts'
import { noDialogIn, popupOn, seePopup } from './kit/popups.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname

test('the phone’s back button closes what is open, and only then leaves the page', async ({ page, say }) => {
  const sheet = page.getByRole('dialog', { name: say('Menu') })
  const openMenu = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: say('Menu') })
      .tap()
  const languages = page.getByRole('dialog', { name: say('Language') })
  const back = () => page.evaluate(() => history.back())
  await openAwake(page, '/m/help')
  await page.locator('a[href="/m/home"]').first().tap()
  await page.waitForURL('**/m/home')
  // News that came between two steps would take one of them for its own.
  await seePopup(page, () => Promise.resolve())
  await expect(popupOn(page)).toBeHidden()
  await noDialogIn(page)

  await test.step('back closes the menu; once more it leads to the page before', async () => {
    await openMenu()
    await expect(sheet).toBeVisible()
    await back()
    await expect(sheet).toBeHidden()
    expect(pathOf(page)).toBe('/m/home')
    await back()
    await page.waitForURL('**/m/help')
    await page.evaluate(() => history.forward())
    await page.waitForURL('**/m/home')
  })

  await test.step('closed by hand, in whatever way and order, it leaves no step behind', async () => {
    await openMenu()
    await sheet.getByRole('button', { name: say('Close'), exact: true }).tap()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: say('Choose the language') }).tap()
    await expect(languages).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(languages).toBeHidden()
    await noDialogIn(page)
    await back()
    await page.waitForURL('**/m/help')
    await page.evaluate(() => history.forward())
    await page.waitForURL('**/m/home')
  })

  await test.step('a link in it leads on, and back from there to the page', async () => {
    await openMenu()
    await sheet.getByRole('link', { name: say('Get the app') }).tap()
    await page.waitForURL('**/m/download')
    await back()
    await page.waitForURL('**/m/home')
    await expect(sheet).toBeHidden()
    await back()
    await page.waitForURL('**/m/help')
  })
})

test('a menu that was open in between does not keep the way back from leading home', async ({ page, say }) => {
  await openAwake(page, '/m/help')
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/m/useragreement')),
  ])
  await awake(tab)
  await tab.evaluate(() => {
    history.pushState({ ...history.state, dialogs: 1 }, '')
    history.back()
  })
  await noDialogIn(tab)
  await tab.getByRole('button', { name: say('Back') }).tap()
  await tab.waitForURL('**/m/home')
  await tab.close()
})
