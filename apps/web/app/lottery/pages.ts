import type { PageModule } from '../lib/pages/page-module.ts'

/** Pages of the lottery. They have many files, so other pages do not include them. */
export const lotteryPages = import.meta.glob<PageModule>('./*/*-page.tsx')
