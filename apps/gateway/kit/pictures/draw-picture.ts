import sharp from 'sharp'
import type { ResizeOptions, Sharp } from 'sharp'

import { isOf } from './picture-type.ts'

/** A re-encoded image: JPEG, or PNG where the shape keeps transparent pixels. */
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
/** Quality of the palette of images with transparent pixels, of 100. */
const ALPHA_QUALITY = 95
const INSIDE = { width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true } as const

export interface Shape {
  /** Crops to the central square, with this side in pixels. */
  square?: number
  /** Part of the image that is kept, in hundredths of a percent of its width and height. */
  crop?: { x: number; y: number; width: number; height: number }
  /** Size of the result in pixels, which the image covers. */
  exact?: { width: number; height: number }
  /** Encodes as PNG with transparent pixels; otherwise as JPEG. */
  keepsAlpha?: boolean
}

/** The image is of an unsupported type or damaged; it has too many pixels; or the queue is full. */
export type PictureProblem = 'not.picture' | 'too.many.pixels' | 'busy'

/**
 * Re-encodes only the pixels of the input: no other content of the file survives. Returns the problem if that fails.
 */
export async function reencodeImage(sent: Buffer, shape: Shape): Promise<Picture | PictureProblem> {
  try {
    // Browsers show truncated JPEGs, so the sender sees no problem.
    const failOn = isOf('image/jpeg', sent) ? 'none' : 'error'
    const options = { failOn, limitInputPixels: false, pages: 1 } as const
    const { width, height, channels, depth } = await sharp(sent, options).metadata()
    if (!width || !height) return 'not.picture'
    if (Math.max(width, height) > LIMIT_SIDE) return 'too.many.pixels'
    const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
    if (width * height > LIMIT_PIXELS || bytes > LIMIT_BYTES) return 'too.many.pixels'
    const upright = sharp(sent, { ...options, limitInputPixels: LIMIT_PIXELS })
      .timeout({ seconds: 10 })
      .rotate()
    const cropped = shape.crop ? await partOf(upright, shape.crop) : upright
    const resized = cropped.resize(sizeOf(shape))
    const encoded = shape.keepsAlpha
      ? resized.png({ palette: true, quality: ALPHA_QUALITY, effort: 8 })
      : resized.flatten({ background: 'white' }).jpeg({ quality: QUALITY })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  } catch {
    return 'not.picture'
  }
}

const sizeOf = ({ square, exact }: Shape): ResizeOptions => {
  if (exact) return { ...exact, fit: 'cover' }
  return square ? { width: square, height: square, fit: 'cover' } : INSIDE
}

/** Crops an upright image. Shares are rounded to pixels inside of the image. */
async function partOf(image: Sharp, { x, y, width, height }: NonNullable<Shape['crop']>): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const [left, top] = [pixelsOf(x, info.width - 1), pixelsOf(y, info.height - 1)]
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return sharp(data, { raw }).extract({
    left,
    top,
    width: Math.max(1, Math.min(info.width - left, pixelsOf(width, info.width))),
    height: Math.max(1, Math.min(info.height - top, pixelsOf(height, info.height))),
  })
}

const pixelsOf = (share: number, all: number): number => Math.min(all, Math.round((share / 10_000) * all))
