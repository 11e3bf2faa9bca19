import { createContext, use, useEffect } from 'react'

/** Reports that the form shows an error: the picture above it gives way. */
export const EntranceProblem = createContext<() => void>(() => undefined)

/** Removes the picture of the page from the first error on. It does not return, so that nothing moves again. */
export function useEntranceProblem(isWrong: boolean): void {
  const report = use(EntranceProblem)
  useEffect(() => {
    if (isWrong) report()
  }, [isWrong, report])
}
