import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { objectParts } from '../lib/object-parts.ts'
import { useRoleName } from '../lib/role-names.ts'
import { useSite } from '../lib/site.ts'

const KINDS: Record<string, MessageDescriptor> = {
  member: msg`Player`,
  withdrawal: msg`Withdrawal`,
  deposit: msg`Deposit`,
  role: msg`Role`,
  review: msg`Access review`,
  reason: msg`Reason`,
  draw: msg`Draw`,
  flag: msg`Flag`,
  games: msg`Selected games`,
  tiles: msg`Hot matches`,
  announcement: msg`Announcement`,
  promotion: msg`Promotion`,
  schedule: msg`Schedule of a report`,
  application: msg`Application`,
  grants: msg`List of grants`,
  brand: msg`Brand`,
  setup: msg`New merchant`,
  banner: msg`Banner`,
  help: msg`Help article`,
  picture: msg`Picture`,
  'bank-line': msg`Bank line`,
  reconciliation: msg`Reconciliation`,
  proof: msg`Proof`,
  export: msg`Export`,
  view: msg`View`,
  case: msg`Support case`,
  snippet: msg`Snippet`,
  draft: msg`Begun interaction`,
}

/**
 * Returns a formatter for the objects of changes and audit entries: "Player ana" for `member:ana`. Staff are shown by
 * their mail address alone.
 */
export function useObjectText(): (object: string) => string {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const roleName = useRoleName(merchant)
  return (object) => {
    const { kind, id, details } = objectParts(object)
    if (kind === 'staff') return id
    const text = KINDS[kind]
    if (!text) return object
    return [t(text), kind === 'role' ? roleName(id) : id, details].filter((word) => word !== '').join(' ')
  }
}
