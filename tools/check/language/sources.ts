import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseSync } from 'rolldown/utils'

const ROOT = join(import.meta.dirname, '..', '..', '..')

export interface Source {
  /** Relative to the repository. */
  path: string
  text: string
}

/** Returns the tracked and new files that match these git patterns. */
export function filesLike(...patterns: string[]): Source[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed
    .split('\n')
    .filter(Boolean)
    .flatMap((path) => {
      const text = readIfExists(join(ROOT, path))
      return text === null ? [] : [{ path, text }]
    })
}

/** Returns the text of a file; null for a file that is deleted but still in git's index. */
function readIfExists(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const BLOCK = /\/\*[\s\S]*?\*\//g
/** Matches comments, and also strings, so that `--` inside a string is not taken for a comment. */
const SQL = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g

/** Returns the comments of a TypeScript, SQL or CSS file, without their marks. */
export function commentsOf({ path, text }: Source): string[] {
  if (path.endsWith('.css')) return [...text.matchAll(BLOCK)].map(([comment]) => comment)
  if (path.endsWith('.sql')) return [...text.matchAll(SQL)].flatMap(([found]) => (found.startsWith("'") ? [] : [found]))
  return parseSync(path, text).comments.map(({ value }) => value)
}

/** Returns the names in the code of a TypeScript file: of types, functions, variables, fields and JSX elements. */
export function identifiersOf({ path, text }: Source): Set<string> {
  const names = new Set<string>()
  collect(parseSync(path, text).program, names)
  return names
}

function collect(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) {
    for (const part of node) collect(part, names)
    return
  }
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && (node.type === 'Identifier' || node.type === 'JSXIdentifier') && 'name' in node) {
    names.add(String(node.name))
  }
  for (const part of Object.values(node)) collect(part, names)
}
