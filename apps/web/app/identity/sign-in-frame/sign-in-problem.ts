import { createContext, use, useEffect } from 'react'

/** Reports that the form shows an error: the picture above the form is then removed. */
export const SignInProblem = createContext<() => void>(() => undefined)

/** Removes the picture of the page at the first error. The picture is not restored, so that nothing moves again. */
export function useSignInProblem(isWrong: boolean): void {
  const report = use(SignInProblem)
  useEffect(() => {
    if (isWrong) report()
  }, [isWrong, report])
}
