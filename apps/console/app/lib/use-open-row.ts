import { useState } from 'react'

/**
 * Returns the open row of a list, and a function that opens another one. The row opens at once; the address, which the
 * router changes later, follows.
 */
export function useOpenRow(
  open: string | undefined,
  onOpen: (id: string | undefined) => void,
): [open: string | undefined, show: (id: string | undefined) => void] {
  const [ahead, setAhead] = useState<{ of: string | undefined; id: string | undefined } | null>(null)
  // The address has changed, to this row or to another one.
  if (ahead !== null && ahead.of !== open) setAhead(null)
  const shown = ahead !== null && ahead.of === open ? ahead.id : open
  const show = (id: string | undefined) => {
    setAhead({ of: open, id })
    onOpen(id)
  }
  return [shown, show]
}
