/**
 * Returns the progress of a requirement in whole percent: 100 only if nothing is left, and at least 1 if anything is
 * done.
 */
export function shareDone({ required, done, left }: { required: string; done: string; left: string }): number {
  if (Number(left) === 0) return 100
  const share = Math.floor((Number(done) / Number(required)) * 100)
  return Math.min(99, Number(done) > 0 ? Math.max(1, share) : 0)
}
