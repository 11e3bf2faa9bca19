/**
 * Watches the balance that a game plays from. Each look says whether the game must be told that it has changed. A change during a round is
 * told once the round is over: whether it was the round itself cannot be seen.
 */
export function outsideWatch() {
  let known: string | undefined
  let isUntold = false
  return (amount: string | undefined, roundOpen: boolean): boolean => {
    if (known !== undefined && amount !== known) isUntold = true
    known = amount
    if (!isUntold || roundOpen) return false
    isUntold = false
    return true
  }
}
