/** Time in milliseconds after which the browser, having started the download, no longer needs the content. */
const KEPT_MS = 60_000

/** Saves a PNG picture as a file of the device. */
export function savePicture(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.png`
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
