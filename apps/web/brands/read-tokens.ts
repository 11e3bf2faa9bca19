import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname

export const brandCodes = (): string[] =>
  readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

/** Returns a brand's tokens by name, without their leading dashes. */
export function tokensOf(code: string): Map<string, string> {
  const css = readFileSync(join(here, code, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return new Map([...css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}
