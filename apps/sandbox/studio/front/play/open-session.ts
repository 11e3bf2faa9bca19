import type { SessionView } from '../../play-contract.ts'
import { openNotice } from '../controls/sheet.ts'
import type { StudioWords } from '../words/words.ts'
import { leaveUnopened, standUnopened } from './lobby.ts'
import { forgetToken, takePageKey } from './page-key.ts'
import type { PageKey } from './page-key.ts'
import { askWhereToPlay } from './played-elsewhere.ts'
import type { ElsewhereWords } from './played-elsewhere.ts'
import { CallRefused, vendorCalls } from './vendor-calls.ts'
import type { VendorCalls } from './vendor-calls.ts'

export type OpeningWords = ElsewhereWords &
  Pick<StudioWords, 'tryAgain' | 'cannotStart' | 'cannotStartWhy' | 'sessionOver' | 'sessionOverWhy'>

export interface Opened {
  session: SessionView
  calls: VendorCalls
  /** What this page proves itself by. */
  key: string
}

/**
 * Exchanges the launch token, or takes up the session of before. Null when the game cannot start; the player has been
 * told why, in these words.
 */
export async function openSession(words: OpeningWords): Promise<Opened | null> {
  // Where this runs the browser is new enough.
  document.querySelector('.fallback')?.remove()
  const key = takePageKey()
  const calls = vendorCalls(key.value)
  const session = await openOrResume(key, calls, words)
  if (!session) return null

  forgetToken(key)
  return { session, calls, key: key.value }
}

async function openOrResume(key: PageKey, calls: VendorCalls, words: OpeningWords): Promise<SessionView | null> {
  try {
    return key.launch ? await calls.open(key.launch) : await calls.resume()
  } catch (error) {
    standUnopened()
    const retry = { label: words.tryAgain, onPress: () => location.reload() }
    if (!(error instanceof CallRefused)) {
      openNotice(words.cannotStart, words.cannotStartWhy, [retry])
      return null
    }
    const back = () => leaveUnopened(error.lobbyUrl)
    if (error.code === 'session.replaced') {
      await askWhereToPlay(words, back)
      return openOrResume({ ...key, launch: null }, { ...calls, resume: () => calls.takeOver() }, words)
    }
    openNotice(words.sessionOver, words.sessionOverWhy, [{ label: words.leave, onPress: back }])
    return null
  }
}
