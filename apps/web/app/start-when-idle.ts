import type { QueryClient } from '@tanstack/react-query'

import { whenIdle } from './lib/browser/when-idle.ts'
import type { Call } from './lib/calls/call.ts'
import { wholeWords } from './lib/words/words.ts'
import { warmLaterParts } from './shell/later-parts.ts'

/** The first page brings its data: calls, and the contract's schemas with them, are loaded when one is made. */
export const callLater: Call = async (...asked) => (await import('./lib/calls/call.ts')).call(...asked)

/** What the first page can stand without begins when the browser has time for it. */
export function startWhenIdle(queries: QueryClient): void {
  whenIdle(async () => {
    // A part that cannot do without them asks again.
    await wholeWords().catch(() => undefined)
    warmLaterParts()
    const { startBackground } = await import('./start-background.ts')
    startBackground(queries)
  })
}
