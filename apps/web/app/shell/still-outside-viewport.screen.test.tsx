import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { allowMotion } from '../../test/screens/device.ts'
import { openScreen } from '../../test/screens/open-screen.tsx'

const runningLine = () =>
  [...document.querySelectorAll<HTMLElement>('main span')].find(({ style }) => style.animationDuration !== '')
const playState = () => runningLine()?.style.animationPlayState

test('the notice line of the home page runs only while it is in the viewport', async () => {
  await allowMotion()
  await page.viewport(390, 500)
  await openScreen('/m/home')
  await expect.poll(playState).toBe('running')
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(playState).toBe('paused')
  window.scrollTo(0, 0)
  await expect.poll(playState).toBe('running')
})
