import { publishBanner, saveBanner } from '@ante/contract/console/banners.ts'
import type { BannerContent } from '@ante/contract/console/banners.ts'
import { publishHelpDraft, saveHelpDraft } from '@ante/contract/console/help.ts'
import { approve, languagesOf, newEditor, valueOf } from '@ante/gateway/console/content/test/content-scene.ts'
import type { TestGateway } from '@ante/gateway/test'

interface NewBanner {
  merchant: string
  key: string
  title: string
  content?: Partial<BannerContent>
}

interface NewArticle {
  merchant: string
  key: string
  title: string
}

/** Server-side actions about banners and help articles. */
export const contentActions = {
  /** Publishes a help article by two other persons. */
  publishHelp: async (gateway: TestGateway, { merchant, key, title }: NewArticle) => {
    const editor = await newEditor(gateway, merchant)
    const texts = (await languagesOf(gateway, merchant)).map((language) => ({ language, title, html: '<p>Yes.</p>' }))
    const content = { texts, position: 1, from: null, until: null }
    const { version } = valueOf(await editor.call(saveHelpDraft, { merchant, key, content, version: null }))
    const { id } = valueOf(await editor.call(publishHelpDraft, { merchant, key, version, reason: 'for a test' }))
    valueOf(await approve(await newEditor(gateway, merchant), merchant, id))
  },
  /** Publishes a banner by two other persons. */
  publishBanner: async (gateway: TestGateway, { merchant, key, title, content: changes }: NewBanner) => {
    const editor = await newEditor(gateway, merchant)
    const content: BannerContent = {
      group: 'm_home',
      texts: (await languagesOf(gateway, merchant)).map((language) => ({ language, title, html: '', alt: '' })),
      picture: '/pictures/banners/lotus-koi.webp',
      link: null,
      audience: 'all',
      priority: 0,
      from: null,
      until: null,
      ...changes,
    }
    const { version } = valueOf(await editor.call(saveBanner, { merchant, key, content, version: null }))
    const { id } = valueOf(await editor.call(publishBanner, { merchant, key, version, reason: 'for a test' }))
    valueOf(await approve(await newEditor(gateway, merchant), merchant, id))
  },
}
