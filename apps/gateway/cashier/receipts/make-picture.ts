import { RECEIPT_LIMIT_PIXELS } from '@ante/contract/cashier/deposit.ts'
import sharp from 'sharp'

export interface Picture {
  picture: Buffer
  width: number
  height: number
}

/** By what the bytes begin with; names and types that somebody says are not asked. */
const BEGINNINGS = ['ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961']
/** "RIFF", a length, "WEBP". */
const WEBP = /^52494646.{8}57454250/
/** As long as a number is to be read on it. */
const LONGEST_SIDE = 1_800
const QUALITY = 72

/**
 * A new picture, drawn from the points of what was sent: whatever else the file was, or held, is not in it. Says why where it
 * is none.
 */
export async function makePicture(sent: Buffer): Promise<Picture | 'receipt.not.picture' | 'receipt.too.many.pixels'> {
  const beginning = sent.subarray(0, 16).toString('hex')
  const isPicture = WEBP.test(beginning) || BEGINNINGS.some((known) => beginning.startsWith(known))
  if (!isPicture) return 'receipt.not.picture'
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
