import { join } from 'node:path'

import { rolldown } from 'rolldown'

import type { EngineName } from './tab.ts'

/** Returns the script that gives a page the queries of `in-page/queries.ts`, as an expression. */
export async function queriesScript(engine: EngineName): Promise<string> {
  const build = await rolldown({ input: join(import.meta.dirname, '..', 'in-page', 'queries.ts'), logLevel: 'silent' })
  try {
    const { output } = await build.generate({ format: 'iife', minify: true })
    return `(() => { const ENGINE = ${JSON.stringify(engine)}; ${output[0].code} })()`
  } finally {
    await build.close()
  }
}
