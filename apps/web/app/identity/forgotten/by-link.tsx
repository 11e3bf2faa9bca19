import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'

import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { passwordRule } from '../password/password-rule.ts'
import { ForgottenFrame } from './forgotten-frame.tsx'
import { LinkForm } from './link-form.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { passwordLink } from './password-link.ts'

/** The page opened by a mailed link. */
export function ByLink({ token }: { token: string }) {
  const { t } = useLingui()
  return (
    <ForgottenFrame title={t`Set new password`} message={t`Then log in with it on all your devices.`}>
      <PageSection skeleton={<Skeleton height={380} />} failedTitle={t`Couldn’t check the link`}>
        <Checked token={token} />
      </PageSection>
    </ForgottenFrame>
  )
}

function Checked({ token }: { token: string }) {
  const queries = useQueryClient()
  const { data: link } = useSuspenseQuery(passwordLink(token))
  const { data: rule } = useSuspenseQuery(passwordRule)
  const forget = () => queries.setQueryData(passwordLink(token).queryKey, null)
  return link ? <LinkForm token={token} userName={link.userName} rule={rule} onExpired={forget} /> : <ExpiredLink />
}
