import type { PageModule } from '../lib/pages/page-module.ts'

/** The lottery's pages. They are many, of many files each: whoever is elsewhere need not know them. */
export const lotteryPages = import.meta.glob<PageModule>('./*/*-page.tsx')
