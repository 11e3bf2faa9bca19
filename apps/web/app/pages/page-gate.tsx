import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'

import { usePreviewToken } from '../lib/browser/preview-token.ts'
import { textOf } from '../lib/pages/address.ts'
import type { PageMeta } from '../lib/pages/page-module.ts'
import { rememberReturn } from '../lib/pages/return-to.ts'
import { useLocation, useNavigate } from '../lib/pages/router.tsx'
import { sessionStore, useSession } from '../lib/session/session.ts'
import { useMerchant } from '../merchant/public.ts'
import { freeReject } from '../shell/free-reject.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast, TOAST_MS } from '../ui/toast-store.ts'
import { admissionOf, isRedirect } from './admission.ts'
import type { Admission } from './admission.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { AccountPageHead } from './account-page-head.tsx'

/** Messages shown on the home page after the redirect. */
const REJECTIONS = { rejectTrial: freeReject, rejectPlayer: msg`The agency center is for agents only.` }

/** Shows a page to permitted users; redirects others, or shows why the page is closed. */
export function PageGate({ meta, children }: { meta: PageMeta; children: ReactNode }) {
  const { i18n } = useLingui()
  const memberType = useSession()?.customerType ?? null
  const { flags } = useMerchant()
  const navigate = useNavigate()
  const address = useLocation()
  const previewed = usePreviewToken()
  const admission = admissionOf(meta, { memberType, flags })

  const redirect = useEffectEvent((rendered: Admission) => {
    // During hydration the page is rendered for a visitor, so redirects are decided by the session store instead.
    const customerType = sessionStore.get()?.customerType ?? null
    if (!isRedirect(rendered) || admissionOf(meta, { memberType: customerType, flags }) !== rendered) return
    if (rendered === 'login') rememberReturn(textOf(address))
    if (rendered === 'rejectTrial' || rendered === 'rejectPlayer')
      showToast(i18n._(REJECTIONS[rendered]), { ms: TOAST_MS.notice })
    navigate(rendered === 'login' ? '/m/login' : '/m/home', { replace: true })
  })
  useEffect(() => redirect(admission), [admission])

  if (admission === 'open' || (admission === 'prompt' && meta.showsPreview === true && previewed !== null))
    return children
  return (
    <>
      {meta.header === 'none' && <AccountPageHead meta={meta} />}
      {/* The server renders the skeleton also for members. It fills the screen, so that the footer below does not move
          when the page replaces it. */}
      {isRedirect(admission) ? <Skeleton height="100vh" /> : <ClosedNotice meta={meta} closed={admission} />}
    </>
  )
}
