import type { PageModule } from '../lib/pages/page-module.ts'

/** Lazy pages about the site. They have a table of their own, so that the table of all lazy pages stays small. */
export const sitePages = import.meta.glob<PageModule>('../{install,support,winners}/**/*-page.tsx')
