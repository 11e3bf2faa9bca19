import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { createElement, Suspense } from 'react'

import { Tiles } from './tiles.ts'

/** The content of the bare page, rendered on the server and hydrated in the browser. */
export const App = ({ queries }: { queries: QueryClient }) =>
  createElement(
    QueryClientProvider,
    { client: queries },
    createElement(Suspense, { fallback: null }, createElement(Tiles)),
  )
