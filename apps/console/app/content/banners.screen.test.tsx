import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const merchant = 'lotus'
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const choose = async (label: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Returns a picture file, half of it red. */
async function pictureFile(): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 1600, height: 1000 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'navy'
  context.fillRect(0, 0, 1600, 1000)
  context.fillStyle = 'red'
  context.fillRect(800, 0, 800, 1000)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'race.png', { type: 'image/png' })
}

/** Waits for the form, which is loaded with the first banner. */
const fileInput = () => vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=file]'), 5_000)

test('a banner gets its picture by an upload, its texts and its link, and goes to review', async () => {
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/content?kind=banners`)
  await button('New').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('summer-race')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('summer-race')).toBeVisible()
  await expect.element(page.getByText('Save a picture with a title', { exact: false })).toBeVisible()

  await userEvent.upload(await fileInput(), await pictureFile())
  await expect.element(page.getByRole('dialog', { name: 'Choose the part' })).toBeVisible()
  const zoom = page.getByRole('slider', { name: 'Zoom' })
  await expect.element(zoom).toBeVisible()
  await expect.element(button('Use this part')).toBeEnabled()
  expect(await accessibilityViolations()).toEqual([])
  await button('Use this part').click()
  await expect
    .element(page.getByRole('textbox', { name: 'Address of the picture' }))
    .toHaveValue(expect.stringMatching(/^\/pictures\/content\/[\w-]+\.webp$/))

  const languages = page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio')
  const { length: count } = languages.elements()
  for (const language of languages.all()) {
    await language.click()
    await page.getByRole('textbox', { name: /^Alternative text in / }).fill('A race car')
  }
  await expect.element(page.getByText(`Texts: ${count} of ${count} languages`)).toBeVisible()
  await choose('Link', 'Games of a category')
  await choose('Category', 'FISH')
  await choose('Place', 'Registration page')
  await expect.element(page.getByRole('button', { name: /Group$/ })).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Order' }).fill('4')
  await button('Save draft').click()
  await expect.element(page.getByText('Draft saved.')).toBeVisible()
  await expect
    .element(page.getByTitle(/^The site in /))
    .toHaveAttribute('src', expect.stringContaining('/m/register?lang='))
  expect(await accessibilityViolations()).toEqual([])

  await button('Send to review').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('For the race')
  await page.getByRole('dialog').getByRole('button', { name: 'Send to review' }).click()
  await page.getByRole('link', { name: 'Open the request' }).click()
  const panel = page.getByRole('complementary')
  await expect.element(panel.getByRole('heading', { name: 'What players get' })).toBeVisible()
  await expect.element(panel.getByText('/m/gameList?gameType=FISH')).toBeVisible()
  await expect.element(panel.getByText('Registration page')).toBeVisible()
}, 60_000)

test('a file that is no picture is refused with what to do, and a link to a page that does not exist too', async () => {
  await act('publishBanner', { merchant, key: 'race-one', title: 'Race one' })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/content/banners/race-one`)
  await expect.element(heading('Race one')).toBeVisible()
  await userEvent.upload(await fileInput(), new File(['x'.repeat(6_000_001)], 'huge.png', { type: 'image/png' }))
  await expect.element(page.getByText('The file is larger than 6 MB. Choose a smaller one.')).toBeVisible()
  await choose('Link', 'Another address')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('/m/activityInfo?id=no-such')
  await button('Save draft').click()
  await expect.element(page.getByText('The site has no such page', { exact: false })).toBeVisible()
  const difference = page.getByRole('table').getByRole('row').filter({ hasText: 'Link' })
  await expect.element(difference.getByText('/m/activityInfo?id=no-such')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('the list shows pictures, places and order; the calendar marks banners of one place, and a stop hides one', async () => {
  await act('publishBanner', { merchant, key: 'race-two', title: 'Race two', content: { priority: 7 } })
  await act('publishBanner', { merchant, key: 'race-three', title: 'Race three', content: { group: 'm_reg' } })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/content?kind=banners&state=live`)
  const row = page.getByRole('row').filter({ hasText: 'race-two' })
  await expect.element(row.getByText('Home page')).toBeVisible()
  await expect.element(row.getByText('7', { exact: true })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('Calendar').click()
  await expect.element(page.getByRole('heading', { name: 'Registration page' })).toBeVisible()
  await expect.element(page.getByTitle(/^Shown together with .*race-two/).first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('link', { name: 'Race three' }).click()
  await button('Stop now').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Wrong prize')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop now' }).click()
  await expect.element(page.getByText('no player sees it', { exact: false })).toBeVisible()
})

test('staff sees only the kinds that it may read, and no buttons without the right to edit', async () => {
  await act('publishBanner', { merchant, key: 'race-four', title: 'Race four' })
  await act('signIn', { role: 'auditor', merchant })
  openConsole(`/m/${merchant}/content/banners/race-four`)
  await expect.element(heading('Race four')).toBeVisible()
  for (const name of ['Save draft', 'Send to review', 'Stop now', 'Replace the picture'])
    await expect.element(button(name)).not.toBeInTheDocument()
})
