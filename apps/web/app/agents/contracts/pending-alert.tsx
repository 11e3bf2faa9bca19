import type { ConsolidatedFunds } from '@ante/contract/agents/contract-funds.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useNavigate } from '../../lib/pages/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useModalsBusy } from '../../ui/modal-turns.ts'
import { kindTexts } from './contract-texts.ts'
import { PENDING, pendingContracts, settlePending } from './pending.ts'
import type { Pending } from './pending.ts'

/** Presents pending offers one after another on entry; a dismissed one is presented again at the next entry. */
export function PendingAlert() {
  const { data } = useQuery(pendingContracts)
  return data ? <Alerts funds={data} /> : null
}

function Alerts({ funds }: { funds: ConsolidatedFunds }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const busy = useModalsBusy()
  const [shownContract, setShown] = useState<Pending | null>(null)
  const queries = useQueryClient()
  // Answered offers may remain in `funds` for a moment.
  const [settled, setSettled] = useState<readonly string[]>([])
  const next = pendingOf(funds).find(({ kind }) => !settled.includes(kind))
  // Automatic dialog: waits until other open dialogs are closed.
  if (!shownContract && next && !busy) setShown(next)
  if (!shownContract) return null
  const close = () => {
    // Not presented again until the next entry, which loads the pending contracts again.
    settlePending(queries, shownContract.kind)
    setSettled([...settled, shownContract.kind])
    setShown(null)
  }
  const openContracts = () => {
    close()
    navigate(shownContract.to)
  }
  const kind = i18n._(kindTexts[shownContract.kind])
  return (
    <Dialog
      key={shownContract.kind}
      open
      title={kind}
      onClose={close}
      actions={
        <>
          <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
          <Button onClick={openContracts}>{t`Go`}</Button>
        </>
      }
    >
      <p>{t`A contract needs your response. Review it, then accept or decline.`}</p>
    </Dialog>
  )
}

/** Pending offers in order of presentation. */
const pendingOf = (funds: ConsolidatedFunds) => PENDING.filter(({ flag }) => Object.keys(funds[flag]).length > 0)
