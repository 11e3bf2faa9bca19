import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8')

test.each([
  ['apps/gateway/kit/config.ts', 'LOG_LEVEL'],
  ['packages/plain-server/config.ts', 'LOG_LEVEL'],
  ['apps/studio/config.ts', 'SEEDS_SECRET'],
  ['apps/outside-world/config.ts', 'SMS_SECRET'],
])('docs/operate.md explains every variable that %s reads', (config, known) => {
  const [, schema = ''] = /const \w*Environment = z\.object\(\{(.*?)\n\}\)/s.exec(read(config)) ?? []
  const variables = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)
  const explained = read('docs/operate.md')
  expect(variables).toContain(known)
  expect(variables.filter((name) => !explained.includes(`\`${name}\``))).toEqual([])
})
