import { encode } from 'uqr'

import { savePicture } from './save-picture.ts'

/** Size of a module in pixels, large enough for a poster. */
const MODULE_PX = 24
/** Quiet zone that scanners require, in modules. Source: ISO/IEC 18004. */
const QUIET_MODULES = 4
/** Dark on light, independent of the theme: cameras do not read inverted codes. */
const LIGHT = 'white'
const DARK = 'black'

/** Saves the QR code of a text as an image; returns false if the browser cannot render it. */
export async function saveQr(text: string, name: string): Promise<boolean> {
  const picture = await drawn(text)
  if (!picture) return false
  savePicture(picture, name)
  return true
}

function drawn(text: string): Promise<Blob | null> {
  const { data, size } = encode(text, { border: QUIET_MODULES })
  const canvas = document.createElement('canvas')
  canvas.width = size * MODULE_PX
  canvas.height = size * MODULE_PX
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = LIGHT
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = DARK
  data.forEach((line, row) =>
    line.forEach((isDark, column) => {
      if (isDark) pen.fillRect(column * MODULE_PX, row * MODULE_PX, MODULE_PX, MODULE_PX)
    }),
  )
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
