import type { Languages } from '../../../studio/front/words/words.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { filipino } from './filipino.ts'
import type { QuickWords } from './words.ts'

export const languages: Languages<QuickWords> = { english, filipino, arabic }
