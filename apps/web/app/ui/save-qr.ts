import { encode } from 'uqr'

/** Large enough for a poster. */
const MODULE_PX = 24
/** What readers ask for around it. Source: ISO/IEC 18004. */
const QUIET_MODULES = 4
/** Cameras read dark on light alone, whatever the brand. */
const LIGHT = 'white'
const DARK = 'black'
/** A browser that has begun to save needs the content no longer than that. */
const KEPT_MS = 60_000

/** Saves the code of a text as a picture; false where the browser cannot draw one. */
export async function saveQr(text: string, name: string): Promise<boolean> {
  const picture = await drawn(text)
  if (!picture) return false
  const address = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.png`
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
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
