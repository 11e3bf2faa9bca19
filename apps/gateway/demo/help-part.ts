import { agreementOf } from '@ante/demo/agreement/agreement.ts'
import { helpOf } from '@ante/demo/help/help.ts'
import { merchants } from '@ante/demo/merchants.ts'

import { richTextOf } from '../kit/rich-text/rich-text-of.ts'
import { storeAgreement, storeHelp } from '../messaging/public.ts'
import type { Part } from './part.ts'

/** Help and terms of each merchant, in English; other languages show a note. */
export const helpPart: Part = {
  name: 'help',
  source: merchants.map((merchant) => [helpOf(merchant), agreementOf(merchant)]),
  write: async (tx) => {
    for (const merchant of merchants) {
      const merchantCode = merchant.code
      for (const [position, { key, ...article }] of helpOf(merchant).entries()) {
        await storeHelp(tx, { merchantCode, key, position, texts: { EN: wordingOf(article) } })
      }
      const { version, effectiveAt, sections } = agreementOf(merchant)
      await storeAgreement(tx, {
        merchantCode,
        version,
        effectiveAt: new Date(effectiveAt),
        texts: { EN: sections.map(wordingOf) },
      })
    }
  },
}

const wordingOf = ({ title, content }: { title: string; content: string }) => ({ title, body: richTextOf(content) })
