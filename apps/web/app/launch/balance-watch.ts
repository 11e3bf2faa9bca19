/**
 * Watches the balance from which a game plays. Each check returns whether the game must be notified of a change. A
 * change during a round is reported after it, because it may be the round's own.
 */
export function createBalanceWatch() {
  let previousState: string | undefined
  let isPending = false
  return (amount: string | undefined, roundOpen: boolean): boolean => {
    if (previousState !== undefined && amount !== previousState) isPending = true
    previousState = amount
    if (!isPending || roundOpen) return false
    isPending = false
    return true
  }
}
