import { listOperations } from '@ante/contract/console/operations.ts'
import { msg } from '@lingui/core/macro'

import { call } from '../lib/call.ts'
import type { SearchSource } from '../lib/search-source.ts'
import { screenLinks } from './screen-links.ts'

const MAX_FOUND = 8

/** Finds operations by the words of their names and summaries. */
export const operationSearch: SearchSource = {
  id: 'operations',
  label: msg`Operations`,
  permission: null,
  search: async (merchant, text, signal) => {
    const { areas } = await call(listOperations, { merchant }, signal)
    const words = text.toLowerCase().split(/\s+/)
    const all = areas.flatMap(({ subjects }) =>
      subjects.flatMap(({ name, title, actions }) =>
        actions.map(({ action, title: actionTitle, summary, kind, screen }) => ({
          label: `${title} › ${actionTitle}`,
          texts: `${title} ${actionTitle} ${summary}`.toLowerCase(),
          href: screen
            ? screenLinks[screen].to.replace('$merchant', merchant)
            : `/m/${merchant}/operations/${name}?${kind === 'read' ? 'action' : 'form'}=${action}`,
        })),
      ),
    )
    return all
      .filter(({ texts }) => words.every((word) => texts.includes(word)))
      .slice(0, MAX_FOUND)
      .map(({ label, href }) => ({ label, href }))
  },
}
