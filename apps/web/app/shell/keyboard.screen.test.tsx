import { onTestFinished, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { findOne } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'
import { watchKeyboard } from '../lib/browser/keyboard.ts'

const KEYBOARD = 336
const PAGE = 844

/** The visible part of the page on a phone whose keyboard opens and closes. */
class PhoneArea extends EventTarget {
  height = PAGE
  offsetTop = 0
  scale = 1

  keyboard(height: number): void {
    this.height = PAGE - height
    this.dispatchEvent(new Event('resize'))
  }
}

async function openOnPhone(address: string): Promise<PhoneArea> {
  await page.viewport(390, PAGE)
  await openScreen(address, { member: await newMember({ balance: '5000.00' }) })
  const area = new PhoneArea()
  watchKeyboard(area)
  onTestFinished(() => area.keyboard(0))
  return area
}

const box = async (selector: string) => (await findOne(selector)).getBoundingClientRect()

test('a sheet with a field is completely visible above the keyboard', async () => {
  const area = await openOnPhone('/m/withdraw')
  await page.getByRole('button', { name: 'Set payment password' }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('Your password')).toBeVisible()
  await expect.poll(async () => Math.round((await box('dialog[open]')).bottom)).toBe(PAGE)
  area.keyboard(KEYBOARD)
  await expect.poll(async () => Math.round((await box('dialog[open]')).bottom)).toBe(PAGE - KEYBOARD)
  expect((await box('dialog[open]')).top).toBeGreaterThanOrEqual(0)
  area.keyboard(0)
  await expect.poll(async () => Math.round((await box('dialog[open]')).bottom)).toBe(PAGE)
})

test('the message input of the chat is above the keyboard', async () => {
  const area = await openOnPhone('/m/service?chat=1')
  area.keyboard(KEYBOARD)
  await expect.poll(async () => (await box('main textarea')).bottom).toBeLessThanOrEqual(PAGE - KEYBOARD)
})
