import { AGREEMENT, agreementOf } from '@ante/demo/agreement.ts'
import { helpOf } from '@ante/demo/help.ts'
import { merchants } from '@ante/demo/merchants.ts'
import type { DemoMerchant } from '@ante/demo/types.ts'

import { richTextOf } from '../kit/rich-text/rich-text-of.ts'
import { storeAgreement, storeHelp } from '../messaging/public.ts'
import type { HelpArticle } from '../messaging/public.ts'
import type { Part } from './part.ts'

/** Help and terms of each merchant, in each of its languages. */
export const helpPart: Part = {
  name: 'help',
  source: [AGREEMENT, merchants.map(textsOf)],
  write: async (tx) => {
    for (const merchant of merchants) {
      for (const article of helpArticles(merchant)) await storeHelp(tx, { ...article, merchantCode: merchant.code })
      await storeAgreement(tx, { ...agreementTexts(merchant), merchantCode: merchant.code })
    }
  },
}

/** A merchant whose help and terms are made from the texts of the demo. */
export type WithTexts = Pick<DemoMerchant, 'name' | 'currency' | 'licence' | 'languages'>

/** Returns the articles of a merchant's help center, in its languages. */
export const helpArticles = (merchant: WithTexts): Omit<HelpArticle, 'merchantCode'>[] =>
  articlesOf(textsOf(merchant)).map((article, position) => ({ ...article, position }))

/** Returns the user agreement of a merchant, in its languages. */
export const agreementTexts = (merchant: WithTexts) => ({
  version: AGREEMENT.version,
  effectiveAt: new Date(AGREEMENT.effectiveAt),
  texts: Object.fromEntries(textsOf(merchant).map(({ language, terms }) => [language, terms.map(wordingOf)])),
})

function textsOf(merchant: WithTexts) {
  return merchant.languages.map((language) => ({
    language,
    help: helpOf(merchant, language),
    terms: agreementOf(merchant, language),
  }))
}

/** Returns each article once, with its texts in all languages. */
function articlesOf(texts: ReturnType<typeof textsOf>): Pick<HelpArticle, 'key' | 'texts'>[] {
  const articles = new Map<string, HelpArticle['texts']>()
  for (const { language, help } of texts) {
    for (const { key, ...article } of help) articles.set(key, { ...articles.get(key), [language]: wordingOf(article) })
  }
  return [...articles].map(([key, wordings]) => ({ key, texts: wordings }))
}

const wordingOf = ({ title, content }: { title: string; content: string }) => ({ title, body: richTextOf(content) })
