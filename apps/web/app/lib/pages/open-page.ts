import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { Address } from './address.ts'
import { routeOf } from './page-module.ts'
import type { PageMeta, PageGate, RouteTable } from './page-module.ts'
import { addPageWords } from '../words/words.ts'

/** What stands at an address: how the shell shows it, and the page itself, or why its code could not be had. */
export type OpenPage = { face: PageMeta } & (
  | { kind: 'ready'; Page: ComponentType; Gate: PageGate | undefined }
  | { kind: 'failed' }
)

interface Opening {
  /** Whether its data begin to come already; not where the page will not be shown yet. */
  withData: boolean
}

/** Loads what stands at an address, with its words, and lets its data begin to come. */
export async function openPage(
  routes: RouteTable,
  address: Address,
  queries: QueryClient,
  { withData }: Opening = { withData: true },
): Promise<OpenPage> {
  let { lost: face } = routes
  try {
    const route = await routeOf(routes, address.path)
    face = route.face
    const [{ default: Page, loader }] = await Promise.all([route.load(), addPageWords(route.words)])
    if (withData) await loader?.({ search: new URLSearchParams(address.search), queries })
    return { kind: 'ready', face, Page, Gate: route.Gate }
  } catch (error) {
    // On the server a page that cannot be had is a defect; in the browser it is the network.
    if (import.meta.env.SSR) throw error
    return { kind: 'failed', face }
  }
}
