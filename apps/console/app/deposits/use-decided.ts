import { useRowDecided } from '../lib/use-row-decided.ts'
import type { Queue } from './deposit-queries.ts'

/** Returns a function that removes a decided deposit from the queue, and refetches the queue and the bank lines. */
export const useDecided = (): ((id: string) => void) =>
  useRowDecided<Queue>({
    list: 'deposits',
    row: 'deposit',
    others: ['bank-lines'],
    without: (queue, id) => ({ ...queue, deposits: queue.deposits.filter((one) => one.id !== id) }),
  })
