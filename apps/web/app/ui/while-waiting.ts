import { showToast } from './toast-store.ts'

interface WaitToast {
  texts: string
  /** Maximum duration in milliseconds. */
  ms: number
}

/** Shows a toast while an answer is pending. */
export async function whileWaiting<Answer>({ texts, ms }: WaitToast, act: () => Promise<Answer>): Promise<Answer> {
  const hide = showToast(texts, { ms })
  try {
    return await act()
  } finally {
    hide()
  }
}
