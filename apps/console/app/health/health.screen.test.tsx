import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const part = (name: string) => page.getByRole('region', { name, exact: true })

test('each part has its state, what is affected, and the section of the runbook', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/m/-/health')
  await expect.element(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible()
  await expect.element(part('Database').getByText('Up', { exact: true })).toBeVisible()
  await expect.element(part('Database').getByText('Duration of a write')).toBeVisible()
  await expect.element(part('Gateways').getByText('Up', { exact: true })).toBeVisible()
  await expect.element(part('Backups').getByText('No backup was made.')).toBeVisible()
  await expect.element(part('Backups').getByText('docs/operate/health.md#backups')).toBeVisible()
  await expect.element(part('Replicas of the database').getByText('Unknown')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await part('Game vendors').getByRole('link', { name: 'Details' }).click()
  await expect.element(page.getByRole('heading', { name: 'Vendors', level: 1 })).toBeVisible()
})

test('a vendor that fails appears on the page when it is measured again', async () => {
  await act('signIn', { role: 'developer', merchant: null })
  openConsole('/m/-/health')
  await expect.element(part('Game vendors')).toBeVisible()
  await act('vendorFails', { vendor: 'JL', problem: 'no answer to the opening of a game' })
  await page.getByRole('button', { name: 'Measure now' }).click()
  await expect.element(part('Game vendors').getByText('Down', { exact: true })).toBeVisible()
  await expect
    .element(part('Game vendors').getByText(/^Jade Lantern: no answer to the opening of a game\./))
    .toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})
