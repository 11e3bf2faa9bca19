import { watch } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { buildAll } from './build.ts'
import { hashOf } from './hash-inputs.ts'
import type { Service } from './service.ts'
import type { Stack } from './stack.ts'

const WATCHED = ['apps', 'packages']
/** Debounce interval, because an editor writes several files at a time. */
const QUIET_MS = 150

const reads = {
  // The gateway holds the built pages in memory, so it restarts with them.
  gateway: ['apps/gateway', 'apps/web', 'apps/console', 'packages'],
  sandbox: ['apps/studio', 'apps/outside-world', 'packages'],
}

/** Rebuilds and restarts the parts affected by a changed file, as long as the process runs. */
export function rebuildOnChange(stack: Stack): void {
  const servers = [serverOf(stack.gateway, reads.gateway), serverOf(stack.sandbox, reads.sandbox)]
  let changes = 0
  let working = false
  const work = async () => {
    if (working) return
    working = true
    for (let builtChanges = -1; builtChanges !== changes;) {
      builtChanges = changes
      await sleep(QUIET_MS)
      if (builtChanges === changes) await refresh(servers)
    }
    working = false
  }
  for (const folder of WATCHED) {
    watch(folder, { recursive: true }, () => {
      changes += 1
      void work()
    })
  }
  console.log('Watching for changes')
}

type Server = ReturnType<typeof serverOf>

function serverOf(service: Service, inputs: string[]) {
  return { service, inputs, hash: hashOf(inputs) }
}

async function refresh(servers: Server[]): Promise<void> {
  try {
    await buildAll()
    for (const server of servers) {
      const hash = hashOf(server.inputs)
      if (hash === server.hash) continue
      server.hash = hash
      await server.service.restart()
      console.log('Reloaded')
    }
  } catch (error) {
    // The next change may fix it.
    console.error(error instanceof Error ? error.message : error)
  }
}
