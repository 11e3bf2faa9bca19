import { PORTRAIT_SIDE } from '@ante/contract/member/portrait.ts'

/** Twice the stored size: the gateway scales the image down. */
const SIDE_PX = PORTRAIT_SIDE * 2
const QUALITY = 0.9

/** Returns the centre square of an image with a preview; null if this browser cannot decode the image. */
export async function cropSquare(address: string): Promise<{ file: Blob; preview: string } | null> {
  const picture = await loadImage(address)
  if (!picture) return null
  const { naturalWidth: width, naturalHeight: height } = picture
  const side = Math.min(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, SIDE_PX, SIDE_PX)
  pen.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE_PX, SIDE_PX)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return file && { file, preview: canvas.toDataURL('image/jpeg', QUALITY) }
}

function loadImage(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.addEventListener('load', () => resolve(picture))
    picture.addEventListener('error', () => resolve(null))
    picture.src = address
  })
}
