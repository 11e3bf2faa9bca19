import * as z from 'zod/mini'

import { readStored, tabStorage } from '../../lib/browser/storage.ts'
import { parseJson } from '../../lib/calls/json.ts'

const KEY = 'lotteryWins'
/** Maximum number of wins in an answer. */
export const MAX_WINS = 100

const Memory = z.object({
  userName: z.string().check(z.minLength(1)),
  /** Wins settled before this time are not celebrated. */
  since: z.iso.datetime(),
  /** Celebrated wins, by `orderDetailId`. */
  reported: z.array(z.string().check(z.regex(/^\d{1,18}$/))).check(z.maxLength(MAX_WINS)),
})
/** Wins that this tab has celebrated, and their member. */
export type WinMemory = z.output<typeof Memory>

const memoryOf = (text: string): WinMemory | null => {
  const stored = Memory.safeParse(parseJson(text))
  return stored.success ? stored.data : null
}

/** Returns the memory of this tab, which is kept across reloads; null before the first check for this member. */
export function winsRemembered(userName: string): WinMemory | null {
  const memory = readStored(tabStorage, KEY, memoryOf)
  return memory?.userName === userName ? memory : null
}

export const rememberWins = (memory: WinMemory): void => tabStorage.set(KEY, JSON.stringify(memory))
