import { createContext, use } from 'react'

import type { OpenPage } from './open-page.ts'

const OpenPageContext = createContext<OpenPage | null>(null)
export const OpenPageProvider = OpenPageContext

/** Returns the open page. */
export function useOpenPage(): OpenPage {
  const page = use(OpenPageContext)
  if (!page) throw new Error('This component is outside of a page')
  return page
}
