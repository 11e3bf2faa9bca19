import '../../app/base.css'

import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

import { ConsoleApp } from '../../app/console-app.tsx'
import { createQueryClient } from '../../app/lib/query-client.ts'
import { staffSession } from '../../app/lib/session-state.ts'
import { createConsoleRouter } from '../../app/router.tsx'
import { shortcutsAreOpen } from '../../app/shell/keyboard-map.tsx'
import { paletteIsOpen } from '../../app/shell/palette.tsx'
import type { ConsoleActions } from './console-actions.ts'
import { ACTIONS_PATH } from './paths.ts'

/** Opens an address of the real console in this browser, with a real gateway; returns the router. */
export function openConsole(path: string) {
  document.documentElement.lang = 'en'
  paletteIsOpen.set(false)
  shortcutsAreOpen.set(false)
  staffSession.csrf = null
  staffSession.phase.set({ is: 'unknown' })
  const container = document.body.appendChild(document.createElement('div'))
  container.id = 'app'
  const root = createRoot(container)
  const client = createQueryClient()
  const router = createConsoleRouter(createMemoryHistory({ initialEntries: [path] }))
  onTestFinished(() => {
    root.unmount()
    container.remove()
    client.clear()
  })
  root.render(
    <StrictMode>
      <ConsoleApp client={client} router={router} />
    </StrictMode>,
  )
  return router
}

type InputOf<Name extends keyof ConsoleActions> =
  Parameters<ConsoleActions[Name]> extends [unknown, infer Input] ? Input : Record<never, never>

/** Runs a server-side action. */
export async function act<Name extends keyof ConsoleActions>(
  name: Name,
  input: InputOf<Name>,
): Promise<Awaited<ReturnType<ConsoleActions[Name]>>> {
  const answer = await fetch(`${ACTIONS_PATH}${name}`, { method: 'POST', body: JSON.stringify({ input }) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return JSON.parse(text).done
}
