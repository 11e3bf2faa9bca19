import { useState } from 'react'

export interface Opened {
  open: boolean
  show(): void
  close(): void
  /** What the sheet itself is given. */
  sheet: { open: boolean; round: number; onClose(): void }
}

/** Whether a sheet is open, and how often it was: what was typed before is not there again. */
export function useOpened(): Opened {
  const [{ open, round }, setOpened] = useState({ open: false, round: 0 })
  const close = () => setOpened((before) => ({ ...before, open: false }))
  const show = () => setOpened((before) => ({ open: true, round: before.round + 1 }))
  return { open, show, close, sheet: { open, round, onClose: close } }
}
