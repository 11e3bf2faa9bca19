/** What a visitor was about to do on the current page when a login was required. */
let action: (() => void) | null = null

/** Continues with this once the visitor has logged in or registered without leaving the app. */
export function continueAfterLogin(next: () => void): void {
  action = next
}

/** Returns and clears the action to continue with. */
export function takeAfterLogin(): (() => void) | null {
  const next = action
  action = null
  return next
}
