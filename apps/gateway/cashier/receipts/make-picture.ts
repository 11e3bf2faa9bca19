import { RECEIPT_LIMIT_PIXELS } from '@ante/contract/cashier/deposit.ts'
import sharp from 'sharp'

export interface Picture {
  picture: Buffer
  width: number
  height: number
}

/** By what the bytes begin with; names and types that somebody says are not asked. */
const BEGINNINGS = [/^\xFF\xD8\xFF/, /^\x89PNG\r\n\x1A\n/, /^GIF8[79]a/, /^RIFF[\s\S]{4}WEBP/]
/** As long as a number is to be read on it. */
const LONGEST_SIDE = 1_800
const QUALITY = 72

/**
 * A new picture, drawn from the points of what was sent: whatever else the file was, or held, is not in it. Says why where it
 * is none.
 */
export async function makePicture(sent: Buffer): Promise<Picture | 'receipt.not.picture' | 'receipt.too.many.pixels'> {
  const beginning = sent.subarray(0, 16).toString('latin1')
  if (!BEGINNINGS.some((known) => known.test(beginning))) return 'receipt.not.picture'
  try {
    const options = { failOn: 'error', limitInputPixels: false, pages: 1 } as const
    const { width, height } = await sharp(sent, options).metadata()
    if (!width || !height) return 'receipt.not.picture'
    if (width * height > RECEIPT_LIMIT_PIXELS) return 'receipt.too.many.pixels'
    const { data, info } = await sharp(sent, { ...options, limitInputPixels: RECEIPT_LIMIT_PIXELS })
      .timeout({ seconds: 10 })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  } catch {
    return 'receipt.not.picture'
  }
}
