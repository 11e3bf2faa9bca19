import type { Play } from '@ante/lottery/play.ts'
import { useLingui } from '@lingui/react'

import { ballTexts, codeTexts, playTexts, wholePlayTexts } from './play-texts.ts'

export interface PlayTexts {
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
export function usePlayTexts(): PlayTexts {
  const { i18n } = useLingui()
  const group = (code: string) => codeTexts(code, i18n)
  return {
    group,
    play: (play) => playTexts(play, i18n),
    whole: (play) => wholePlayTexts(play, i18n),
    row: group,
    ball: (play, code) => ballTexts(play, code, i18n),
  }
}
