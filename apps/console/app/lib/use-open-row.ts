import { useRef, useState } from 'react'

import { afterPaint } from './after-paint.ts'

/**
 * Returns the open row of a list, and a function that opens another one. The row is painted first; then the address
 * changes, which renders more of the page.
 */
export function useOpenRow(
  open: string | undefined,
  onOpen: (id: string | undefined) => void,
): [open: string | undefined, show: (id: string | undefined) => void] {
  const [ahead, setAhead] = useState<{ of: string | undefined; id: string | undefined } | null>(null)
  const latest = useRef<object>(null)
  // The address has changed, to this row or to another one.
  if (ahead !== null && ahead.of !== open) setAhead(null)
  const shown = ahead !== null && ahead.of === open ? ahead.id : open
  const show = (id: string | undefined) => {
    const request = { of: open, id }
    latest.current = request
    setAhead(request)
    // Of several rows opened before a paint, only the last one becomes the address.
    afterPaint(() => {
      if (latest.current === request) onOpen(id)
    })
  }
  return [shown, show]
}
