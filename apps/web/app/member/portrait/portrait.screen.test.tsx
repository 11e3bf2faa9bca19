import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { findAll, findOne } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { runOperator, ownGateway } from '../../../test/screens/own-gateway.ts'
import { noPicture, photo } from '../../../test/screens/pictures.ts'

ownGateway()

const ownPortrait = page.getByRole('main').getByRole('button', { name: 'Change profile picture' })
const sheet = page.getByRole('dialog', { name: 'Profile picture', exact: true })
const shownPortrait = () => ownPortrait.elements()[0]?.querySelector('img')

test('a member selects a drawn picture, then sends a photo, which an operator removes', async () => {
  const member = await newMember()
  await openScreen('/m/mine', { member })
  await ownPortrait.click()
  expect(await violationsInDeepRun()).toEqual([])
  await sheet.getByRole('button', { name: 'Image 4', exact: true }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => shownPortrait()?.src).toMatch(/portraits\/04\.svg$/)

  await ownPortrait.click()
  await userEvent.upload(await findOne('dialog[open] input[type=file]'), noPicture)
  await expect.element(sheet.getByText('This file isn’t a supported image. Choose a photo.')).toBeVisible()
  await userEvent.upload(await findOne('dialog[open] input[type=file]'), await photo(900, 500, 'image/jpeg'))
  await expect.element(sheet.getByRole('img', { name: 'Preview of your photo' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Use photo', exact: true }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => shownPortrait()?.src).toMatch(/headIcons\/[\w-]{32}$/)
  await openScreen('/m/mine', { member })
  await expect.poll(() => shownPortrait()?.naturalWidth).toBe(256)

  await runOperator('portraits', 'delete', 'aurora', member.account)
  await openScreen('/m/mine', { member })
  await expect.element(ownPortrait).toBeVisible()
  expect(findAll('main button img[src*="headIcons"]')).toEqual([])
})
