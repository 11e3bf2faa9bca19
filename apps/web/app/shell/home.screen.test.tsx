import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { all, one } from '../../test/screens/find.ts'
import { openScreen } from '../../test/screens/open-screen.tsx'

test('banners go round, with a copy of the first at the end that cannot be reached', async () => {
  await openScreen('/m/home')
  const slides = page.getByRole('region', { name: 'Offers and news' }).getByRole('listitem', { includeHidden: true })
  await expect.poll(() => slides.elements().length).toBeGreaterThan(2)
  expect(slides.elements().at(-1)?.hasAttribute('inert')).toBe(true)
  expect(slides.elements()[0]?.querySelector('a')?.getAttribute('href')).toMatch(/^\/m\//)
})

test('home is at its top when one comes back by the button of a notice', async () => {
  await openScreen('/m/home')
  scrollTo(0, 600)
  ;(await one('main a[href="/m/notice"]')).click()
  await expect.poll(() => location.pathname).toBe('/m/notice')
  ;(await one('header button')).click()
  await expect.poll(() => location.pathname).toBe('/m/home')
  await expect.poll(() => scrollY).toBe(0)
})

test('the matches that begin next lead to their book, and the button to the next one', async () => {
  await openScreen('/m/home')
  ;(await one('main button[aria-haspopup="dialog"]:has(time)')).click()
  const sheet = page.getByRole('dialog', { name: 'Hot matches' })
  await one('dialog[open] li time')
  const rows = all('dialog[open] li a')
  expect(rows).toHaveLength(all('dialog[open] li').length)
  const next = rows[0]?.getAttribute('href') ?? ''
  expect(next).toMatch(/^\/m\/launchGame\?.*roomId=/)
  await expect.element(sheet.getByRole('link', { name: 'Bet on the next match' })).toHaveAttribute('href', next)
})
