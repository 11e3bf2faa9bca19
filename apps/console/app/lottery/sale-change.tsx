import { runChange } from '@ante/contract/console/operations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { resultsKey } from '../operations/operation-queries.ts'
import { useIsOffered } from '../operations/use-is-offered.ts'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'
import { useLotteryChanged } from './lottery-queries.ts'

type SaleAction = 'update-sale' | 'update-play' | 'suspend-number' | 'release-number'

/** A change of what a lottery sells: a command of the operator CLI with its values, and the texts of its dialog. */
export interface SaleChange {
  action: SaleAction
  values: readonly { name: string; value: string }[]
  title: string
  confirmText: string
  button: string
  doneText: string
  isDanger: boolean
}

/** Whether the signed-in staff may change what lotteries sell. */
export function useMaySell(action: SaleAction): boolean {
  const { code: merchant } = useSite()
  return useIsOffered(merchant, 'lottery', action)
}

/** Confirmation of a change of sales, which runs the command once per key. */
export function SaleChangeDialog({ change, onClose }: { change: SaleChange | null; onClose(): void }) {
  if (change === null) return null
  return (
    <Overlay title={change.title} isOpen onClose={onClose}>
      <Confirmation change={change} onClose={onClose} />
    </Overlay>
  )
}

function Confirmation({ change, onClose }: { change: SaleChange; onClose(): void }) {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const changed = useLotteryChanged()
  // One key for all attempts, so that a repeated confirmation is the same change.
  const [key] = useState(() => crypto.randomUUID())
  const confirm = async () => {
    const { action, values } = change
    await call(runChange, { merchant, subject: 'lottery', action, values: [...values], key })
    announce(change.doneText)
    onClose()
    await changed()
    void client.invalidateQueries({ queryKey: resultsKey({ merchant, subject: 'lottery' }) })
  }
  return (
    <ConfirmForm
      confirmText={change.confirmText}
      action={change.button}
      isDanger={change.isDanger}
      hasReason={false}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
