import type { PageModule } from '../lib/pages/page-module.ts'

/** Lazy pages of agents, which other members never load. */
export const agentsPages = import.meta.glob<PageModule>('./*/*-page.tsx')
