import { listFeedback } from '@ante/contract/support/feedback.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { callAs } from '../../../test/screens/call-as.ts'
import { findAll } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { breakNetwork, ownGateway, repairNetwork, runOperator } from '../../../test/screens/own-gateway.ts'
import { noPicture, photo } from '../../../test/screens/pictures.ts'

ownGateway()

const TEXTS = 'The lobby is easier to find now.'
const main = page.getByRole('main')
const box = main.getByLabelText('Your message', { exact: true })
const send = main.getByRole('button', { name: 'Send', exact: true })

const attach = async (file: File) => {
  const input = findAll('main input[type=file]').at(-1)
  if (!input) throw new Error('There is no file input')
  await userEvent.upload(input, file)
}

test('a member sends feedback with a picture, and receives the answer live', async () => {
  const member = await newMember()
  await openScreen('/m/feedback', { member, live: true })
  await box.fill('short')
  await send.click()
  await expect.element(main.getByRole('alert').filter({ hasText: '10' })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await attach(noPicture)
  await expect.element(main.getByText('This file isn’t a PNG or JPG image. Send a photo or screenshot.')).toBeVisible()
  await main.getByRole('button', { name: /1/ }).last().click()

  await attach(await photo(64, 48, 'image/png'))
  await expect.element(main.getByText('Image received.')).toBeVisible()
  await box.fill(TEXTS)
  await send.click()
  const list = () => findAll('main section li')[0]
  await expect.poll(() => list()?.textContent).toContain(TEXTS)
  expect(list()?.textContent).toContain('Sent, not read yet')
  await expect.poll(() => list()?.querySelector('img')?.naturalWidth).toBeGreaterThan(0)
  await expect.element(box).toHaveValue('')

  const { records } = await callAs(member, listFeedback, {})
  const number = String(records[0]?.id)
  await runOperator('feedback', 'show', number)
  await expect.poll(() => list()?.textContent).toContain('Read')
  await runOperator('feedback', 'answer', number, 'Thank', 'you!')
  await expect.poll(() => list()?.textContent).toContain('Thank you!')
  expect(list()?.textContent).toContain('Answered')
  expect(await violationsInDeepRun()).toEqual([])
})

test('feedback whose answer is lost is checked, with a notice that mentions no money', async () => {
  await openScreen('/m/feedback', { member: await newMember(), live: true })
  await box.fill(TEXTS)
  await breakNetwork(/^PUT \/wps\/feedback|\/wps\/session\/calls\/outcome/, 'lost')
  await send.click()
  const notice = page.getByRole('status').filter({ hasText: 'We’re checking whether this went through.' }).first()
  await expect.element(notice).toBeVisible()
  await expect.element(notice).not.toMatchTextContent(/money/)
  await repairNetwork()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.poll(() => findAll('main section li')[0]?.textContent).toContain(TEXTS)
})

test('a merchant without feedback shows no form', async () => {
  await runOperator('flags', 'update', 'aurora', 'FEEDBACK3', 'off')
  await openScreen('/m/feedback', { member: await newMember(), live: true })
  await expect.element(main.getByRole('link').first()).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
})
