import { i18n } from '@lingui/core'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { messages as english } from '../../translations/en.po'
import { act, openConsole } from '../../test/screens/open-console.tsx'
import { MARK, PSEUDO, pseudoMessages, untranslatedTexts } from '../../test/screens/pseudo.ts'
import { amountText } from '../lib/amounts.ts'
import { catalogues, showSourceLanguage } from '../lib/language.ts'
import { timeText } from '../lib/times.ts'
import { screens } from './screens.ts'

// Other tests of approvals begin with an empty list.
afterAll(() => act('rejectAll', { merchant: 'aurora' }))

/** Adds a language until the end of the test, as its file in `translations` does. */
function addLanguage(tag: string): void {
  catalogues.set(tag, async () => pseudoMessages(english))
  onTestFinished(() => {
    catalogues.delete(tag)
    localStorage.removeItem('ante-console-language')
    showSourceLanguage()
  })
}

const openMenu = () => page.getByRole('button', { name: /(Account|Áccóúnt)/ }).click()

test('with one language there is no choice', async () => {
  await act('signIn', { role: 'auditor', merchant: 'lotus' })
  openConsole('/m/lotus/roles')
  await openMenu()
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  expect(page.getByText('Language').query()).toBeNull()
})

test('a second language is offered in the menu, shown at once, and stored for the account', async () => {
  addLanguage(PSEUDO)
  await act('signIn', { role: 'auditor', merchant: 'lotus' })
  openConsole('/m/lotus/roles')
  await openMenu()
  await page.getByRole('menuitemradio', { name: /XA|Pseudo|United/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: `${MARK}Rólés` })).toBeVisible()
  expect(document.documentElement.lang).toBe(PSEUDO)
  // Another browser of the same person has no choice of its own yet.
  localStorage.removeItem('ante-console-language')
  showSourceLanguage()
  openConsole('/m/lotus/roles')
  await expect.element(page.getByRole('heading', { level: 1, name: `${MARK}Rólés` }).first()).toBeVisible()
})

test('a right-to-left language mirrors the page, and determines the format of dates and numbers', async () => {
  addLanguage('ar-EG')
  await act('signIn', { role: 'auditor', merchant: 'lotus' })
  openConsole('/m/lotus/roles')
  await openMenu()
  await page.getByRole('menuitemradio').last().click()
  await expect.poll(() => document.documentElement.dir).toBe('rtl')
  expect(i18n.locale).toBe('ar-EG')
  expect(amountText('1234567.50')).toBe(new Intl.NumberFormat('ar-EG', { minimumFractionDigits: 2 }).format(1234567.5))
  expect(timeText('2020-01-02T03:04:05Z', 'UTC')).toContain('٢٠٢٠')
  showSourceLanguage()
  expect(document.documentElement.dir).toBe('ltr')
  expect(amountText('12345678901234567890.1234')).toBe('12,345,678,901,234,567,890.1234')
  expect(amountText('—')).toBe('—')
})

test('every screen, menu and dialog has only texts that can be translated', { timeout: 240_000 }, async () => {
  addLanguage(PSEUDO)
  await act('requestRole', {
    merchant: 'aurora',
    account: (await act('newStaff', { role: 'content', merchant: 'aurora' })).id,
    role: 'trader',
  })
  await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/aurora/roles')
  await openMenu()
  await page.getByRole('menuitemradio', { name: /XA|Pseudo|United/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: `${MARK}Rólés` })).toBeVisible()
  const wrong: Record<string, string[]> = {}
  const check = (name: string) => {
    const texts = untranslatedTexts()
    if (texts.length > 0) wrong[name] = texts
  }
  for (const { to } of screens) {
    await router.navigate({ href: to.replace('$merchant', 'aurora') })
    await expect.poll(() => document.querySelector('[role=grid], table, main h2, main p')).not.toBeNull()
    check(to)
    const row = document.querySelector<HTMLElement>('[role=row][data-key]')
    if (!row) continue
    await userEvent.click(row)
    await expect.poll(() => document.querySelector('aside, [role=complementary], main form')).not.toBeNull()
    check(`${to}, open`)
  }
  await userEvent.keyboard('{Escape}?')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  check('keys')
  await userEvent.keyboard('{Escape}')
  await openMenu()
  check('account')
  expect(wrong).toEqual({})
})
