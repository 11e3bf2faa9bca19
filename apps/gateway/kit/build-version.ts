import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Config } from './config.ts'

const versions = new Map<string, string>()
const LENGTH = 12

/**
 * Returns a version of the built apps that this gateway serves: a hash over the names of their files, which contain the
 * hashes of their contents. `none` if nothing is built.
 */
export function buildVersion({ webDist, consoleDist }: Pick<Config, 'webDist' | 'consoleDist'>): string {
  const key = `${webDist}\n${consoleDist}`
  const known = versions.get(key)
  if (known !== undefined) return known
  const names = [webDist, consoleDist].flatMap((folder) => [...namesIn(folder), ''])
  const isBuilt = names.some((name) => name !== '')
  const version = isBuilt ? createHash('sha256').update(names.join('\n')).digest('hex').slice(0, LENGTH) : 'none'
  versions.set(key, version)
  return version
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .toSorted()
}
