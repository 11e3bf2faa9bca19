import { runChange } from '@ante/contract/console/operations.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useStore } from '../lib/store.ts'
import { resultsKey } from '../operations/operation-queries.ts'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'
import { VendorChoice } from './vendor-choice.tsx'
import { vendorChange } from './vendor-change.ts'
import type { VendorChange } from './vendor-change.ts'
import { VENDORS } from './vendor-queries.ts'

/**
 * Dialog that stops a vendor, or lets it work again, from any screen: choose the vendor, enter the reason, confirm. It
 * runs the command `vendors stop` or `vendors open` of the operator CLI.
 */
export function VendorChangeDialog() {
  const { t } = useLingui()
  const change = useStore(vendorChange)
  const close = () => vendorChange.set(null)
  if (change === null) return null
  const { action, vendor } = change
  const isStop = action === 'stop'
  const titles = vendor
    ? { stop: t`Stop ${vendor.name}`, open: t`Let ${vendor.name} work again` }
    : { stop: t`Stop a vendor`, open: t`Let a vendor work again` }
  return (
    <Overlay title={titles[action]} isOpen onClose={close}>
      {vendor === null ? (
        <VendorChoice isStop={isStop} onChoose={(chosen) => vendorChange.set({ action, vendor: chosen })} />
      ) : (
        <Confirmation key={vendor.code} action={action} vendor={vendor} onClose={close} />
      )}
    </Overlay>
  )
}

interface ConfirmationProps {
  action: VendorChange['action']
  vendor: NonNullable<VendorChange['vendor']>
  onClose(): void
}

function Confirmation({ action, vendor: { code, name }, onClose }: ConfirmationProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  // One key for all attempts, so that a repeated confirmation is the same change.
  const [key] = useState(() => crypto.randomUUID())
  const confirm = async (reason: string) => {
    const values = [
      { name: 'vendor', value: code },
      { name: 'reason', value: reason },
    ]
    await call(runChange, { merchant: PLATFORM, subject: 'vendors', action, values, key })
    announce(action === 'stop' ? t`${name} is stopped.` : t`${name} works again.`)
    onClose()
    await Promise.all([
      client.invalidateQueries({ queryKey: [VENDORS] }),
      client.invalidateQueries({ queryKey: resultsKey({ merchant: PLATFORM, subject: 'vendors' }) }),
    ])
  }
  return (
    <ConfirmForm
      confirmText={
        action === 'stop'
          ? t`At all merchants: no game of ${name} opens, and bets are refused at once. Open rounds end, and wins are paid.`
          : t`At all merchants: the games of ${name} open again, and bets are accepted.`
      }
      action={action === 'stop' ? t`Stop now` : t`Let it work again`}
      isDanger={action === 'stop'}
      isReasonShort
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
