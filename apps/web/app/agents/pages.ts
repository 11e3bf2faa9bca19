import type { PageModule } from '../lib/pages/page-module.ts'

/** The agents' pages: who has no team need not know them. */
export const agentsPages = import.meta.glob<PageModule>('./*/*-page.tsx')
