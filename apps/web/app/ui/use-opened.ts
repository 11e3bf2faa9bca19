import { useState } from 'react'

export interface Opened {
  open: boolean
  show(): void
  close(): void
  /** Props of the sheet. */
  sheet: { open: boolean; openCount: number; onClose(): void }
}

/** Returns whether a sheet is open, and how many times it was opened, so that earlier input is discarded. */
export function useOpened(): Opened {
  const [{ open, openCount }, setOpened] = useState({ open: false, openCount: 0 })
  const close = () => setOpened((before) => ({ ...before, open: false }))
  const show = () => setOpened((before) => ({ open: true, openCount: before.openCount + 1 }))
  return { open, show, close, sheet: { open, openCount, onClose: close } }
}
