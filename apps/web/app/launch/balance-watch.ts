/**
 * Returns a function that is called with the balance of the game's wallet, and returns whether to notify the game of a
 * change. A change during a round is reported after the round, because it may be the round's own stake or payout.
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
