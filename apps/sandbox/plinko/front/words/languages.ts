import { languagesOf } from '../../../originals/front/words/words.ts'
import type { OriginalWords } from '../../../originals/front/words/words.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import type { PlinkoKey } from './english.ts'
import { filipino } from './filipino.ts'

export const languages = languagesOf<PlinkoKey>({ english, filipino, arabic })

export type PlinkoSpeech = Speech<OriginalWords<PlinkoKey>>
