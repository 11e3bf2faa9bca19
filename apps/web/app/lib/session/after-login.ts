/** The visitor's action on the current page that required a login. */
let action: (() => void) | null = null

/** Stores the action to run once the visitor has logged in or registered without leaving the app. */
export function continueAfterLogin(next: () => void): void {
  action = next
}

/** Returns and clears the action to continue with. */
export function takeAfterLogin(): (() => void) | null {
  const next = action
  action = null
  return next
}
