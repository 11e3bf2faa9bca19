import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { PageSection } from '../../../ui/page-section.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NoPassword } from '../no-password.tsx'
import { accountGuards } from '../queries.ts'
import type { GuardSheetProps } from '../security-sheets.tsx'
import { AddAuthenticator } from './add-authenticator.tsx'
import { RemoveAuthenticator } from './remove-authenticator.tsx'

/** Adds an authenticator app to the account, or removes it. */
export function AuthenticatorSheet({ open, openCount, onClose }: GuardSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Authenticator app`} onClose={onClose}>
      <PageSection key={openCount} skeleton={<Skeleton height={240} />}>
        <Authenticator onDone={onClose} />
      </PageSection>
    </Sheet>
  )
}

function Authenticator({ onDone }: { onDone(): void }) {
  const { data } = useSuspenseQuery(accountGuards)
  // State at the opening of the sheet: after adding the app, the recovery codes are shown here.
  const [{ authenticator, hasPassword }] = useState(data)
  if (!hasPassword) return <NoPassword />
  return authenticator ? <RemoveAuthenticator onDone={onDone} /> : <AddAuthenticator onDone={onDone} />
}
