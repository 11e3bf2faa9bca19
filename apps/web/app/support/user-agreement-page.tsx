import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { usePreviewToken } from '../lib/browser/preview-token.ts'
import type { PageLoader } from '../lib/pages/page-module.ts'
import { settle } from '../lib/calls/query-client.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Later } from '../ui/later.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Agreement } from './agreement.tsx'
import { LinesSkeleton } from './lines-skeleton.tsx'
import { userAgreement } from './queries.ts'

export const loader: PageLoader = ({ queries }) => settle([queries.query(userAgreement)])

/** Page with the terms for members. */
export default function UserAgreementPage() {
  return (
    <PageSection skeleton={<LinesSkeleton count={5} height={150} />}>
      <Shown />
    </PageSection>
  )
}

const loadPreview = async () => (await import('./agreement-preview.tsx')).AgreementPreview

/** The version that staff previews, if any, else the terms in force. */
function Shown() {
  const token = usePreviewToken()
  return token === null ? (
    <Terms />
  ) : (
    <Later isRequested quiet load={loadPreview} props={{ token, children: <Terms /> }} />
  )
}

function Terms() {
  const { t } = useLingui()
  const { data: agreement } = useSuspenseQuery(userAgreement)
  if (agreement) return <Agreement agreement={agreement} />
  return (
    <EmptyState
      picture="/pictures/states/records.svg"
      title={t`No agreement yet`}
      action={<ButtonLink variant="quiet" to="/m/service">{t`Customer service`}</ButtonLink>}
    >
      {t`The terms haven’t been published here yet. Contact us before you register.`}
    </EmptyState>
  )
}
