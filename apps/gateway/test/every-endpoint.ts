import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Endpoint } from '@ante/contract/kit/endpoint.ts'

const CONTRACT = join(import.meta.dirname, '..', '..', '..', 'packages', 'contract')

/** Returns all endpoints of the contract, by method and path. */
export async function everyEndpoint(): Promise<Map<string, Endpoint>> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
  const found = new Map<string, Endpoint>()
  for (const file of files) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.includes('node_modules')) continue
    const module = (await import(join(CONTRACT, file))) as Record<string, unknown>
    for (const exported of Object.values(module)) {
      if (isEndpoint(exported)) found.set(`${exported.method} ${exported.path}`, exported)
    }
  }
  return found
}

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'path' in exported && 'access' in exported && 'input' in exported
