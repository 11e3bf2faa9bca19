/** The file that the page lets the browser save next. It is to be asked for before the tap. */
export function nextSavedFile(): Promise<{ name: string; text: string }> {
  return new Promise((resolve, reject) => {
    const take = (event: MouseEvent) => {
      const { target: link } = event
      if (!(link instanceof HTMLAnchorElement) || !link.download) return
      event.preventDefault()
      document.removeEventListener('click', take, true)
      fetch(link.href)
        .then((answer) => answer.text())
        .then((text) => resolve({ name: link.download, text }), reject)
    }
    document.addEventListener('click', take, true)
  })
}
