import { messages } from '../../translations/health/en.po'
import { addScreenTexts } from '../lib/screen-texts.ts'

/** Adds the texts of the health page, which are loaded with it. */
export const loadTexts = (): void => addScreenTexts(messages)
