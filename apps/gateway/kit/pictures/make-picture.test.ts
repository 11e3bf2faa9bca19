import { crc32 } from 'node:zlib'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { reencodeImage } from './draw-picture.ts'
import { makePicture } from './make-picture.ts'

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const
const squareImage = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#246' } })

/** An image of eight by eight pixels whose header claims other dimensions: it cannot be decoded. */
type Lie = (side: { width: number; height: number }) => Promise<Buffer>

const png: Lie = async ({ width, height }) => {
  const bytes = await squareImage(8).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
const jpeg: Lie = async ({ width, height }) => {
  const bytes = await squareImage(8).jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}
const gif: Lie = async ({ width, height }) => {
  const bytes = await squareImage(8).gif().toBuffer()
  // Dimensions of screen and frame: eight as width and height after two zero bytes.
  const frame = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 8, 0, 8, 0])) + 5
  for (const index of [6, frame]) {
    bytes.writeUInt16LE(width, index)
    bytes.writeUInt16LE(height, index + 2)
  }
  return bytes
}
const webp: Lie = async ({ width, height }) => {
  const bytes = await squareImage(8).webp({ lossless: true }).toBuffer()
  const start = bytes.indexOf('VP8L') + 9
  const rest = bytes.readUInt32LE(start) & ~0xfffffff
  bytes.writeUInt32LE((rest | (width - 1) | ((height - 1) << 14)) >>> 0, start)
  return bytes
}

test.each<[string, Lie, { width: number; height: number }]>([
  ['a PNG of one line', png, { width: 39_000_000, height: 1 }],
  ['a PNG of one column', png, { width: 1, height: 39_000_000 }],
  ['a PNG', png, { width: 40_000, height: 40_000 }],
  ['a JPEG of one line', jpeg, { width: 65_000, height: 8 }],
  ['a JPEG', jpeg, { width: 12_000, height: 12_000 }],
  ['a GIF of one column', gif, { width: 8, height: 65_000 }],
  ['a GIF', gif, { width: 12_000, height: 12_000 }],
  ['a WebP of one line', webp, { width: 16_000, height: 8 }],
  ['a WebP', webp, { width: 12_000, height: 12_000 }],
])('%s with huge dimensions and few bytes is refused by its header', async (_, lie, sides) => {
  const sent = await lie(sides)
  expect(sent.length).toBeLessThan(1_000)
  expect(await reencodeImage(sent, {})).toBe('too.many.pixels')
})

test('an image with the longest allowed side is processed', async () => {
  const long = sharp({ create: { width: 12_000, height: 10, channels: 3, background: '#246' } })
  expect(await reencodeImage(await long.png().toBuffer(), {})).toMatchObject({ width: 1_800 })
})

test('a flood by one merchant does not delay other merchants, and a member cannot use the whole share of a merchant', async () => {
  const sent = await squareImage(8).png().toBuffer()
  const order: string[] = []
  const send = async (merchantCode: string, memberId: string) => {
    const made = await makePicture({ merchantCode, memberId }, { sent, types: TYPES })
    if (made !== 'busy') order.push(merchantCode)
    return made
  }
  const flood = Array.from({ length: 30 }, (_, at) => send('flood', `f${at}`))
  const greedy = Array.from({ length: 5 }, () => send('greedy', 'one'))
  const calm = send('calm', 'c')
  expect((await Promise.all(flood)).filter((item) => item === 'busy')).toHaveLength(14)
  expect((await Promise.all(greedy)).filter((item) => item === 'busy')).toHaveLength(2)
  expect(await calm).toMatchObject({ width: 8, height: 8 })
  expect(order.slice(0, 5)).toEqual(['flood', 'flood', 'greedy', 'calm', 'flood'])
})
