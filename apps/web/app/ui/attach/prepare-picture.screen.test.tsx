import { expect, test } from 'vitest'

import { preparePicture } from './prepare-picture.ts'

const SIDE_PX = 600
const NOISY_PX = 150
const LIMIT_BYTES = 50_000
/** Lower bound of a colour channel for white after JPEG compression. */
const ALMOST_WHITE = 245

function contextOf(side: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  return context
}

/** Transparent except for a corner of noise, which no compression makes small. */
async function transparentPicture(): Promise<Blob> {
  const context = contextOf(SIDE_PX)
  const noise = context.createImageData(NOISY_PX, NOISY_PX)
  crypto.getRandomValues(noise.data.subarray(0, 65_536))
  for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255
  context.putImageData(noise, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => context.canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('no picture')
  return blob
}

test('a compressed transparent picture is white where it was transparent', async () => {
  const heavy = await transparentPicture()
  expect(heavy.size).toBeGreaterThan(LIMIT_BYTES)

  const prepared = await preparePicture(heavy, {
    bytes: LIMIT_BYTES,
    pixels: SIDE_PX * SIDE_PX,
    types: ['image/png'],
  })
  if (typeof prepared === 'string') throw new Error(prepared)
  const context = contextOf(SIDE_PX)
  context.drawImage(await createImageBitmap(prepared.file), 0, 0)
  const [red = 0, green = 0, blue = 0] = context.getImageData(SIDE_PX - 50, SIDE_PX - 50, 1, 1).data
  expect(Math.min(red, green, blue)).toBeGreaterThanOrEqual(ALMOST_WHITE)
})
