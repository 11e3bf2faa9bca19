import { createContext, use, useEffect } from 'react'

/** Reports that the form shows an error: the picture above the form is then removed. */
export const EntranceProblem = createContext<() => void>(() => undefined)

/** Removes the picture of the page at the first error. The picture is not restored, so that nothing moves again. */
export function useEntranceProblem(isWrong: boolean): void {
  const report = use(EntranceProblem)
  useEffect(() => {
    if (isWrong) report()
  }, [isWrong, report])
}
