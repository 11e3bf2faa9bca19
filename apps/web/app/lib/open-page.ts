import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { Address } from './address.ts'
import { routeOf } from './page-module.ts'
import type { PageFace, Routes } from './page-module.ts'
import { addPageWords } from './words.ts'

/** What stands at an address: how the shell shows it, and the page itself, or why its code could not be had. */
export type OpenPage = { face: PageFace } & ({ kind: 'ready'; Page: ComponentType } | { kind: 'failed' })

/** Loads what stands at an address, with its words, and lets its data begin to come. */
export async function openPage(routes: Routes, address: Address, queries: QueryClient): Promise<OpenPage> {
  const { file, face, load } = routeOf(routes, address.path)
  try {
    const [{ default: Page, loader }] = await Promise.all([load(), addPageWords(file)])
    await loader?.({ search: new URLSearchParams(address.search), queries })
    return { kind: 'ready', face, Page }
  } catch (error) {
    // On the server a page that cannot be had is a defect; in the browser it is the network.
    if (import.meta.env.SSR) throw error
    return { kind: 'failed', face }
  }
}
