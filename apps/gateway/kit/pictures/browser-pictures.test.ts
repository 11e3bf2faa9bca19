import { randomBytes } from 'node:crypto'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { reencodeImage } from './draw-picture.ts'

const SIDE = 200
const noise = () => sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } })

test('a truncated JPEG is decoded, as browsers show it', async () => {
  const whole = await noise().jpeg().toBuffer()
  expect(await reencodeImage(whole.subarray(0, whole.length / 2), {})).toMatchObject({ width: SIDE, height: SIDE })
})

test('a JPEG without pixel data is refused, as is a truncated PNG', async () => {
  const [jpeg, png] = [await noise().jpeg().toBuffer(), await noise().png().toBuffer()]
  expect(await reencodeImage(jpeg.subarray(0, 100), {})).toBe('not.picture')
  expect(await reencodeImage(png.subarray(0, png.length / 2), {})).toBe('not.picture')
})

test('transparent pixels become white', async () => {
  const clear = { create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const
  const made = await reencodeImage(await sharp(clear).png().toBuffer(), {})
  if (typeof made === 'string') throw new Error(made)
  const { channels } = await sharp(made.picture).stats()
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
})
