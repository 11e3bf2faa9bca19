import { useState } from 'react'

/** Whether what is shown has come while it was looked at: what stood there first is no news. */
export function useNews(sign: string | undefined): boolean {
  const [seen, setSeen] = useState({ sign, isNews: false })
  if (seen.sign !== sign) setSeen({ sign, isNews: seen.sign !== undefined })
  return seen.isNews
}
