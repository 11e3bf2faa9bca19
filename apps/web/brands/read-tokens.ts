import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const directory = import.meta.dirname

export const brandCodes = (): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

/** Returns a brand's tokens by name, without their leading dashes. */
export function tokensOf(code: string): Map<string, string> {
  const css = readFileSync(join(directory, code, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return new Map([...css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}
