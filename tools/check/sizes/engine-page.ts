import { existsSync, readdirSync, readFileSync } from 'node:fs'

const BUILT = 'build/studio'

export interface EnginePage {
  engine: string
  /** The page, and all that it names: what comes before the game can be seen. */
  files: string[]
}

/** Each page of the vendors' games, as it was built. */
export function enginePages(): EnginePage[] {
  return readdirSync(BUILT)
    .filter((engine) => existsSync(`${BUILT}/${engine}/index.html`))
    .map((engine) => {
      const page = `${BUILT}/${engine}/index.html`
      return { engine, files: [page, ...namedIn(readFileSync(page, 'utf8')).map((file) => BUILT + file)] }
    })
}

/** Scripts, styles and what is loaded ahead of them. */
export function namedIn(html: string): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.(?:js|css))"/g)]
  return [...new Set(named.map(([, file = '']) => file))]
}
