import sharp from 'sharp'

import { isOf } from './picture-type.ts'

/** An image re-encoded as JPEG. */
export interface Picture {
  picture: Buffer
  width: number
  height: number
}

/** Maximum number of pixels: more than phone cameras produce. */
const LIMIT_PIXELS = 40_000_000
/**
 * Maximum side in pixels, more than long screenshots have. An image that is one pixel high and millions wide would take
 * more memory to decode than a square one.
 */
const LIMIT_SIDE = 12_000
/** Decoded size in bytes of an image with the maximum number of pixels; deeper pixels or more channels allow fewer. */
const LIMIT_BYTES = LIMIT_PIXELS * 4
/** Maximum side of the result in pixels; numbers in screenshots stay readable. */
const MAX_SIDE_PIXELS = 1_800
const QUALITY = 72
const INSIDE = { width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true } as const

export interface Shape {
  /** Crops to the central square, with this side in pixels. */
  square?: number
}

/** The image is of an unsupported type or damaged; it has too many pixels; or the queue is full. */
export type PictureProblem = 'not.picture' | 'too.many.pixels' | 'busy'

/**
 * Re-encodes only the pixels of the input: no other content of the file survives. Returns the problem if that fails.
 */
export async function reencodeImage(sent: Buffer, { square }: Shape): Promise<Picture | PictureProblem> {
  try {
    // Browsers show truncated JPEGs, so the sender sees no problem.
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
