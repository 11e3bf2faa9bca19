import { existsSync, readdirSync, readFileSync } from 'node:fs'

const BUILT = 'build/studio'

export interface EnginePage {
  engine: string
  /** The page and all files that it references: everything loaded before the game is visible. */
  files: string[]
}

/** Returns each built page of the vendors' games. */
export function enginePages(): EnginePage[] {
  return readdirSync(BUILT)
    .filter((engine) => existsSync(`${BUILT}/${engine}/index.html`))
    .map((engine) => {
      const page = `${BUILT}/${engine}/index.html`
      return { engine, files: [page, ...referencedFiles(readFileSync(page, 'utf8')).map((file) => BUILT + file)] }
    })
}

/** Returns the addresses of the scripts and styles that a page loads or preloads. */
export function referencedFiles(html: string): string[] {
  const files = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.(?:js|css))"/g)]
  return [...new Set(files.map(([, file = '']) => file))]
}
