import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { logInByForm } from '../../test/screens/log-in.ts'
import { closePopup } from '../../test/screens/popup.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'

const KEYS = [
  'MC_SESSION_INFO',
  'popupA',
  'popupB',
  'popupTimesA',
  'popupTimesB',
  'hideDownloadBar',
  'templates',
  'WEBCLIP',
  'autoLogin',
  'trialName',
]
const GARBAGE = ['{"token":', 'null', '[]', '{"token":{"a":1},"userName":7}', '"<script>"']

const banner = page.getByRole('banner')
const { localStorage: device, sessionStorage: tab } = window
const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {}

const have = (name: string, get: () => Storage) => Object.defineProperty(window, name, { get, configurable: true })

afterEach(() => {
  have('localStorage', () => device)
  have('sessionStorage', () => tab)
  Object.defineProperty(Storage.prototype, 'setItem', setItem)
})

test('a browser without storage serves the whole visit, the login included', async () => {
  const member = await newMember()
  await openScreen('/m/login')
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  have('localStorage', refuse)
  have('sessionStorage', refuse)
  await logInByForm(member)
  await closePopup()
  await banner.getByRole('button', { name: /Your wallets/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Hide balance' }).click()
  await expect.element(sheet.getByRole('button', { name: 'Show balance' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close', exact: true }).click()
  document.querySelector<HTMLElement>('a[href="/m/mine"]')?.click()
  await expect.poll(() => location.pathname).toBe('/m/mine')
  // Without a reload the member stays signed in.
  await expect.element(page.getByRole('main').getByText(member.account).first()).toBeVisible()
})

test('a device with full storage serves the visit as well', async () => {
  const member = await newMember()
  await openScreen('/m/login')
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  await logInByForm(member)
  await expect.element(banner.getByRole('button', { name: /Your wallets/ })).toBeVisible()
})

test.each(GARBAGE)('the foreign stored value %j is ignored', async (garbage) => {
  for (const storage of [device, tab]) for (const key of KEYS) storage.setItem(key, garbage)
  await openScreen('/m/home')
  await expect.element(page.getByRole('heading', { name: 'Hot right now' })).toBeVisible()
  await expect.element(banner.getByRole('link', { name: 'Log in' })).toBeVisible()
})
