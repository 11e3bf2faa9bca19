import type { PictureCode } from '@ante/contract/identity/picture-code.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { problemTexts } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'

const equationTexts: Partial<Record<FieldProblem, MessageDescriptor>> = {
  'captcha.incorrect': msg`That answer is wrong. Try the new sum.`,
  'captcha.required': msg`Enter the answer to the sum in the image.`,
}

/** Returns the message for a wrong picture answer, by the kind of picture. */
export const pictureProblem = (problem: FieldProblem, kind: PictureCode['kind']): MessageDescriptor =>
  (kind === 'equation' ? equationTexts[problem] : undefined) ?? problemTexts[problem]
