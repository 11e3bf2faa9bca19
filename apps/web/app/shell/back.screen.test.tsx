import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { findOne } from '../../test/screens/find.ts'
import { closePopup } from '../../test/screens/popup.ts'
import { openScreen } from '../../test/screens/open-screen.tsx'

const path = () => location.pathname
const menu = page.getByRole('dialog', { name: 'Menu' })
const openMenu = () => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
const tapBack = () => page.getByRole('button', { name: 'Back', exact: true }).click()
/** The history step of a dialog is removed a moment after it is closed. */
const noDialogLeft = () => expect.poll(() => JSON.stringify(history.state)).not.toContain('dialogs')

/** Opens an address as the first page of its tab. */
async function openFirst(address: string): Promise<void> {
  await openScreen(address)
  history.replaceState({ ...history.state, at: 0 }, '')
}

async function homeFromHelp(): Promise<void> {
  await openScreen('/m/help')
  ;(await findOne('a[href="/m/home"]')).click()
  await expect.poll(path).toBe('/m/home')
  await closePopup()
  await noDialogLeft()
}

test('the phone’s back button closes the menu, and a second press leads to the previous page', async () => {
  await homeFromHelp()
  await openMenu()
  await expect.element(menu).toBeVisible()
  history.back()
  await expect.element(menu).not.toBeInTheDocument()
  expect(path()).toBe('/m/home')
  history.back()
  await expect.poll(path).toBe('/m/help')
})

test('a dialog closed by any means leaves no history step behind', async () => {
  await homeFromHelp()
  await openMenu()
  await menu.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Choose language' }).click()
  const languages = page.getByRole('dialog', { name: 'Language' })
  await expect.element(languages).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(languages).not.toBeInTheDocument()
  await noDialogLeft()
  history.back()
  await expect.poll(path).toBe('/m/help')
})

test('a link in the menu opens its page, and back from there leads to the page before', async () => {
  await homeFromHelp()
  await openMenu()
  await menu.getByRole('link', { name: 'Get the app' }).click()
  await expect.poll(path).toBe('/m/download')
  history.back()
  await expect.poll(path).toBe('/m/home')
  await expect.element(menu).not.toBeInTheDocument()
  history.back()
  await expect.poll(path).toBe('/m/help')
})

test('back leads to the home page even if a menu was open in between', async () => {
  await openFirst('/m/useragreement')
  history.pushState({ ...history.state, dialogs: 1 }, '')
  history.back()
  await noDialogLeft()
  await tapBack()
  await expect.poll(path).toBe('/m/home')
})

test('back leads to the home page without an earlier history step, and one step back otherwise', async () => {
  await openFirst('/m/lottery')
  await tapBack()
  await expect.poll(path).toBe('/m/home')
  ;(await findOne('main a[href^="/m/gameList"]')).click()
  await expect.poll(path).toBe('/m/gameList')
  const list = location.href
  ;(await findOne('nav a[href="/m/activity"]')).click()
  await expect.poll(path).toBe('/m/activity')
  await tapBack()
  await expect.poll(path).toBe('/m/home')
  history.back()
  history.back()
  await expect.poll(() => location.href).toBe(list)
})
