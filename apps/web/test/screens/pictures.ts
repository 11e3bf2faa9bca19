/** Returns a photo of one colour with the given size in pixels. */
export async function photo(width: number, height: number, type: 'image/png' | 'image/jpeg'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.fillStyle = '#b03060'
  context.fillRect(0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!blob) throw new Error(`This browser cannot encode ${type}`)
  return new File([blob], 'photo', { type })
}

/** A file with an image type that is not an image. */
export const noPicture = new File(['<svg onload="alert(1)"/>'], 'x.png', { type: 'image/png' })
