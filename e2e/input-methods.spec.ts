import type { CDPSession, Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { AURORA_ALONE } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'

const WIDE = '１２３４５６'
const line = (page: Page, name: string) => page.locator(`form input[name="${name}"]`)

/** Types as an input method does: each key replaces the composed text by a longer one, then it is committed. */
async function compose(keyboard: CDPSession, text: string): Promise<void> {
  for (let length = 1; length <= text.length; length++) {
    await keyboard.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    })
  }
  await keyboard.send('Input.insertText', { text })
}

test(
  'digits that an input method composes stand once in the fields that rewrite what is typed',
  { tag: AURORA_ALONE },
  async ({ page, context, say }) => {
    const keyboard = await context.newCDPSession(page)
    await openAwake(page, '/m/register')
    await line(page, 'identifying').tap()
    await compose(keyboard, WIDE.slice(0, 4))
    await expect(line(page, 'identifying')).toHaveValue('1234')

    await line(page, 'identifying').fill('')
    await compose(keyboard, WIDE)
    await page.keyboard.press('Backspace')
    await expect(line(page, 'identifying')).toHaveValue('12345')

    await page.getByRole('tab', { name: say('Mobile number') }).tap()

    await line(page, 'mobileNum').tap()
    await compose(keyboard, WIDE)
    await expect(line(page, 'mobileNum')).toHaveValue('123456')
  },
)

test(
  'a code in a pasted message is found, and is not cut before it is cleaned',
  { tag: AURORA_ALONE },
  async ({ page, context }) => {
    const keyboard = await context.newCDPSession(page)
    await openAwake(page, '/m/register')
    for (const pasted of ['Your code: 123456', '1 2 3 4 5 6']) {
      await line(page, 'identifying').fill('')
      await line(page, 'identifying').tap()
      await keyboard.send('Input.insertText', { text: pasted })
      await expect(line(page, 'identifying')).toHaveValue('123456')
    }
  },
)
