import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { findAll, findOne } from '../../test/screens/find.ts'
import { openScreen } from '../../test/screens/open-screen.tsx'

const TOGGLES = 'main button[aria-expanded]'
const OPEN = 'main button[aria-expanded="true"]'

const tapToggle = async (index: number) => {
  await findOne(TOGGLES)
  findAll(TOGGLES)[index]?.click()
}
const isOpen = (index: number) => () => findAll(TOGGLES)[index]?.getAttribute('aria-expanded') === 'true'

test('the help center opens the answer in the address, and updates the address', async () => {
  await openScreen('/m/help?i=2')
  await expect.poll(isOpen(2)).toBe(true)
  await tapToggle(0)
  await expect.poll(isOpen(0)).toBe(true)
  expect(findAll(OPEN)).toHaveLength(1)
  expect(location.search).toBe('?i=0')
  await tapToggle(0)
  await expect.poll(() => findAll(OPEN).length).toBe(0)
})

test.each(['?i=99', '?i=x', '?i=-1', ''])('a help address with %j opens the first answer', async (query) => {
  await openScreen(`/m/help${query}`)
  await expect.poll(isOpen(0)).toBe(true)
})

test.each([
  ['EN', 'aurora', 'wagering bonus', 2],
  ['AR', 'lotus', 'نقود اللعب', 3],
] as const)('answers can be searched in %s', async (language, merchant, text, count) => {
  await openScreen('/m/help', { language, merchant })
  await findOne(TOGGLES)
  await page.getByRole('searchbox').fill(text)
  await expect.poll(() => findAll(TOGGLES).length).toBe(count)
  await page.getByRole('searchbox').fill('zzzzzz')
  await expect.poll(() => findAll(TOGGLES).length).toBe(0)
})

test.each([
  ['aurora', 4],
  ['lotus', 1],
] as const)('the contact page of %s lists all contacts, for visitors too', async (merchant, count) => {
  await openScreen('/m/service', { merchant })
  await expect.poll(() => findAll(`main a[href^="https://example.com/${merchant}/"]`).length).toBe(count)
  ;(await findOne('main a[href="/m/help"]')).click()
  await expect.poll(() => location.pathname).toBe('/m/help')
})
