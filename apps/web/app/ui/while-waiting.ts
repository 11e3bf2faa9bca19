import { showToast } from './toast-store.ts'

interface Wait {
  words: string
  /** Maximum duration in milliseconds. */
  ms: number
}

/** Shows a toast while an answer is pending. */
export async function whileWaiting<Answer>({ words, ms }: Wait, act: () => Promise<Answer>): Promise<Answer> {
  const hide = showToast(words, { ms })
  try {
    return await act()
  } finally {
    hide()
  }
}
