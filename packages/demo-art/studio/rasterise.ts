import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import sharp from 'sharp'

import { savingTwinOf, twinOf } from './picture.ts'
import type { Picture } from './picture.ts'

/** One thread per picture, because several simultaneous pictures use all cores. */
sharp.concurrency(1)
sharp.cache(false)

/** Quality for players who save data: details blur, letters stay legible. */
const SAVING_QUALITY = 40

export const rasteriser = `sharp ${sharp.versions.sharp ?? ''} rsvg ${sharp.versions.rsvg ?? ''} webp ${sharp.versions.webp ?? ''} small ${SAVING_QUALITY}`

/** Writes a picture into its folder, with its twin; each file appears complete or not at all. */
export async function makePicture(folder: string, { path, svg, raster }: Picture): Promise<void> {
  if (!raster) return put(folder, path, svg)
  const { format, width, height, quality, twin } = raster
  // Rasterised once for all files, because rasterising takes most of the time.
  const { data, info } = await sharp(Buffer.from(svg)).resize(width, height).raw().toBuffer({ resolveWithObject: true })
  const image = () => sharp(data, { raw: info })
  if (format === 'png') return put(folder, path, await image().png({ compressionLevel: 9, palette: false }).toBuffer())
  await put(folder, path, await image().webp({ quality, effort: 4, smartSubsample: true }).toBuffer())
  if (!twin) return
  const small = () => image().resize(twin.width, twin.height)
  await put(folder, twinOf(path), await small().flatten().jpeg({ quality: twin.quality, mozjpeg: true }).toBuffer())
  await put(folder, savingTwinOf(path), await small().webp({ quality: SAVING_QUALITY, effort: 4 }).toBuffer())
}

async function put(folder: string, path: string, content: Buffer | string): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, content)
  await rename(`${file}.new`, file)
}
