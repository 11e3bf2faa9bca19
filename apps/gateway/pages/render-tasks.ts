import type { PageRequest, RenderManifest } from '@ante/contract/merchant/page.ts'

import type { CachedPage, StoredPage } from './stored-page.ts'

interface Build {
  /** Directory of the built web app. */
  webDist: string
}

/** Tasks of the rendering process. */
export type RenderTasks = {
  /** Loads the web app in advance. */
  warm: { input: Build; output: void }
  render: { input: Build & Omit<PageRequest, 'call'>; output: CachedPage }
  manifest: { input: Build & Parameters<RenderManifest>[0]; output: CachedPage }
  /** Compresses a frequently sent page with the highest level. */
  compress: { input: { plain: Buffer }; output: Pick<StoredPage, 'br' | 'gzip'> }
}
