import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8')

test.each(['apps/gateway/kit/config.ts', 'apps/sandbox/kit/config.ts'])(
  'docs/operate.md explains every variable that %s reads',
  (config) => {
    const [, schema = ''] = /const Environment = z\.object\(\{(.*?)\n\}\)/s.exec(read(config)) ?? []
    const variables = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)
    const explained = read('docs/operate.md')
    expect(variables).toContain('LOG_LEVEL')
    expect(variables.filter((name) => !explained.includes(`\`${name}\``))).toEqual([])
  },
)
