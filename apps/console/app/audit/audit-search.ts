import { msg } from '@lingui/core/macro'

import type { SearchSource } from '../lib/search-source.ts'

/** Links from a typed mail address or object id to its audit entries, without a call. */
export const auditSearch: SearchSource = {
  id: 'audit',
  label: msg`Audit log`,
  permission: 'audit.entry.read',
  search: async (merchant, text) => {
    const isExact = /^[\w.+-]+[@:][\w.:-]+$/.test(text)
    if (!isExact) return []
    const name = text.includes('@') && !text.includes(':') ? 'actor' : 'object'
    return [{ label: text, href: `/m/${merchant}/audit?${new URLSearchParams({ [name]: text })}` }]
  },
}
