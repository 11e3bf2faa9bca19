import { useState } from 'react'

export interface Opened {
  open: boolean
  show(): void
  close(): void
  /** Props of the sheet. */
  sheet: { open: boolean; round: number; onClose(): void }
}

/** Returns whether a sheet is open, and how many times it was opened, so that earlier input is discarded. */
export function useOpened(): Opened {
  const [{ open, round }, setOpened] = useState({ open: false, round: 0 })
  const close = () => setOpened((before) => ({ ...before, open: false }))
  const show = () => setOpened((before) => ({ open: true, round: before.round + 1 }))
  return { open, show, close, sheet: { open, round, onClose: close } }
}
