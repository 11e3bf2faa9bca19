import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Paths that no build reads: installed packages, results, and tests. */
const PASSED_OVER = /^(node_modules|build|dist|data|test-results)$|\.test\.tsx?$/

/** Returns a hash that changes when a file in one of these places is changed, added or removed. */
export function hashOf(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of filesIn(place)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !PASSED_OVER.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesIn(join(place, entry.name)))
}
