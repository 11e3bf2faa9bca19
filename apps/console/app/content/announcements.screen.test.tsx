import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const merchant = 'lotus'
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const choose = async (label: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a popup goes from a name to a complete draft, to review, and live once another person approves it', async () => {
  await act('signIn', { role: 'content', merchant })
  const router = openConsole(`/m/${merchant}/content?kind=announcements`)
  await expect.element(heading('Content')).toBeVisible()
  await button('New').click()
  await button('Create draft').click()
  await expect.element(page.getByText('Use 1 to 80 letters, digits, - . _ or :')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('textbox', { name: 'Name' }).fill('weekend')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('weekend')).toBeVisible()
  expect(router.state.location.pathname).toBe(`/m/${merchant}/content/announcements/weekend`)
  await expect.element(button('Send to review')).toBeDisabled()
  await expect.element(page.getByText('Save a title to see it on the site.', { exact: false })).toBeVisible()

  const languages = page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio')
  const { length: count } = languages.elements()
  expect(count).toBeGreaterThan(1)
  for (const language of languages.all()) {
    await language.click()
    await page.getByRole('textbox', { name: /^Title in / }).fill('Weekend bonus')
  }
  await page.getByRole('textbox', { name: /^Text in / }).click()
  await userEvent.keyboard('Until ')
  await button('Bold').click()
  await userEvent.keyboard('Sunday')
  await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText(`Texts: ${count} of ${count} languages`)).toBeVisible()
  await choose('Shown to', 'Everyone')
  await choose('How often', '2 times a week')
  await page.getByText('On any page, not only on the home page').click()
  await button('Save draft').click()
  await expect.element(page.getByText('Draft saved.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Text in / })).toHaveTextContent('Until Sunday')
  expect(document.querySelector('[role=textbox] strong, [role=textbox] b')?.textContent).toBe('Sunday')
  await expect.element(page.getByTitle(/^The site in /)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])

  await button('Send to review').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('For the weekend')
  await page.getByRole('dialog').getByRole('button', { name: 'Send to review' }).click()
  await expect.element(page.getByText('Another person must approve the publication.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Title in / })).toHaveAttribute('readonly')
  expect(await accessibilityViolations()).toEqual([])

  await page.getByRole('link', { name: 'Open the request' }).click()
  const panel = page.getByRole('complementary')
  await expect.element(panel.getByRole('heading', { name: 'What players get' })).toBeVisible()
  await expect.element(panel.getByText('2 times a week')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
  await act('approvePopup', { merchant, key: 'weekend' })
  void router.navigate({ to: '/m/$merchant/content', params: { merchant } })
  const row = page.getByRole('row').filter({ hasText: 'weekend' })
  await expect.element(row.getByText('Live')).toBeVisible()
}, 60_000)

test('a published popup is compared with its draft, and stopped with a reason', async () => {
  await act('publishPopup', { merchant, key: 'stopped-one', title: 'Free spins' })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/content/announcements/stopped-one`)
  await expect.element(heading('Free spins')).toBeVisible()
  await expect.element(page.getByText('No values.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Priority' }).fill('7')
  const difference = page.getByRole('table').getByRole('row').filter({ hasText: 'Priority' })
  await expect.element(difference.getByText('7')).toBeVisible()

  await button('Stop now').click()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Wrong amount')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop now' }).click()
  await expect.element(page.getByText('no player sees it', { exact: false })).toBeVisible()
  await expect.element(button('Stop now')).not.toBeInTheDocument()
})

test('words become a link to a page, and an address that could run scripts is refused', async () => {
  await act('draftPopup', { merchant, key: 'linked', title: 'Linked' })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/content/announcements/linked`)
  await page.getByRole('textbox', { name: /^Text in / }).click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await button('Add or change a link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('Use a path of the site, or an address that begins with https://.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/m/activity')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: /^Text in / }).getByRole('link')).toHaveAttribute(
    'href',
    '/m/activity',
  )
  await button('Save draft').click()
  await expect.element(page.getByText('Draft saved.')).toBeVisible()
})

test('a value that is not valid is refused with what to do, and unsaved changes are not lost by leaving', async () => {
  await act('draftPopup', { merchant, key: 'mine', title: 'Mine' })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/content/announcements/mine`)
  await choose('Link', 'Another address')
  await page.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
  await button('Save draft').click()
  await expect.element(page.getByText("A value isn't valid. Check the picture, the link and the texts.")).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill('/m/casino')
  await button('Save draft').click()
  await expect.element(page.getByText('The site has no such page', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Announcements' }).first().click()
  await expect.element(page.getByText('Leave without saving your changes?')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await choose('Link', 'Promotions')
  await button('Save draft').click()
  await expect.element(page.getByText('Draft saved.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('the calendar marks popups that the same players see at the same time', async () => {
  await act('publishPopup', { merchant, key: 'first-of-two', title: 'First of two', content: { execution: 'B' } })
  await act('publishPopup', { merchant, key: 'second-of-two', title: 'Second of two', content: { execution: 'B' } })
  await act('signIn', { role: 'content', merchant })
  const router = openConsole(`/m/${merchant}/content?kind=announcements`)
  await button('Calendar').click()
  await expect.element(page.getByRole('link', { name: 'First of two' })).toBeVisible()
  await expect.element(page.getByTitle(/^Shown together with .*first-of-two/).first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('Two weeks before').click()
  await expect.poll(() => router.state.location.search.from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  const search = { view: 'calendar', from: '2020-01-01' } as const
  void router.navigate({ to: '/m/$merchant/content', params: { merchant }, search })
  await expect.element(page.getByText('Nothing is shown in these two weeks')).toBeVisible()
})

test('staff who may only read see the fields and no buttons', async () => {
  await act('draftPopup', { merchant, key: 'read-only', title: 'Read only' })
  await act('signIn', { role: 'auditor', merchant })
  openConsole(`/m/${merchant}/content/announcements/read-only`)
  await expect.element(heading('Read only')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Title in / })).toHaveAttribute('readonly')
  for (const name of ['Save draft', 'Send to review', 'Discard draft', 'Stop now'])
    await expect.element(button(name)).not.toBeInTheDocument()
})
