import type { PageModule } from '../lib/pages/page-module.ts'

/** Pages of the lottery. Their list is long, so it is a separate module that other pages do not load. */
export const lotteryPages = import.meta.glob<PageModule>('./*/*-page.tsx')
