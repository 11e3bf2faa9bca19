import type { PageModule } from '../lib/pages/page-module.ts'

/** Lazy pages about the site: with their files, the table of all lazy pages would be too large. */
export const sitePages = import.meta.glob<PageModule>('../{install,support,winners}/**/*-page.tsx')
