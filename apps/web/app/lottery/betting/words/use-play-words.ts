import type { Play } from '@ante/lottery/play.ts'
import { useLingui } from '@lingui/react'

import { ballWords, codeWords, playWords, wholePlayWords } from './play-words.ts'

export interface PlayWords {
  /** A group or a part of one. */
  group(code: string): string
  /** A play within its group. */
  play(play: Play): string
  /** A play wherever it stands: its group, and itself. */
  whole(play: Play): string
  row(code: string): string
  ball(play: Play, code: string): string
}

/** What players call what can be bet on. */
export function usePlayWords(): PlayWords {
  const { i18n } = useLingui()
  const group = (code: string) => codeWords(code, i18n)
  return {
    group,
    play: (one) => playWords(one, i18n),
    whole: (one) => wholePlayWords(one, i18n),
    row: group,
    ball: (one, code) => ballWords(one, code, i18n),
  }
}
