import { hydrate, QueryClient } from '@tanstack/react-query'
import type { DehydratedState } from '@tanstack/react-query'
import { createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { App } from './app.ts'

declare global {
  interface Window {
    /** Data of the server's rendering, set by the document. */
    rendered: DehydratedState
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no root')
const queries = new QueryClient()
hydrate(queries, window.rendered)
startTransition(() => {
  hydrateRoot(root, createElement(App, { queries }))
})
