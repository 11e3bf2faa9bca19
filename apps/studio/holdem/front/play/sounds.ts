import type { Synth, Tone } from '../../../kit/front/sound/synth.ts'
import type { OwnView, TableView } from '../../table/table-contract.ts'

interface SoundState {
  table: TableView | null
  own: OwnView | null
}

const tap = (hertz: number, startsS = 0): Tone => ({
  hertz,
  toHertz: hertz * 0.6,
  startsS,
  durationS: 0.05,
  shape: 'triangle',
  volume: 0.5,
})
const CARD = [tap(900)]
const CHIPS = [tap(2_100), tap(2_500, 0.05)]
const FOLD = [tap(220)]
const TURN: Tone[] = [
  { hertz: 660, durationS: 0.18, shape: 'sine', volume: 0.5 },
  { hertz: 880, startsS: 0.12, durationS: 0.25, shape: 'sine', volume: 0.5 },
]

/** Plays one sound for the most important event. */
export function soundsOf(before: SoundState, now: SoundState, synth: Synth): void {
  if (now.own?.choices && !before.own?.choices) synth.play(TURN)
  else if (hasWon(now) && !before.table?.hand?.result) synth.win()
  else synth.play(soundOf(before.table?.hand, now.table?.hand))
}

function hasWon({ table, own }: SoundState): boolean {
  const winners = (table?.hand?.result?.pots ?? []).flatMap((pot) => pot.winners)
  return winners.some(({ seat }) => seat === own?.seat)
}

type HandView = TableView['hand'] | undefined

function soundOf(was: HandView, is: HandView): Tone[] {
  if (!is || !was) return []
  if (is.number !== was.number || is.board.length > was.board.length) return CARD
  if (is.result && !was.result) return CHIPS
  return is.log.length === was.log.length ? [] : soundOfMove(is.log[is.log.length - 1]?.kind)
}

function soundOfMove(kind: string | undefined): Tone[] {
  if (kind === 'fold') return FOLD
  return kind === 'check' ? CARD : CHIPS
}
