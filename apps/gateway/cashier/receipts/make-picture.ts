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

/** What a picture of so many points comes to while it is drawn: of deeper ones, or with more colours, there are fewer. */
const LIMIT_BYTES = RECEIPT_LIMIT_PIXELS * 4
/** More than these would wait longer than who sent them. */
const WAITING_AT_MOST = 16

type PictureProblem = 'receipt.not.picture' | 'receipt.too.many.pixels' | 'busy'

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** One after the other: a file of half a megabyte may be a picture of hundreds, and any number come at once. */
export async function makePicture(sent: Buffer): Promise<Picture | PictureProblem> {
  if (!isPicture(sent)) return 'receipt.not.picture'
  if (waiting >= WAITING_AT_MOST) return 'busy'
  waiting++
  try {
    // It throws nothing, so the next one is always drawn.
    const made = last.then(() => drawAnew(sent))
    last = made
    return await made
  } finally {
    waiting--
  }
}

function isPicture(sent: Buffer): boolean {
  const beginning = sent.subarray(0, 16).toString('hex')
  return WEBP.test(beginning) || BEGINNINGS.some((known) => beginning.startsWith(known))
}

/**
 * A new picture, drawn from the points of what was sent: whatever else the file was, or held, is not in it. Says why where it
 * is none.
 */
async function drawAnew(sent: Buffer): Promise<Picture | PictureProblem> {
  try {
    const options = { failOn: 'error', limitInputPixels: false, pages: 1 } as const
    const { width, height, channels, depth } = await sharp(sent, options).metadata()
    if (!width || !height) return 'receipt.not.picture'
    const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
    if (width * height > RECEIPT_LIMIT_PIXELS || bytes > LIMIT_BYTES) return 'receipt.too.many.pixels'
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
