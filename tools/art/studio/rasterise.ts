import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import sharp from 'sharp'

import type { Picture } from './picture.ts'

/** One thread a picture; several pictures at once keep the cores busy. */
sharp.concurrency(1)
sharp.cache(false)

export const rasteriser = `sharp ${sharp.versions.sharp ?? ''} rsvg ${sharp.versions.rsvg ?? ''} webp ${sharp.versions.webp ?? ''}`

/** Puts a picture into its folder; it appears whole or not at all. */
export async function makePicture(folder: string, picture: Picture): Promise<void> {
  const file = join(folder, picture.path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, await bytesOf(picture))
  await rename(`${file}.new`, file)
}

async function bytesOf({ svg, raster }: Picture): Promise<Buffer | string> {
  if (!raster) return svg
  const { format, width, height, quality } = raster
  const image = sharp(Buffer.from(svg)).resize(width, height)
  if (format === 'png') return image.png({ compressionLevel: 9, palette: false }).toBuffer()
  return image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
}
