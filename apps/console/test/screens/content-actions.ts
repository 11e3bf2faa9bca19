import { publishAgreement, saveAgreementDraft } from '@ante/contract/console/agreements.ts'
import { publishBanner, saveBanner } from '@ante/contract/console/banners.ts'
import type { BannerContent } from '@ante/contract/console/banners.ts'
import { publishHelpDraft, saveHelpDraft } from '@ante/contract/console/help.ts'
import { publishLetter, saveLetter } from '@ante/contract/console/letters.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
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

/** Returns the time in a number of days; null for now. */
const inDays = ({ ports }: TestGateway, days: number): string | null =>
  days === 0 ? null : new Date(ports.clock.now().getTime() + days * DAY_MS).toISOString()

/** Server-side actions about contents. */
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
  /** Sends a letter to all players, now or in some days, by two other persons. */
  publishLetter: async (gateway: TestGateway, { merchant, key, title, days }: NewArticle & { days: number }) => {
    const editor = await newEditor(gateway, merchant)
    const texts = (await languagesOf(gateway, merchant)).map((language) => ({ language, title, html: '<p>Hi.</p>' }))
    const from = inDays(gateway, days)
    const content = { texts, audience: 'all', isTransactional: true, pushes: false, from, until: null }
    const { version } = valueOf(await editor.call(saveLetter, { merchant, key, content, version: null }))
    const { id } = valueOf(await editor.call(publishLetter, { merchant, key, version, reason: 'for a test' }))
    valueOf(await approve(await newEditor(gateway, merchant), merchant, id))
  },
  /** Publishes a version of the terms, now or for a later day, by two other persons. */
  publishAgreement: async (
    gateway: TestGateway,
    { merchant, key, titles, days }: { merchant: string; key: string; titles: string[]; days: number },
  ) => {
    const editor = await newEditor(gateway, merchant)
    const sections = titles.map((title) => ({ title, html: `<p>Of ${title}.</p>` }))
    const texts = (await languagesOf(gateway, merchant)).map((language) => ({ language, sections }))
    const content = { texts, from: inDays(gateway, days), until: null }
    const { version } = valueOf(await editor.call(saveAgreementDraft, { merchant, key, content, version: null }))
    const { id } = valueOf(await editor.call(publishAgreement, { merchant, key, version, reason: 'for a test' }))
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
