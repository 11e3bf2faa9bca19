import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { afterAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const merchant = 'lotus'
// Other tests of approvals begin with an empty list.
afterAll(() => act('rejectAll', { merchant }))

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialogButton = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const colour = (name: string) => page.getByRole('group', { name, exact: true })
const codeOf = (name: string) => page.getByLabelText(`${name}: code`, { exact: true })
const choose = async (label: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a brand goes from a name to a staged version, to review, and live once another person approves it', async () => {
  await act('signIn', { role: 'content', merchant })
  const router = openConsole(`/m/${merchant}/brands`)
  await expect.element(heading('Brands')).toBeVisible()
  await button('New').click()
  await button('Create brand').click()
  await expect.element(page.getByText('Enter a name.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('textbox', { name: 'Name' }).fill('Golden Bay')
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveValue('golden-bay')
  await choose('Start with', 'Harbour: blue, dark and light')
  await button('Create brand').click()
  await expect.element(heading('Golden Bay')).toBeVisible()
  expect(router.state.location.pathname).toBe(`/m/${merchant}/brands/golden-bay`)
  await expect.element(page.getByText('Stage the draft to make the first version.')).toBeVisible()
  expect(page.getByTitle(/^Preview: /).elements()).toHaveLength(6)
  expect(await accessibilityViolations()).toEqual([])

  await button('Save draft').hover()
  await expect.element(button('Save draft')).toBeDisabled()
  await codeOf('Main button').fill('#8a3ffc')
  await button('Save draft').click()
  await expect.element(page.getByText('Draft saved.')).toBeVisible()
  await button('Stage').click()
  await dialogButton('Stage').click()
  await expect.element(page.getByText('Version 1 is staged.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^staged\.lotus\.localhost/ })).toBeVisible()
  await button('Publish version 1').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Season')
  expect(await accessibilityViolations()).toEqual([])
  await dialogButton('Publish').click()
  await expect.element(page.getByText('Another person must approve the publication.', { exact: false })).toBeVisible()
  await expect.element(button('Publish version 1')).toBeDisabled()
  await act('approveBrand', { merchant, code: 'golden-bay' })
  void router.navigate({ to: '/m/$merchant/brands', params: { merchant } })
  const row = page.getByRole('row').filter({ hasText: 'golden-bay' })
  await expect.element(row.getByText('Live: version 1')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a colour that cannot be read is not saved; the suggested one is', async () => {
  await act('createBrand', { merchant, code: 'faint', template: 'night' })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/brands/faint`)
  const soft = colour('Secondary text')
  await codeOf('Secondary text').fill('#4a4470')
  await expect.element(page.getByText(/^5 pairs of colours are hard to read\./)).toBeVisible()
  await expect.element(button('Save draft')).toBeDisabled()
  await expect.element(soft.getByText(/on Card: too low$/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await soft.getByRole('button', { name: /^Use #/ }).click()
  await expect.element(page.getByText(/pairs? of colours/)).not.toBeInTheDocument()
  await button('Save draft').click()
  await expect.element(page.getByText('Draft saved.')).toBeVisible()
})

test('a second scheme is added and removed, and unsaved changes are not lost by leaving', async () => {
  await act('createBrand', { merchant, code: 'two-schemes', template: 'night' })
  await act('signIn', { role: 'content', merchant })
  const router = openConsole(`/m/${merchant}/brands/two-schemes`)
  await button('Add a light scheme').click()
  await expect.element(button('Light')).toHaveAttribute('aria-pressed', 'true')
  expect(router.state.location.search).toEqual({ scheme: 'light' })
  await button('Dark').click()
  await button('Remove the dark scheme').click()
  await expect.element(button('Add a dark scheme')).toBeVisible()
  await expect.element(button('Dark')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Brands' }).first().click()
  await expect.element(page.getByText('Leave without saving your changes?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect.element(heading('Brands')).toBeVisible()
})

test('a picture is cropped by keyboard and uploaded, and one that is none is refused with what to do', async () => {
  await act('createBrand', { merchant, code: 'with-logo' })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/brands/with-logo`)
  await userEvent.upload(page.getByLabelText('Logo: file'), new File(['no picture'], 'logo.png', { type: 'image/png' }))
  await dialogButton('Use this part').click()
  await expect
    .element(page.getByText("This file isn't a picture, or is damaged. Choose a PNG, JPEG or WebP file."))
    .toBeVisible()
  await dialogButton('Cancel').click()

  const file = page.getByLabelText('Icon: file')
  await userEvent.upload(file, new File([await squarePng()], 'icon.png', { type: 'image/png' }))
  await expect
    .element(page.getByRole('dialog').getByText('The selected part is shown at 512 × 512 pixels.'))
    .toBeVisible()
  await page.getByRole('dialog').getByRole('slider', { name: 'Zoom' }).fill('2')
  expect(await accessibilityViolations()).toEqual([])
  await dialogButton('Use this part').click()
  await expect.element(colour('Icon').getByText('Uploaded')).toBeVisible()
  await button('Save draft').click()
  await expect.element(page.getByText('Draft saved.')).toBeVisible()
})

async function squarePng(): Promise<Blob> {
  const canvas = new OffscreenCanvas(600, 600)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#ff8800'
  pen.fillRect(0, 0, 600, 600)
  return canvas.convertToBlob({ type: 'image/png' })
}

test('a published brand is compared with its draft, and an earlier version is published again', async () => {
  await act('publishBrand', { merchant, code: 'first-look', template: 'ivory' })
  await act('publishBrand', { merchant, code: 'second-look', template: 'night' })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/brands/first-look`)
  await expect.element(page.getByText('Players see the brand second-look.', { exact: false })).toBeVisible()
  const difference = page.getByRole('row').filter({ hasText: 'Page · Dark' })
  await expect.element(difference.getByText('#0d0a1f')).toBeVisible()
  await button('Revert to 1').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Back to the old look')
  await dialogButton('Revert').click()
  await expect.element(page.getByText('Another person must approve the publication.', { exact: false })).toBeVisible()
  await expect.element(button('Revert to 1')).toBeDisabled()
  expect(await accessibilityViolations()).toEqual([])
})

test('the look of the build replaces a brand once another person approves it', async () => {
  await act('publishBrand', { merchant, code: 'to-retire' })
  await act('signIn', { role: 'content', merchant })
  const router = openConsole(`/m/${merchant}/brands`)
  await button('Use the look of the build').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('End of the season')
  expect(await accessibilityViolations()).toEqual([])
  await dialogButton('Use the look of the build').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await act('approveWaiting', { merchant })
  void router.navigate({ to: '/m/$merchant/brands/$brand', params: { merchant, brand: 'to-retire' } })
  await expect.element(page.getByText('Players see the look of the build.', { exact: false })).toBeVisible()
})

test('staff who may only read see the colours and no buttons; a missing brand has a text', async () => {
  await act('createBrand', { merchant, code: 'read-only' })
  await act('signIn', { role: 'auditor', merchant })
  const router = openConsole(`/m/${merchant}/brands/read-only`)
  await expect.element(heading('Brand read-only')).toBeVisible()
  await expect.element(codeOf('Main button')).toHaveAttribute('readonly')
  for (const name of ['Save draft', 'Stage', 'Choose a file', 'Add a light scheme'])
    await expect.element(button(name)).not.toBeInTheDocument()
  void router.navigate({ to: '/m/$merchant/brands/$brand', params: { merchant, brand: 'missing' } })
  await expect.element(page.getByText("This brand or version doesn't exist any more.", { exact: false })).toBeVisible()
})

test('a merchant without brands has the look of its build', async () => {
  await act('signIn', { role: 'content', merchant: 'aurora' })
  openConsole('/m/aurora/brands')
  await expect.element(page.getByText('No brands')).toBeVisible()
  await expect.element(button('Use the look of the build')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})
