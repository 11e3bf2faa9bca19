import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const panel = () => page.getByRole('complementary')

test('a flag is found, tried, and switched off after a confirmation that names merchant and effect', async () => {
  await act('signIn', { role: 'merchant-admin', merchant: 'aurora' })
  const router = openConsole('/m/aurora/operations')
  await expect.element(heading('Operations')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: /^Flags/ })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByLabelText('Find an operation').fill('switches a function')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: /^Jackpots/ })).not.toBeInTheDocument()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Flags/ })
    .click()

  await expect.element(heading('Flags')).toBeVisible()
  await page.getByLabelText('Text in the rows').fill('FEEDBACK3')
  await userEvent.keyboard('{Enter}')
  const row = page.getByRole('row').filter({ hasText: 'FEEDBACK3' }).first()
  await expect.element(row.getByText('On')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await row.click()
  await expect.element(panel().getByText('Meaning')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await panel().getByRole('link', { name: 'Update' }).click()

  await expect.element(page.getByLabelText('Flag', { exact: true })).toHaveValue('FEEDBACK3')
  await panel().getByRole('button', { name: 'Continue' }).click()
  await expect.element(panel().getByText('Enter a value.')).toBeVisible()
  await panel().getByRole('button', { name: /State/ }).click()
  await page.getByRole('option', { name: 'off' }).click()
  expect(await accessibilityViolations()).toEqual([])
  await panel().getByRole('button', { name: 'Continue' }).click()

  await expect.element(panel().getByText(/^Aurora.*: Switches a function on or off\./)).toBeVisible()
  await expect.element(panel().getByText(/Open pages hide the function within a second/)).toBeVisible()
  await expect.element(row.getByText('On')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await panel().getByRole('button', { name: 'Update' }).click()
  await expect.element(panel().getByText('The change was made.')).toBeVisible()
  await expect.element(row.getByText('Off')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await panel().getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(() => router.state.location.search).not.toHaveProperty('form')

  // The same once more is no change.
  await panel().getByRole('link', { name: 'Update' }).click()
  await panel().getByRole('button', { name: /State/ }).click()
  await page.getByRole('option', { name: 'off' }).click()
  await panel().getByRole('button', { name: 'Continue' }).click()
  await expect.element(panel().getByText('Nothing to change: it is like this already.')).toBeVisible()
  expect(panel().getByRole('button', { name: 'Update' }).query()).toBeNull()
})

test('a refusal of the command has its sentence; a value is corrected and tried again', async () => {
  await act('signIn', { role: 'merchant-admin', merchant: 'aurora' })
  openConsole('/m/aurora/operations/flags?form=update')
  await page.getByLabelText('Flag', { exact: true }).fill('FEEDBAK3')
  await panel().getByRole('button', { name: /State/ }).click()
  await page.getByRole('option', { name: 'on' }).click()
  await panel().getByRole('button', { name: 'Continue' }).click()
  await expect
    .element(
      panel()
        .getByRole('alert')
        .getByText(/Did you mean FEEDBACK3\?/),
    )
    .toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByLabelText('Flag', { exact: true }).fill('FEEDBACK3')
  await panel().getByRole('button', { name: 'Continue' }).click()
  await expect.element(panel().getByText(/^Aurora.*: Switches/)).toBeVisible()
})

test('every kind of input has a name and a description; times are in the merchant’s time zone', async () => {
  await act('signInPublisher', {})
  openConsole('/m/aurora/operations/promotions?form=create')
  await expect.element(page.getByLabelText('Promotion', { exact: true })).toBeVisible()
  await expect
    .element(
      panel()
        .getByText(/By the clock of Asia\/Manila\./)
        .first(),
    )
    .toBeVisible()
  await panel()
    .getByRole('button', { name: / Type$/ })
    .click()
  await expect.element(page.getByRole('option', { name: 'MANUAL' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(await accessibilityViolations()).toEqual([])
  await panel().getByText('None').first().click()
  await page.getByLabelText('Promotion', { exact: true }).fill('from-a-form')
  await page.getByLabelText('Rules').fill('{"cap":"500","leastPictures":1}')
  await panel()
    .getByRole('button', { name: / Type$/ })
    .click()
  await page.getByRole('option', { name: 'MANUAL' }).click()
  await page.getByLabelText('Title').fill('From a form')
  await panel().getByRole('button', { name: 'Continue' }).click()
  await expect.element(panel().getByText('MANUAL').first()).toBeVisible()
  await panel().getByRole('button', { name: 'Create' }).click()
  await expect.element(panel().getByText('The change was made.')).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'from-a-form' })).toBeVisible()
})

test('a file is uploaded; an operation with a screen of its own links to it', async () => {
  const permissions = ['messaging.agreement.read', 'messaging.agreement.update'] as const
  const role = await act('makeRole', { code: 'lawyer', permissions: [...permissions] })
  await act('signIn', { role, merchant: 'aurora' })
  openConsole('/m/aurora/operations/agreement?form=create')
  await page.getByLabelText('Version', { exact: true }).fill('uploaded-here')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no input of a file')
  await userEvent.upload(input, new File(['# Terms\n<p>Text of the file</p>'], 'terms.html', { type: 'text/html' }))
  await expect.element(panel().getByText('terms.html')).toBeVisible()
  await panel().getByRole('button', { name: 'Continue' }).click()
  await panel().getByRole('button', { name: 'Create' }).click()
  await expect.element(panel().getByText('The change was made.')).toBeVisible()
})

test('money asks for the second factor; a channel is closed by keyboard', async () => {
  const { secret, id } = await act('signIn', { role: 'finance', merchant: 'lotus' })
  await act('ageFactor', { id })
  openConsole('/m/lotus/operations/channels')
  await expect.element(heading('Channels')).toBeVisible()
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
  await userEvent.keyboard('j{Enter}')
  await expect.element(panel()).toBeVisible()
  panel().getByRole('link', { name: 'Close' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel().getByRole('button', { name: 'Continue' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel().getByText(/open deposits continue/)).toBeVisible()
  await expect.element(panel().getByRole('button', { name: 'Close', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" })
  await expect.element(dialog).toBeVisible()
  await dialog.getByLabelText(/code/i).fill(await act('code', { secret }))
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.element(panel().getByText('The change was made.')).toBeVisible()
})

test('the platform has vendors and jobs; its lists of all merchants lead to the page of one', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/-/operations/maintenance')
  await page.getByRole('rowheader', { name: 'lotus' }).click()
  expect(panel().getByRole('link', { name: 'Enable' }).query()).toBeNull()
  await router.navigate({ href: '/m/-/operations/vendors' })
  await page.getByRole('rowheader', { name: 'JL', exact: true }).click()
  await expect.element(panel().getByRole('link', { name: 'Close', exact: true })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await router.navigate({ href: '/m/-/operations/jobs?values=all%3Dtrue' })
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a slow check runs on request, and shows its result; a check without values too', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/m/aurora/operations/ledger?action=verify')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect.element(page.getByText('consistent')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('staff without the right see neither the subject nor its address', async () => {
  await act('signIn', { role: 'content', merchant: 'aurora' })
  const router = openConsole('/m/aurora/operations')
  await expect.element(page.getByRole('link', { name: /^Banners/ })).toBeVisible()
  expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Flags/ })
      .query(),
  ).toBeNull()
  await router.navigate({ href: '/m/aurora/operations/flags' })
  await expect.element(page.getByRole('alert').getByText(/This operation doesn't exist here/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})
