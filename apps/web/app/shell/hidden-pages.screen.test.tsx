import { expect, test } from 'vitest'

import { findOne } from '../../test/screens/find.ts'
import { openScreen } from '../../test/screens/open-screen.tsx'
import { closePopup } from '../../test/screens/popup.ts'

const path = () => location.pathname
const pages = () => Array.from(document.querySelectorAll<HTMLElement>('main > [data-page]'))
const homeLink = () => findOne('main a[href^="/m/gameList"]')

test('home keeps its layout while the game list is shown, and is shown again as it was left', async () => {
  await openScreen('/m/home')
  await closePopup()
  const link = await homeLink()
  const [home] = pages()
  const homeHeight = home?.clientHeight ?? 0
  expect(homeHeight).toBeGreaterThan(0)
  link.click()
  await expect.poll(path).toBe('/m/gameList')
  await expect.poll(() => home?.hasAttribute('data-hidden')).toBe(true)
  expect(link.checkVisibility()).toBe(false)
  // `use-hidden-pages.ts` removes React's `display: none`, also after React has rendered the hidden page.
  await expect.poll(() => home?.style.display).toBe('')
  expect(home?.clientHeight).toBe(0)
  expect(pages().filter((mounted) => mounted.clientHeight > 0)).toHaveLength(1)

  history.back()
  await expect.poll(path).toBe('/m/home')
  await expect.poll(() => home?.clientHeight).toBe(homeHeight)
  expect(link.checkVisibility()).toBe(true)
})
