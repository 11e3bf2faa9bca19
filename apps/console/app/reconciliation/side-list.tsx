import type { ReconciledSide } from '@ante/contract/console/reconciliation.ts'
import { signReconciliation } from '@ante/contract/console/reconciliation.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { announce } from '../ui/toasts.tsx'
import { directionText } from './reconciliation-texts.ts'

/** The providers and vendors of a day, each with its differences. */
export function SideList({ sides }: { sides: readonly ReconciledSide[] }) {
  const { t } = useLingui()
  const [signing, setSigning] = useState<ReconciledSide | null>(null)
  return (
    <>
      <SmallTable
        label={t`Providers and vendors`}
        heads={[t`Party`, t`Subject`, t`Here`, t`There`, t`Open`, t`State`, t`Signature`]}
        amounts={[2, 3, 4]}
        rows={sides.map((side) => ({
          id: side.id,
          cells: [
            <bdi key="code">{side.code}</bdi>,
            t(directionText[side.direction]),
            side.booked,
            side.problem === '' ? side.lines : '–',
            side.open,
            <SideState key="state" side={side} />,
            <SignButton key="sign" side={side} onSign={() => setSigning(side)} />,
          ],
        }))}
      />
      {signing && <Signature side={signing} onClose={() => setSigning(null)} />}
    </>
  )
}

function SideState({ side: { signedBy, problem, unexplained, open } }: { side: ReconciledSide }) {
  if (signedBy !== null)
    return (
      <Badge tone="good">
        <Trans>Signed by {signedBy}</Trans>
      </Badge>
    )
  if (problem !== '')
    return (
      <Badge tone="bad">
        <Trans>No statement</Trans>
      </Badge>
    )
  if (unexplained > 0)
    return (
      <Badge tone="warn">
        <Trans>{unexplained} without a cause</Trans>
      </Badge>
    )
  return <Badge tone="accent">{open > 0 ? <Trans>Explained</Trans> : <Trans>Matched</Trans>}</Badge>
}

function SignButton({ side, onSign }: { side: ReconciledSide; onSign(): void }) {
  const { code } = useSite()
  const mayCall = useMayCall(code)
  const isReady = side.signedBy === null && side.problem === '' && side.unexplained === 0
  if (!isReady || !mayCall(signReconciliation)) return null
  return (
    <Button size="small" onPress={onSign}>
      <Trans>Sign off</Trans>
    </Button>
  )
}

function Signature({ side, onClose }: { side: ReconciledSide; onClose(): void }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const { id, builtAt, code, day, booked, open } = side
  const subject = t(directionText[side.direction])
  const sign = async () => {
    await call(signReconciliation, { merchant, id, builtAt })
    announce(t`Signed off.`)
    onClose()
    await client.invalidateQueries({ queryKey: ['reconciliation'] })
  }
  return (
    <Overlay title={t`Sign off`} isOpen onClose={onClose}>
      <ConfirmForm
        confirmText={t`${day}, ${code}, ${subject}: ${booked} booked here, ${open} explained differences. It can't be changed afterwards.`}
        action={t`Sign off`}
        hasReason={false}
        onConfirm={sign}
        onCancel={onClose}
      />
    </Overlay>
  )
}
