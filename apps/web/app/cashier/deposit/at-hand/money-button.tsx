import { useState } from 'react'
import type { ReactNode } from 'react'

import { loadPageMessages } from '../../../lib/i18n/messages.ts'
import { Later } from '../../../ui/later.tsx'
import { useModalTurn } from '../../../ui/modal-turns.ts'

const loadSheet = async () => {
  const [{ MoneySheet }] = await Promise.all([
    import('./money-sheet.tsx'),
    loadPageMessages(['deposits', 'cashier', 'wallet', 'guards']),
  ])
  return MoneySheet
}

interface MoneyButtonProps {
  className: string | undefined
  /** Whether a game is shown: the payment is made beside it, and no page opens. */
  isPlaying?: boolean
  /** Freezes the displayed balances while a round is shown whose outcome is already credited. */
  isUpdatePaused?: boolean
  /** The balance, and the button's name. */
  children: ReactNode
}

/** The balance as a button, which opens the sheet with the wallets and a deposit. */
export function MoneyButton({ className, isPlaying = false, isUpdatePaused = false, children }: MoneyButtonProps) {
  const [open, setOpen] = useState(false)
  useModalTurn(open)
  const onClose = () => setOpen(false)
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <Later
        isRequested={open}
        load={loadSheet}
        props={{ open, isPlaying, isUpdatePaused, onClose }}
        onFailure={onClose}
      />
    </>
  )
}
