import sharp from 'sharp'
import type { ResizeOptions, Sharp } from 'sharp'

import { isOf } from './picture-type.ts'

/** A re-encoded image: JPEG, or PNG where the shape keeps transparent pixels. */
export interface Picture {
  picture: Buffer
  width: number
  height: number
}

/** A part of an image in two formats. */
export interface CutPicture {
  webp: Buffer
  /** For browsers without WebP. */
  jpeg: Buffer
  /** Whether the part had fewer pixels than the result. */
  isEnlarged: boolean
}

/** A part of an image, as shares of its width and height, and its size after scaling in pixels. */
export interface Cut {
  left: number
  top: number
  width: number
  height: number
  toWidth: number
  toHeight: number
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
/** Quality of pictures that merchants publish. */
const CUT_QUALITY = 82
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
  return opened(sent, async (image) => {
    const cropped = shape.crop ? await partOf(image, shape.crop) : image
    const resized = cropped.resize(sizeOf(shape))
    const encoded = shape.keepsAlpha
      ? resized.png({ palette: true, quality: ALPHA_QUALITY, effort: 8 })
      : resized.flatten({ background: 'white' }).jpeg({ quality: QUALITY })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  })
}

/** Cuts a part out of an image, and scales it. Returns the problem if that fails. */
export async function cutImage(sent: Buffer, cut: Cut): Promise<CutPicture | PictureProblem | 'bad.crop'> {
  return opened(sent, async (image, { width, height }) => {
    const part = {
      left: Math.round(cut.left * width),
      top: Math.round(cut.top * height),
      width: Math.round(cut.width * width),
      height: Math.round(cut.height * height),
    }
    // Shares of a browser may reach a pixel beyond the image.
    part.width = Math.min(part.width, width - part.left)
    part.height = Math.min(part.height, height - part.top)
    if (cut.left + cut.width > 1.01 || cut.top + cut.height > 1.01 || part.width < 1 || part.height < 1)
      return 'bad.crop'
    const pixels = await image
      .extract(part)
      .resize({ width: cut.toWidth, height: cut.toHeight, fit: 'fill' })
      .flatten({ background: 'white' })
      .png()
      .toBuffer()
    const [webp, jpeg] = await Promise.all([
      sharp(pixels).webp({ quality: CUT_QUALITY }).toBuffer(),
      sharp(pixels).jpeg({ quality: CUT_QUALITY }).toBuffer(),
    ])
    return { webp, jpeg, isEnlarged: part.width < cut.toWidth || part.height < cut.toHeight }
  })
}

interface Size {
  width: number
  height: number
}

/** Runs `draw` with an image in its upright position, after its limits are checked. */
async function opened<Drawn>(
  sent: Buffer,
  draw: (image: Sharp, upright: Size) => Promise<Drawn>,
): Promise<Drawn | PictureProblem> {
  try {
    // Browsers show truncated JPEGs, so the sender sees no problem.
    const failOn = isOf('image/jpeg', sent) ? 'none' : 'error'
    const options = { failOn, limitInputPixels: false, pages: 1 } as const
    const { width, height, channels, depth, orientation = 1 } = await sharp(sent, options).metadata()
    if (!width || !height) return 'not.picture'
    if (Math.max(width, height) > LIMIT_SIDE) return 'too.many.pixels'
    const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
    if (width * height > LIMIT_PIXELS || bytes > LIMIT_BYTES) return 'too.many.pixels'
    const image = sharp(sent, { ...options, limitInputPixels: LIMIT_PIXELS })
      .timeout({ seconds: 10 })
      .rotate()
    // Orientations from 5 on are turned by 90 degrees.
    return await draw(image, orientation >= 5 ? { width: height, height: width } : { width, height })
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
