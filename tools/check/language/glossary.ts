export interface Term {
  term: string
  meaning: string
  /** Identifiers that the code does not use for this term. */
  notUsed: string[]
}

const SEPARATOR = /^\|[\s|:-]+\|$/

/** Reads the tables of docs/terms.md whose first column is `Term`. */
export function readGlossary(page: string): Term[] {
  const terms: Term[] = []
  let columns: string[] | null = null
  for (const line of page.split('\n')) {
    if (!line.startsWith('|')) {
      columns = null
      continue
    }
    if (SEPARATOR.test(line)) continue
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (cells[0] === 'Term') {
      columns = cells
      continue
    }
    if (!columns) continue
    const cell = (name: string) => cells[columns?.indexOf(name) ?? -1] ?? ''
    terms.push({ term: cell('Term'), meaning: cell('Meaning'), notUsed: quotedIn(cell('Not used')) })
  }
  return terms
}

const quotedIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
