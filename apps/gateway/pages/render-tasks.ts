import type { PageRequest, RenderManifest } from '@ante/contract/merchant/page.ts'

import type { CachedPage, StoredPage } from './stored-page.ts'

interface Build {
  /** Where the built web app is. */
  webDist: string
}

/** What the process that renders can do. */
export type RenderTasks = {
  /** Loads the web app before somebody waits for it. */
  warm: { input: Build; output: void }
  render: { input: Build & Omit<PageRequest, 'call'>; output: CachedPage }
  manifest: { input: Build & Parameters<RenderManifest>[0]; output: CachedPage }
  /** Compresses a page that is sent often as small as it gets. */
  squeeze: { input: { plain: Buffer }; output: Pick<StoredPage, 'br' | 'gzip'> }
}
