import { logout } from '@ante/contract/identity/session.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { showToast } from '../ui/toast-store.ts'
import { call } from '../lib/calls/call.ts'
import { findOne } from '../../test/screens/find.ts'
import { closePopup } from '../../test/screens/popup.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'
import { breakNetwork, repairNetwork, ownGateway } from '../../test/screens/own-gateway.ts'

ownGateway()

const banner = page.getByRole('banner')
const wallets = banner.getByRole('button', { name: /Your wallets/ })
const figures = banner.getByText(/250\.00/, { exact: false })

test('the balance is hidden while it is refetched, and masked when hidden by the member, also after a reload', async () => {
  const member = await newMember({ balance: '250.00' })
  await openScreen('/m/home', { member })
  await closePopup()
  await expect.element(figures).toBeInTheDocument()
  await breakNetwork(/\/wps\/wallets\/balance/, 'held')
  await banner.getByRole('button', { name: 'Refresh balance' }).click()
  await expect.element(figures).not.toBeInTheDocument()
  await repairNetwork()
  await expect.element(figures).toBeInTheDocument()

  await wallets.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hide balance' }).click()
  await expect.element(wallets.getByText('Balance hidden')).toBeInTheDocument()
  await expect.element(figures).not.toBeInTheDocument()
  await openScreen('/m/securityCenter', { member })
  await expect.element(wallets.getByText('Balance hidden')).toBeInTheDocument()
})

test('announcements are shown above an open sheet', async () => {
  await openScreen('/m/home', { member: await newMember(), live: true })
  await closePopup()
  await banner.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Log out' })).toBeVisible()
  await call(logout, {})
  const received = page.getByText('The account has been logged out, please log in again')
  await expect.element(received).toBeInTheDocument()
  expect(received.element().closest('output')?.matches(':popover-open')).toBe(true)
})

test('a toast shown while a sheet is open is placed in it, on top', async () => {
  await openScreen('/m/transaction/record', { member: await newMember({ balance: '30000.00' }) })
  ;(await findOne('main ul button')).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  showToast('Copied')
  const toast = page.getByRole('dialog').getByText('Copied')
  await expect.element(toast).toBeVisible()
  expect(toast.element().closest('output')?.matches(':popover-open')).toBe(true)
})
