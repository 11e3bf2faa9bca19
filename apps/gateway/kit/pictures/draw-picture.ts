import sharp from 'sharp'

import { isOf } from './picture-type.ts'

/** Drawn anew, as JPEG. */
export interface Picture {
  picture: Buffer
  width: number
  height: number
}

/** What a phone's camera makes, and more. */
const LIMIT_PIXELS = 40_000_000
/** A line of millions of points takes as long to draw as a picture of them, and more memory. A long screenshot has fewer. */
const LIMIT_SIDE = 12_000
/**
 * What a picture of so many points comes to while it is drawn: of deeper ones, or with more colours, there are fewer.
 */
const LIMIT_BYTES = LIMIT_PIXELS * 4
/** As long as a number is to be read on it. */
const LONGEST_SIDE = 1_800
const QUALITY = 72
const INSIDE = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const

export interface Shape {
  /** The square in its middle alone, with so many points on a side. */
  square?: number
}

/** Not one of the types, or broken; more points than anybody's camera makes; or too many wait before it. */
export type PictureProblem = 'not.picture' | 'too.many.pixels' | 'busy'

/**
 * Drawn from the points of what was sent: whatever else the file was, or held, is not in it. Says why where it is none.
 */
export async function reencodeImage(sent: Buffer, { square }: Shape): Promise<Picture | PictureProblem> {
  try {
    // Browsers show a JPEG whose end is missing, so the sender sees nothing wrong with it.
    const failOn = isOf('image/jpeg', sent) ? 'none' : 'error'
    const options = { failOn, limitInputPixels: false, pages: 1 } as const
    const { width, height, channels, depth } = await sharp(sent, options).metadata()
    if (!width || !height) return 'not.picture'
    if (Math.max(width, height) > LIMIT_SIDE) return 'too.many.pixels'
    const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
    if (width * height > LIMIT_PIXELS || bytes > LIMIT_BYTES) return 'too.many.pixels'
    const { data, info } = await sharp(sent, { ...options, limitInputPixels: LIMIT_PIXELS })
      .timeout({ seconds: 10 })
      .rotate()
      .resize(square ? { width: square, height: square, fit: 'cover' } : INSIDE)
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  } catch {
    return 'not.picture'
  }
}
