/** Limits the number of concurrent jobs; others wait in order. */
export function atMost(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let runningCount = 0
  return async (work) => {
    if (runningCount < limit) runningCount++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else runningCount--
    }
  }
}
