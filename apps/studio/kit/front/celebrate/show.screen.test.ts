import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { element } from '../controls/element.ts'
import { openShow } from './show.ts'

const LONG_MS = 60_000
const show = page.getByRole('dialog', { name: 'Big win' })
const share = show.getByRole('button', { name: 'Share win' })

beforeEach(() => {
  const stage = element('main', { id: 'stage' })
  document.body.append(stage)
  onTestFinished(() => stage.remove())
})

function openBigWin(options: Partial<Parameters<typeof openShow>[0]> = {}) {
  const [onPress, onEnd] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const done = openShow({
    kind: 'win',
    title: 'Big win',
    share: { label: 'Share win', onPress },
    endsMs: LONG_MS,
    ...options,
  }).then(onEnd)
  return { onPress, onEnd, done }
}

test('the win is shared once, and the game continues', async () => {
  const { onPress, done } = openBigWin()
  await share.click()
  await done
  expect(onPress).toHaveBeenCalledTimes(1)
  await expect.element(show).not.toBeInTheDocument()
  expect(document.getElementById('stage')?.inert).toBe(false)
})

test('a tap anywhere else continues without sharing', async () => {
  const { onPress, done } = openBigWin()
  await show.getByRole('heading').click()
  await done
  expect(onPress).not.toHaveBeenCalled()
})

test('a show with its own button continues only by that button', async () => {
  const { onPress, onEnd, done } = openBigWin({ action: 'Continue' })
  await show.getByRole('heading').click()
  await expect.element(share).toBeVisible()
  expect(onEnd).not.toHaveBeenCalled()
  await show.getByRole('button', { name: 'Continue' }).click()
  await done
  expect(onPress).not.toHaveBeenCalled()
})

test('a win that cannot be shared has no button', async () => {
  openBigWin({ share: undefined })
  await expect.element(show).toBeVisible()
  await expect.element(show.getByRole('button')).not.toBeInTheDocument()
  await show.getByRole('heading').click()
})
