import * as z from 'zod/mini'

import { readStored, tabStorage } from '../../lib/browser/storage.ts'
import { parseJson } from '../../lib/calls/json.ts'

const KEY = 'lotteryWins'
/** As many as an answer has at most. */
export const WINS_AT_MOST = 100

const Memory = z.object({
  userName: z.string().check(z.minLength(1)),
  /** What was settled before that is no news. */
  since: z.iso.datetime(),
  /** By their `orderDetailId`. */
  told: z.array(z.string().check(z.regex(/^\d{1,18}$/))).check(z.maxLength(WINS_AT_MOST)),
})
/** Which wins this tab has celebrated, and whose. */
export type WinMemory = z.output<typeof Memory>

const memoryOf = (text: string): WinMemory | null => {
  const kept = Memory.safeParse(parseJson(text))
  return kept.success ? kept.data : null
}

/** It outlives a reload, and goes with the tab; null where this member's wins are not watched yet. */
export function winsRemembered(userName: string): WinMemory | null {
  const memory = readStored(tabStorage, KEY, memoryOf)
  return memory?.userName === userName ? memory : null
}

export const rememberWins = (memory: WinMemory): void => tabStorage.set(KEY, JSON.stringify(memory))
