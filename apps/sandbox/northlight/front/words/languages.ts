import type { Languages } from '../../../studio/front/words/words.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { filipino } from './filipino.ts'
import type { Words } from './words.ts'

export const languages: Languages<Words> = { english, filipino, arabic }
