import { revealPayee } from '@ante/contract/console/withdrawals.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Facts } from '../ui/side-panel.tsx'

/** Reveals the account number and the names after a reason was entered, which the audit log records. */
export function PayeeReveal({ id }: { id: string }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayCall = useMayCall(merchant)
  const [isAsking, setAsking] = useState(false)
  const [payee, setPayee] = useState<OutputOf<typeof revealPayee> | null>(null)
  if (!mayCall(revealPayee)) return null
  if (payee)
    return (
      <Facts
        facts={[
          [t`Account number`, <code key="number">{payee.number}</code>],
          [t`Account holder`, payee.holder],
          [t`Player's name`, payee.name || '–'],
        ]}
      />
    )
  if (!isAsking)
    return (
      <div>
        <Button size="small" onPress={() => setAsking(true)}>
          <Eye size={14} aria-hidden />
          <Trans>Show account number and names</Trans>
        </Button>
      </div>
    )
  return (
    <ConfirmForm
      confirmText={t`Show the account number and the names of ${id}.`}
      action={t`Show`}
      onConfirm={async (reason) => setPayee(await call(revealPayee, { merchant, id, reason }))}
      onCancel={() => setAsking(false)}
    />
  )
}
