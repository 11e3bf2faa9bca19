import { showToast } from './toast-store.ts'

interface Wait {
  words: string
  /** So long at the most. */
  ms: number
}

/** Says that an answer is waited for, until it is there. */
export async function whileWaiting<Answer>({ words, ms }: Wait, act: () => Promise<Answer>): Promise<Answer> {
  const hide = showToast(words, { ms })
  try {
    return await act()
  } finally {
    hide()
  }
}
