import { useState } from 'react'

/** Whether the value changed while it was displayed: the initial value does not count. */
export function useHasChanged(sign: string | undefined): boolean {
  const [seen, setSeen] = useState({ sign, hasChanged: false })
  if (seen.sign !== sign) setSeen({ sign, hasChanged: seen.sign !== undefined })
  return seen.hasChanged
}
