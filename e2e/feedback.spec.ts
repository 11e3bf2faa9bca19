import sharp from 'sharp'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { expect, test } from './kit/journey.ts'
import { newLine } from './kit/line.ts'
import { operate } from './kit/operator.ts'
import { signIn } from './kit/session.ts'
import { feedbackNumber } from './kit/support.ts'

test('@aurora a member tells what he thinks, with a picture, and reads the answer as it comes', async ({
  page,
  say,
  merchant,
}) => {
  const { player } = await newLine(merchant, { agent: '0.00', player: '0.00' })
  const words = `The lobby is easier to find now, says ${player.username}.`
  const send = page.getByRole('button', { name: say('Send'), exact: true })
  const box = page.getByLabel(say('Your message'), { exact: true })
  const number = async () => (await feedbackNumber(words)) ?? ''

  await test.step('too few words, and a file that is no picture, are told so', async () => {
    await signIn(page, player, '/m/feedback')
    await box.fill('short')
    await send.tap()
    await expect(page.getByRole('alert').filter({ hasText: '10' })).toBeVisible()
    const file = page.locator('input[type=file]').last()
    await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') })
    await expect(page.getByText(say('This file is no PNG or JPG picture. Send a photo or a screenshot.'))).toBeVisible()
    await page
      .getByRole('button', { name: /1/ })
      .filter({ has: page.locator('svg') })
      .last()
      .tap()
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('words and a picture are sent, and stand in the list', async () => {
    const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#246' } })
      .png()
      .toBuffer()
    await page.locator('input[type=file]').last().setInputFiles({ name: 'y.png', mimeType: 'image/png', buffer: png })
    await expect(page.getByText(say('This picture is with us.'))).toBeVisible()
    await box.fill(words)
    await send.tap()
    const record = page.locator('main section li').first()
    await expect(record).toContainText(words)
    await expect(record.locator('img')).toBeVisible()
    await expect(record).toContainText(say('Sent, not read yet'))
    await expect(box).toHaveValue('')
  })

  await test.step('its state and the answer come by themselves', async () => {
    const record = page.locator('main section li').first()
    await operate('feedback', 'show', await number())
    await expect(record).toContainText(say('Read by us'))
    await operate('feedback', 'answer', await number(), 'Thank', 'you!')
    await expect(record).toContainText('Thank you!')
    await expect(record).toContainText(say('Answered'))
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('where the merchant takes none, the door is closed', async () => {
    await operate('flags', 'set', merchant, 'FEEDBACK3', 'off')
    try {
      await openAwake(page, '/m/feedback')
      await expect(box).toHaveCount(0)
      await expect(page.locator('main a').first()).toBeVisible()
    } finally {
      await operate('flags', 'set', merchant, 'FEEDBACK3', 'on')
    }
  })
})
