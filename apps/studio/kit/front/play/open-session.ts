import type { SessionView } from '../../play-contract.ts'
import { openNotice } from '../controls/sheet.ts'
import { leaveWithoutSession, announceWithoutSession } from './lobby.ts'
import { clearToken, takePageKey } from './page-key.ts'
import type { PageKey } from './page-key.ts'
import { offerToPlayHere } from './played-elsewhere.ts'
import type { ElsewhereTranslator } from './played-elsewhere.ts'
import type { Translator } from '../texts/text-table.ts'
import { CallRefused, vendorCalls } from './vendor-calls.ts'
import type { VendorCalls } from './vendor-calls.ts'

/** Texts of a page before its session is open. */
export type OpeningTranslator = ElsewhereTranslator &
  Pick<Translator<'tryAgain' | 'cannotStart' | 'cannotStartHint' | 'sessionOver' | 'sessionOverHint'>, 't'>

export interface OpenedSession {
  session: SessionView
  calls: VendorCalls
  /** Credential of this page. */
  key: string
}

/**
 * Exchanges the launch token, or resumes an existing session. Returns null when the game cannot start; the player has
 * seen the reason.
 */
export async function openSession(translator: OpeningTranslator): Promise<OpenedSession | null> {
  // Running scripts prove that the browser is recent enough.
  document.querySelector('.fallback')?.remove()
  const key = takePageKey()
  const calls = vendorCalls(key.value)
  const session = await openOrResume(key, calls, translator)
  if (!session) return null

  clearToken(key)
  return { session, calls, key: key.value }
}

async function openOrResume(
  key: PageKey,
  calls: VendorCalls,
  translator: OpeningTranslator,
): Promise<SessionView | null> {
  const { t } = translator
  try {
    return key.launch ? await calls.open(key.launch) : await calls.resume()
  } catch (error) {
    announceWithoutSession()
    const retry = { label: t('tryAgain'), onPress: () => location.reload() }
    if (!(error instanceof CallRefused)) {
      openNotice(t('cannotStart'), t('cannotStartHint'), [retry])
      return null
    }
    const leave = () => leaveWithoutSession(error.lobbyUrl)
    if (error.code === 'session.replaced') {
      await offerToPlayHere(translator, leave)
      return openOrResume({ ...key, launch: null }, { ...calls, resume: () => calls.takeOver() }, translator)
    }
    openNotice(t('sessionOver'), t('sessionOverHint'), [{ label: t('leave'), onPress: leave }])
    return null
  }
}
