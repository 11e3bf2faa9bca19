import type { QueryClient } from '@tanstack/react-query'

import { whenIdle } from './lib/browser/when-idle.ts'
import { backOffMs } from './lib/calls/back-off.ts'
import type { Call } from './lib/calls/call.ts'
import { wholeWords } from './lib/words/words.ts'
import { warmLaterParts } from './shell/later-parts.ts'
import type { startBackground } from './start-background.ts'

/** The first page contains its data: the call code and the contract's schemas are loaded with the first call. */
export const callLater: Call = async (...requested) => (await import('./lib/calls/call.ts')).call(...requested)

/** Starts work not needed by the first page when the browser is idle. */
export function startWhenIdle(queries: QueryClient): void {
  whenIdle(async () => {
    // A part that needs the messages requests them again.
    await wholeWords().catch(() => undefined)
    warmLaterParts()
    const start = await loadBackground()
    start(queries)
  })
}

/** Retries until it succeeds: without it neither live news nor the recovery after a lost connection would start. */
async function loadBackground(failures = 1): Promise<typeof startBackground> {
  try {
    return (await import('./start-background.ts')).startBackground
  } catch {
    await new Promise((resolve) => setTimeout(resolve, backOffMs(failures)))
    return loadBackground(failures + 1)
  }
}
