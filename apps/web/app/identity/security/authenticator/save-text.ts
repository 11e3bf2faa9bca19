/** Time in milliseconds after which the browser, having started the download, no longer needs the content. */
const FORGET_MS = 60_000

/** Downloads a text as a file with this name. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), FORGET_MS)
}
