import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const field = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name })
const CODE = 'Code of your authenticator app'

beforeEach(() => act('removeSession', {}))

test('a sign-in by password requires the code of the authenticator app, and opens the requested page', async () => {
  const { mail, password, secret } = await act('newStaff', { role: 'auditor', merchant: 'aurora' })
  const calls = vi.spyOn(window, 'fetch')
  const router = openConsole('/m/aurora/audit?result=read')
  await expect.element(field('Email address')).toBeVisible()
  // A first visit makes no call that fails, which the browser would log as an error.
  const answers = await Promise.allSettled(calls.mock.results.map(({ value }): Promise<Response> => value))
  const statuses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.status] : []))
  expect(new Set(statuses)).toEqual(new Set([200]))
  calls.mockRestore()
  await field('Email address').fill(mail)
  await field('Password').fill('not this one')
  await button('Continue').click()
  await expect.element(page.getByRole('alert').getByText(/Email address or password is incorrect\./)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await field('Password').fill(password)
  await userEvent.keyboard('{Enter}')
  await field(CODE).fill('12345')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enter the six digits.')).toBeVisible()
  await field(CODE).fill(await act('code', { secret }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  expect(router.state.location.href).toBe('/m/aurora/audit?result=read')
})

test('an invitation opens the console only with a second factor', async () => {
  const token = await act('invite', { mail: `${crypto.randomUUID()}@staff.example`, displayName: 'Ben' })
  openConsole(`/invitation#${token}`)
  await expect.element(page.getByRole('heading', { name: 'Welcome, Ben' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await field('New password').fill('sturdy lantern harbour')
  await userEvent.keyboard('{Enter}')
  const secret = page.getByText(/^[A-Z2-7]{16,}$/)
  await expect.element(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await field(CODE).fill(await act('codeOfText', { secret: secret.element().textContent ?? '' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No screens for your roles yet')).toBeVisible()
})

test('a used or unknown invitation shows what to do', async () => {
  openConsole(`/invitation#${'x'.repeat(43)}`)
  await expect.element(page.getByRole('alert').getByText(/Ask an administrator for a new one\./)).toBeVisible()
})

test('when a session is ended elsewhere, the sign-in opens with the reason', async () => {
  const first = await act('signIn', { role: 'auditor', merchant: 'aurora' })
  const router = openConsole('/m/aurora/audit')
  await expect.element(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  await act('endSession', { id: first.id })
  // The pushed end may open the sign-in before the next call, which this page needs.
  await router.navigate({ href: '/m/aurora/staff' })
  await expect.element(page.getByRole('status').getByText(/You signed in on another device or browser/)).toBeVisible()
})
