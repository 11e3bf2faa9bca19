import { useLingui } from '@lingui/react/macro'

import { useOpenPage } from '../lib/open-page-context.ts'
import { useMerchant } from '../merchant/public.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

/** Stands where a screen of the product is not open at this merchant yet, and says so. */
export default function ComingPage() {
  const { t, i18n } = useLingui()
  const { name } = useMerchant()
  const screen = i18n._(useOpenPage().face.title)
  return (
    <EmptyState
      picture="/pictures/states/no-data.svg"
      title={t`${screen} is not open yet`}
      action={<ButtonLink to="/m/home">{t`To the lobby`}</ButtonLink>}
    >
      {t`${name} has not opened this screen so far. Everything in the lobby works.`}
    </EmptyState>
  )
}
