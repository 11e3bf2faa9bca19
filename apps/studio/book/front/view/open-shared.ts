import { openNotice } from '../../../kit/front/controls/sheet.ts'
import { CallRefused } from '../../../kit/front/play/vendor-calls.ts'
import { bookPath, SharedView } from '../../book-contract.ts'
import type { SlipLeg } from '../state/slip.ts'
import type { App } from './app.ts'
import { removeRoomFromAddress } from './open-pick.ts'

type SharedLeg = SharedView['legs'][number]

/**
 * Fills the slip with the picks of a booking code, and opens it. A notice first lists picks that are no longer offered.
 * Before other picks are replaced, the player confirms. Changed prices are accepted later, on the slip. Returns whether
 * the code was valid.
 */
export async function openShared(app: App, code: string, openSlip: () => void): Promise<boolean> {
  removeRoomFromAddress()
  const { frame, translator } = app
  let legs: readonly SharedLeg[]
  try {
    ;({ legs } = await frame.calls.callApi(bookPath.shared, SharedView, { code }))
  } catch (error) {
    frame.view.toast(translator.t((error instanceof CallRefused && refusedText[error.code]) || 'failed'))
    return false
  }
  const offered = legs.flatMap((leg) => slipLeg(leg) ?? [])
  const closedLegs = legs.filter((leg) => slipLeg(leg) === null)
  const fill = () => (offered.length > 0 ? fillSlip(app, offered, openSlip) : undefined)
  if (closedLegs.length === 0) fill()
  else
    openNotice(translator.t('sharedGone'), eventsOf(closedLegs), [
      { label: translator.t('continueGame'), onPress: fill },
    ])
  return true
}

const refusedText: Readonly<Record<string, 'codeUnknown' | 'codeTooOften'>> = {
  'code.unknown': 'codeUnknown',
  'code.too_often': 'codeTooOften',
}

function slipLeg({ match, now, ...leg }: SharedLeg): SlipLeg | null {
  if (!match || now === null) return null
  const { home, away, sport } = match
  return { ...leg, now, home, away, sport }
}

/** Names of teams are isolated: the list may be in a right-to-left language. */
const eventsOf = (legs: readonly SharedLeg[]): string =>
  legs.map(({ match, fixtureId }) => `\u2068${match ? `${match.home} – ${match.away}` : fixtureId}\u2069`).join(', ')

function fillSlip({ slip, translator }: App, legs: readonly SlipLeg[], openSlip: () => void): void {
  const replace = () => {
    slip.clear()
    for (const leg of legs) slip.toggle(leg)
    openSlip()
  }
  const isSame = slip.legs.length === legs.length && legs.every((leg) => slip.has(leg))
  if (isSame) return openSlip()
  if (slip.legs.length === 0) return replace()
  const events = legs.map(({ home, away }) => `\u2068${home} – ${away}\u2069`).join(', ')
  openNotice(translator.t('replaceSlip'), events, [
    { label: translator.t('replace'), onPress: replace },
    { label: translator.t('keepSlip'), onPress: openSlip },
  ])
}
