import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../../test/screens/open-console.tsx'

const merchant = 'aurora'
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const panel = page.getByRole('complementary')

test('applications are decided by keyboard one after the other, each with a reason or a text', async () => {
  await act('applyForPromotion', { comments: ['First story', 'Second story', 'Third story'] })
  await act('signIn', { role: 'merchant-admin', merchant })
  openConsole(`/m/${merchant}/promotion-applications`)
  await expect.element(heading('Applications')).toBeVisible()
  await expect.element(page.getByText('First story')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByText('First story').click()
  await expect.element(panel.getByText('Rewards in 90 days')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])

  await userEvent.keyboard('a')
  await panel.getByRole('textbox', { name: /^Amount in/ }).fill('50')
  await expect.element(panel.getByText(/^Grant 50 PHP to/)).toBeVisible()
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Good story')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Approved. The player can claim it.')).toBeVisible()

  await expect.element(panel.getByText('Second story')).toBeVisible()
  await userEvent.keyboard('r')
  await panel.getByRole('button', { name: 'Reject' }).click()
  await expect.element(panel.getByText(/^Enter what the player should know/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await panel.getByRole('textbox', { name: 'Text for the player' }).fill('The picture is missing')
  await panel.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByText('Rejected. The player reads why.')).toBeVisible()

  await expect.element(panel.getByText('Third story')).toBeVisible()
  await userEvent.keyboard('a')
  await panel.getByRole('textbox', { name: /^Amount in/ }).fill('900')
  await panel.getByRole('textbox', { name: 'Reason' }).fill('A very good story')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Requested. Another person must approve it.')).toBeVisible()
  await expect.element(page.getByText('Awaits approval')).toBeVisible()
})

test('an auditor sees applications without decisions', async () => {
  await act('applyForPromotion', { comments: ['For the auditor'] })
  await act('signIn', { role: 'auditor', merchant })
  openConsole(`/m/${merchant}/promotion-applications`)
  await page.getByText('For the auditor').click()
  await expect.element(panel.getByText('Rewards in 90 days')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
  await expect.element(panel.getByRole('button', { name: /^Reject/ })).not.toBeInTheDocument()
})

test('a list of grants names its wrong rows, and grants all once they are right', async () => {
  const { account } = await act('accountOfNewPlayer', {})
  await act('signIn', { role: 'merchant-admin', merchant })
  openConsole(`/m/${merchant}/promotions`)
  await button('Grant to a list').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Or paste it here' }).fill(`account,amount\n${account},10\nnobody_there,5`)
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Sorry')
  await expect.element(dialog.getByText(/^Grant 15.00 PHP in total to 2 players/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Outage of Sunday')
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click()
  await expect.element(dialog.getByText('There is no player with this account.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('textbox', { name: 'Or paste it here' }).fill(`account,amount\n${account},10`)
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click()
  await expect.element(page.getByText('Granted.')).toBeVisible()
})

test('codes of a promotion are requested, and listed with their use', async () => {
  await act('publishPromotion', {
    merchant,
    code: 'with-codes',
    title: 'With codes',
    content: { type: 'PROMOCODE', rules: { amount: '5', once: 'promotion' } },
  })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/promotions/with-codes`)
  await expect.element(page.getByText('No codes yet. Players need one to take part.')).toBeVisible()
  await button('Create codes').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Codes' }).fill('AB')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('For the mail')
  await dialog.getByRole('button', { name: 'Create codes' }).click()
  await expect.element(dialog.getByText(/^Enter codes of 4 to 40/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Codes' }).fill('summer-26, winter-26')
  await dialog.getByRole('button', { name: 'Create codes' }).click()
  await expect.element(page.getByText('Requested. Another person must approve it.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})
