import { pictureKind } from './picture-kind.ts'

export type PictureProblem = 'kind' | 'bytes' | 'pixels' | 'broken'

export interface PreparedPicture {
  file: Blob
  /** Preview URL, before the upload. */
  preview: string
}

/** Limits of the gateway for a picture. */
export interface PictureLimits {
  bytes: number
  pixels: number
  /** MIME types, such as `image/png`. */
  types: readonly string[]
}

/** Maximum side in pixels, enough to read the picture on a screen. */
const SIDE_PX = 2000
const QUALITY = 0.85

/**
 * Checks a file before it is sent, and compresses a photo that is too large. Returns the picture, or the problem of an
 * unacceptable file.
 */
export async function preparePicture(file: Blob, limits: PictureLimits): Promise<PreparedPicture | PictureProblem> {
  const kind = await pictureKind(file)
  if (kind === null || !limits.types.includes(kind)) return 'kind'
  const preview = await addressOf(file)
  const picture = preview === null ? null : await loadImage(preview)
  if (preview === null || picture === null) return 'broken'
  if (picture.naturalWidth * picture.naturalHeight > limits.pixels) return 'pixels'
  if (file.size <= limits.bytes) return { file, preview }
  const lighter = await resized(picture)
  return lighter && lighter.size <= limits.bytes ? { file: lighter, preview } : 'bytes'
}

function addressOf(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.addEventListener('error', () => resolve(null))
    reader.readAsDataURL(file)
  })
}

function loadImage(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.addEventListener('load', () => resolve(picture))
    picture.addEventListener('error', () => resolve(null))
    picture.src = address
  })
}

function resized(picture: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = picture
  const share = Math.min(1, SIDE_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * share)
  canvas.height = Math.round(height * share)
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  // A JPEG has no transparency: without a background, transparent pixels turn black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
