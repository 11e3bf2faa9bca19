import { openFrame } from '../../kit/front/frame/open-frame.ts'
import { chipRail } from '../../kit/front/frame/chip-rail.ts'
import { element } from '../../kit/front/controls/element.ts'
import type { GameFrame } from '../../kit/front/frame/game-frame.ts'
import type { Refusals } from '../../kit/front/frame/refusals.ts'
import type { FrameTextId } from '../../kit/front/frame/texts/frame-texts.ts'
import type { Translator } from '../../kit/front/texts/text-table.ts'
import type { RoundView } from '../../kit/play-contract.ts'
import { switchButton } from './controls/switches.ts'
import { catchesOfVolley, shotsIn } from './play/outcome-view.ts'
import { Hunt } from './play/hunt.ts'
import { fishTexts } from './texts/fish-texts.ts'
import type { FishTextId } from './texts/fish-texts.ts'

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')

const refusals: Refusals<FishTextId> = {
  'fish.all_gone': 'targetGone',
  'fish.too_fast': 'tooFast',
  'fish.out_of_order': 'notPlaced',
  'fish.out_of_sight': 'notPlaced',
  'fish.unknown': 'notPlaced',
  'fish.no_seat': 'seatRegained',
  'fish.room_over': 'seatRegained',
}
/** After these refusals the page requests a seat again, which also returns the seat's last volley number. */
const WITHOUT_SEAT = new Set(['fish.no_seat', 'fish.room_over', 'fish.out_of_order'])

async function start(): Promise<void> {
  const frame = await openFrame<FishTextId>({
    texts: fishTexts,
    rules: async (translator, session) => (await import('./controls/rules.ts')).rulesOf(translator, session),
    describe,
    refusals,
  })
  if (!frame) return

  const hunt = new Hunt(frame, {
    variant: variantOf(frame.session.title.gameId),
    prefersReducedMotion: () => reduced.matches,
  })
  showRail(frame, hunt)
  frame.onPause = () => hunt.pause()
  frame.onRefused = (code) => {
    if (WITHOUT_SEAT.has(code)) hunt.retakeSeat()
  }
  await frame.finish(async (round) => {
    const won = BigInt(round.wonCents)
    const { t, money } = frame.translator
    frame.view.toast(won > 0n ? t('resumed', { amount: money(won) }) : t('resumedNothing'))
  })
  await hunt.begin()
}

function showRail(frame: GameFrame<FishTextId>, hunt: Hunt): void {
  const { translator, view, stakeSelector, sound } = frame
  const chips = chipRail(stakeSelector, translator, () => sound.click())
  const double = switchButton('double', translator.t('double'), (on) => {
    hunt.gun.weapon = on ? 'double' : 'single'
    sound.click()
  })
  const lock = switchButton('aim', translator.t('lock'), (on) => {
    hunt.gun.stopFiring()
    hunt.gun.locks = on
    sound.click()
    if (on) view.toast(translator.t('pickTarget'))
  })
  view.rail.replaceChildren(element('div', { class: 'fish-rail' }, chips, double, lock))
}

/** Text in the history: number of shots and catches. */
function describe(round: RoundView, { t, count, number }: Translator<FishTextId | FrameTextId>): string[] {
  if (round.state !== 'played') return []
  const caught = catchesOfVolley(round).map(({ target, times }) =>
    t('caughtFish', { name: t(target), times: number(times) }),
  )
  return [count('shots', shotsIn(round)), ' · ', caught.length > 0 ? caught.join(', ') : t('caughtNothing')]
}

/** Returns the variant of the background: always the same for one title. */
const variantOf = (gameId: string): number =>
  Array.from(gameId).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)

void start()
