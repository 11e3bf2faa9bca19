/** How much of a requirement is played, in whole percents: all of it only where nothing is left, and some where any is. */
export function shareDone({ required, done, left }: { required: string; done: string; left: string }): number {
  if (Number(left) === 0) return 100
  const share = Math.floor((Number(done) / Number(required)) * 100)
  return Math.min(99, Number(done) > 0 ? Math.max(1, share) : 0)
}
