import { createAffiliateUrl } from '@ante/contract/agents/links.ts'
import { register } from '@ante/contract/identity/register.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { callAs } from '../../../test/screens/call-as.ts'
import { findOne } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { savedFile } from '../../../test/screens/saved-file.ts'

const LINK = 'dialog[open] code'
const main = page.getByRole('main')
const form = page.getByRole('dialog', { name: 'Create link', exact: true })

test("an agent finds a link's registered members in its list, and deletes the link", async () => {
  const agent = await newMember({ type: 1 })
  const { code } = await callAs(agent, createAffiliateUrl, { type: 1, lastDay: null })
  const username = `n${code.toLowerCase()}`
  const passwords = { password: 'Demo2026', confirmPassword: 'Demo2026' }
  const newcomer = { type: 0, username, ...passwords, affiliateCode: code } as const
  const session = await callAs(null, register, { ...newcomer, registerUrl: 'localhost', registerMethod: 'H5' })
  expect(session.customerType).toBe(1)
  await openScreen('/m/agentRegister', { member: agent })
  await main.getByRole('button', { name: new RegExp(code) }).click()
  const sheet = page.getByRole('dialog', { name: 'For agents', exact: true })
  await expect.element(sheet.getByText(username)).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await sheet.getByRole('button', { name: 'Delete link' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this link?' })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(main.getByRole('listitem').getByText('Deleted', { exact: true })).toBeVisible()

  await openScreen(`/m/register?affiliateCode=${code}`)
  await expect.element(page.getByText(`Invitation ${code} from your link is no longer valid.`)).toBeVisible()
})

test("an agent shares a link as text, by the phone's share sheet, and as a picture", async () => {
  const shared: ShareData[] = []
  const copied: string[] = []
  // A headless browser has neither a share sheet nor a clipboard.
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (link: ShareData) => void shared.push(link),
  })
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  await openScreen('/m/agentRegister', { member: await newMember({ type: 1 }) })
  await main.getByRole('button', { name: 'Create link' }).click()
  await form.getByRole('button', { name: 'Create link' }).click()
  const sheet = page.getByRole('dialog', { name: 'For players', exact: true })
  const link = (await findOne(LINK)).textContent
  await sheet.getByRole('button', { name: 'Copy: Address' }).click()
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Copy: Code' }).click()
  await expect.poll(() => copied).toEqual([link, link.slice(-8)])
  await sheet.getByRole('button', { name: 'Share link' }).click()
  await expect.poll(() => shared).toMatchObject([{ url: link }])
  const file = await savedFile(() => sheet.getByRole('button', { name: 'Save image' }).click())
  expect(file.name).toBe(`${link.slice(-8)}.png`)
  expect(file.text.slice(1, 4)).toBe('PNG')
})

test('the agency center links to the red rain', async () => {
  await openScreen('/m/agent', { member: await newMember({ type: 1 }) })
  ;(await findOne('main a[href$="/m/redRain"]')).click()
  await expect.poll(() => location.pathname).toBe('/m/redRain')
})
