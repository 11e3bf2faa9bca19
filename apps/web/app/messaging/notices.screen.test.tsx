import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { all, one } from '../../test/screens/find.ts'
import { openScreen } from '../../test/screens/open-screen.tsx'

const LINES = 'main li a'
const UNREAD = 'main a[data-unread="true"]'

test('a notice that was opened is not marked any more', async () => {
  await openScreen('/m/notice')
  await expect.poll(() => all(UNREAD).length).toBe(3)
  ;(await one(LINES)).click()
  await expect.element(page.getByRole('article').getByRole('heading')).toBeVisible()
  history.back()
  await expect.poll(() => all(UNREAD).length).toBe(2)
})

test('a notice that is not there leads to those that are', async () => {
  await openScreen('/m/notice?id=none')
  ;(await one('main a[href="/m/notice"]')).click()
  await expect.poll(() => all(LINES).length).toBe(3)
})
