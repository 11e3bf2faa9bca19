import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

/** Files that convert the field names of the wire to the names in the code, or validate the gateway's own answers. */
const CONVERTERS = [
  'apps/console/app/lib/call.ts',
  'apps/gateway/kit/parse-input.ts',
  'apps/gateway/kit/serve.ts',
  'apps/web/app/lib/calls/call.ts',
  'apps/web/app/lib/calls/send-file.ts',
  'packages/contract/kit/parsed.ts',
]

const PARSED_DIRECTLY = /\.(input|output)\.(safeP|p)arse\(/

test('only the contract’s converters parse wire data, so that every field name is converted', () => {
  const files = globSync('{apps,packages,tools,bench,e2e}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/build', '**/test/**', '**/*.test.{ts,tsx}'],
  })
  const parsing = files.filter((file) => PARSED_DIRECTLY.test(readFileSync(join(ROOT, file), 'utf8'))).sort()
  expect(parsing).toEqual(CONVERTERS)
})
