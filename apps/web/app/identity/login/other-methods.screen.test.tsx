import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { findOne } from '../../../test/screens/find.ts'
import { openScreen } from '../../../test/screens/open-screen.tsx'

const otherOptions = page.getByRole('navigation', { name: 'Other options' })

test.each(['aurora', 'lotus'] as const)(
  'the other links on the login page of %s lead to their pages',
  async (merchant) => {
    await openScreen('/m/login', { merchant })
    await expect.element(otherOptions.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/m/home')
    await expect
      .element(otherOptions.getByRole('link', { name: 'Register now' }))
      .toHaveAttribute('href', '/m/register')
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await expect.poll(() => location.pathname).toBe('/m/forget')
  },
)

test('a merchant with several customer-service channels lists them on a page', async () => {
  await openScreen('/m/login', { merchant: 'aurora' })
  ;(await findOne('nav a[href="/m/service"]')).click()
  await expect.poll(() => location.pathname).toBe('/m/service')
})

test('a merchant with a single customer-service channel opens it directly', async () => {
  await openScreen('/m/login', { merchant: 'lotus' })
  expect((await findOne('nav a[target="_blank"]')).getAttribute('href')).toMatch(/^https:.*live-chat$/)
})

test('a merchant without text messages offers the login by name only', async () => {
  await openScreen('/m/login', { merchant: 'lotus' })
  await expect.element(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
  expect(page.getByRole('tab').elements()).toEqual([])
  await openScreen('/m/login', { merchant: 'aurora' })
  await expect.element(page.getByRole('tab', { name: 'Mobile number' })).toBeVisible()
})
