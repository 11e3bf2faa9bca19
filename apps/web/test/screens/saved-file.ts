import { expect } from 'vitest'

export interface SavedFile {
  name: string
  text: string
}

/** Runs an action and returns the file that the page saves during it, instead of writing it to the browser's folder. */
export async function savedFile(act: () => Promise<void>): Promise<SavedFile> {
  const files: Promise<SavedFile>[] = []
  const take = (event: MouseEvent) => {
    const link = event.target
    if (!(link instanceof HTMLAnchorElement) || !link.download) return
    event.preventDefault()
    files.push(textAt(link))
  }
  document.addEventListener('click', take, true)
  try {
    await act()
    await expect.poll(() => files.length).toBe(1)
  } finally {
    document.removeEventListener('click', take, true)
  }
  const [file] = files
  if (!file) throw new Error('Nothing was saved')
  return file
}

async function textAt({ href, download: name }: HTMLAnchorElement): Promise<SavedFile> {
  return { name, text: await (await fetch(href)).text() }
}
