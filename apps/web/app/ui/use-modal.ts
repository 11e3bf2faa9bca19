import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

import { addDialogEntry } from './dialog-entries.ts'
import { useModalTurn } from './modal-turns.ts'
import { registerModal } from './open-modals.ts'

/** Duration of the closing animation in milliseconds. */
const LEAVING_MS = 320

/** Whether the browser itself delays closing until the transition has ended. Safari below 17.4 does not. */
const supportsDelayedClose = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || CSS.supports('transition-behavior', 'allow-discrete')

/**
 * Opens and closes a native dialog, which traps the focus and closes by Escape; a tap on the backdrop closes it too.
 * Phones older than iOS 15.4 do not support it: there it is shown without a focus trap.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useModalTurn(open)
  useEffect(() => (open ? addDialogEntry(() => close()) : undefined), [open])

  useEffect(() => {
    const dialog = ref.current
    const onClick = ({ target }: MouseEvent) => {
      if (target === dialog) close()
    }
    dialog?.addEventListener('click', onClick)
    return () => {
      if (!dialog) return
      dialog.removeEventListener('click', onClick)
      registerModal(dialog, false)
      // A dialog of a hidden page would make the shown page inert, so it is closed.
      if (dialog.open && dialog.isConnected && dialog.getClientRects().length === 0) hide(dialog)
    }
  }, [])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    if (dialog.open === open) {
      // React's strict mode runs effects twice, and the cleanup in between has unregistered the dialog.
      registerModal(dialog, open)
      return undefined
    }
    if (open) {
      show(dialog)
      return undefined
    }
    if (supportsDelayedClose()) {
      hide(dialog)
      return undefined
    }
    dialog.dataset['leaving'] = ''
    const stay = () => delete dialog.dataset['leaving']
    const timer = setTimeout(() => {
      stay()
      hide(dialog)
    }, LEAVING_MS)
    return () => {
      clearTimeout(timer)
      stay()
    }
  }, [open])
  return ref
}

const isNative = (dialog: HTMLDialogElement) => typeof dialog.showModal === 'function'

function show(dialog: HTMLDialogElement): void {
  if (!isNative(dialog)) dialog.setAttribute('open', '')
  else {
    dialog.showModal()
    // The dialog itself takes the focus: a focused first button would look selected.
    dialog.focus({ preventScroll: true })
  }
  registerModal(dialog, true)
}

function hide(dialog: HTMLDialogElement): void {
  registerModal(dialog, false)
  if (isNative(dialog)) dialog.close()
  else dialog.removeAttribute('open')
}
