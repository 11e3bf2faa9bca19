import { useState } from 'react'

/** Whether the value changed while it was displayed: the initial value does not count. */
export function useNews(sign: string | undefined): boolean {
  const [seen, setSeen] = useState({ sign, isNews: false })
  if (seen.sign !== sign) setSeen({ sign, isNews: seen.sign !== undefined })
  return seen.isNews
}
