import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useBalanceHidden } from '../wallet/public.ts'
import { CardPreview } from './card-preview.tsx'
import type { Shared, Win } from './shared.ts'
import { useMayShare } from './use-may-share.ts'

interface ShareSheetProps {
  open: boolean
  shared: Shared
  onClose(): void
}

/** A sheet with the picture of a win or a ticket, to share or save; nothing if the member may not share. */
export function ShareSheet({ open, shared, onClose }: ShareSheetProps) {
  const { t } = useLingui()
  // For a member who hides the balance, the amount of the win is initially hidden too.
  const [isBalanceHidden] = useBalanceHidden()
  const [chosen, setChosen] = useState<boolean | null>(null)
  if (!useMayShare()) return null
  return (
    <Sheet open={open} title={shared.kind === 'win' ? t`Share win` : t`Share bet`} onClose={onClose}>
      {open && <CardPreview shared={shared} hideAmount={chosen ?? isBalanceHidden} onHide={setChosen} />}
    </Sheet>
  )
}

/** A button that opens the picture of a win; nothing if the member may not share. */
export function ShareWin({ win }: { win: Win }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  if (!useMayShare()) return null
  return (
    <>
      <Button variant="quiet" wide aria-haspopup="dialog" onClick={() => setOpen(true)}>{t`Share win`}</Button>
      <ShareSheet open={open} shared={win} onClose={() => setOpen(false)} />
    </>
  )
}
