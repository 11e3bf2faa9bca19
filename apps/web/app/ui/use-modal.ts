import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

import { useModalTurn } from './modal-turns.ts'

/**
 * Opens and closes a native dialog, which keeps the focus and closes by Escape; a tap on the veil beside its box closes
 * it too. Phones older than iOS 15.4 have none: there it stands open without the focus being kept.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useModalTurn(open)

  useEffect(() => {
    const dialog = ref.current
    const onClick = ({ target }: MouseEvent) => {
      if (target === dialog) close()
    }
    dialog?.addEventListener('click', onClick)
    return () => dialog?.removeEventListener('click', onClick)
  }, [])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (typeof dialog.showModal !== 'function') dialog.toggleAttribute('open', open)
    else if (open) {
      dialog.showModal()
      // The dialog itself takes the focus: its first button would look as if somebody had chosen it.
      dialog.focus({ preventScroll: true })
    } else dialog.close()
  }, [open])
  return ref
}
