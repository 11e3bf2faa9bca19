import { useState } from 'react'

/** Whether the value changed while it was displayed: the initial value does not count. */
export function useHasChanged(value: string | undefined): boolean {
  const [seen, setSeen] = useState({ sign: value, hasChanged: false })
  if (seen.sign !== value) setSeen({ sign: value, hasChanged: seen.sign !== undefined })
  return seen.hasChanged
}
