import type { Play } from '@ante/lottery/play.ts'
import { useLingui } from '@lingui/react'

import { ballWords, codeWords, playWords, wholePlayWords } from './play-words.ts'

export interface PlayWords {
  /** Label of a group or a part of one. */
  group(code: string): string
  /** Label of a play within its group. */
  play(play: Play): string
  /** Full label of a play: its group and its name. */
  whole(play: Play): string
  row(code: string): string
  ball(play: Play, code: string): string
}

/** Returns the labels of plays, groups and rows. */
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
