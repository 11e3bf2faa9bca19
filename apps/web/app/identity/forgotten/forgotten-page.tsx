import { useLingui } from '@lingui/react/macro'

import type { PageLoader } from '../../lib/pages/page-module.ts'
import { settle } from '../../lib/calls/query-client.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { Later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { passwordRule } from '../password/password-rule.ts'
import { ForgottenFrame } from './forgotten-frame.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { useLinkToken } from './use-link-token.ts'
import { ResetMethods } from './reset-methods.tsx'

const loadByLink = async () => (await import('./by-link.tsx')).ByLink

export const loader: PageLoader = ({ queries }) => settle([queries.query(passwordRule)])

/** Password recovery: the methods, or, with a mailed link, the new password. */
export default function ForgottenPage() {
  const { t } = useLingui()
  const token = useLinkToken()
  // Older mails have the token in the query, which ends up in logs: such a link is treated as expired.
  if (useSearch().has('token')) {
    return (
      <ForgottenFrame title={t`Set new password`} message={t`Then log in with it on all your devices.`}>
        <ExpiredLink />
      </ForgottenFrame>
    )
  }
  if (token === null) return <ResetMethods />
  return <Later key={token} isRequested load={loadByLink} props={{ token }} skeleton={<Skeleton height="60vh" />} />
}
