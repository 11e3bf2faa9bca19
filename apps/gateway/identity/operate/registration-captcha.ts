import { MAX_PICTURE_CHARACTERS, pictureKinds, DEFAULT_PICTURE } from '@ante/contract/identity/picture-code.ts'
import type { PictureCode } from '@ante/contract/identity/picture-code.ts'

import { change } from '../../operator/kit/change.ts'
import { writeSettings } from '../../operator/kit/change-settings.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { UsageError } from '../../operator/kit/failures.ts'

/** The result of an equation has at most two digits. */
const EQUATION_DIGITS = 2

/** Sets the captcha kind of a merchant. */
export const registrationCaptcha: Command = {
  action: 'update-captcha',
  summary: 'Updates the kind of captcha at login and registration',
  parameters: [
    merchantParameter,
    {
      name: 'kind',
      about: `${pictureKinds.join(', ')} (digits and letters), or default`,
      choices: [...pictureKinds, 'default'],
    },
  ],
  options: {
    length: {
      value: 'count',
      about: `the number of characters, 1 to ${MAX_PICTURE_CHARACTERS}; default: ${DEFAULT_PICTURE.length}`,
    },
  },
  examples: ['aurora letters --length 6', 'aurora equation', 'aurora default'],
  run: (operator, { positional: { merchant = '', kind = '' }, options: { length } }) => {
    const after = captchaFrom(kind, length)
    const effect = 'It applies to captchas that are requested from now on.'
    const commandChange = { merchant, command: 'registration update-captcha', subject: kind, effect }
    return change(operator, commandChange, (_tx, { settings }) => ({
      before: settings.captcha ?? DEFAULT_PICTURE,
      after,
      write: writeSettings(merchant, settings, { captcha: after }),
    }))
  },
}

function captchaFrom(text: string, characters: string | undefined): PictureCode {
  const kind = pictureKinds.find((pictureKind) => pictureKind === text)
  if (text !== 'default' && !kind)
    throw new UsageError(`Invalid kind: ${text}. Use ${pictureKinds.join(', ')} or default.`)
  if (characters !== undefined && (!kind || kind === 'equation'))
    throw new UsageError(`--length does not apply to ${text}.`)
  if (!kind) return DEFAULT_PICTURE
  if (kind === 'equation') return { kind, length: EQUATION_DIGITS }
  const length = characters === undefined ? DEFAULT_PICTURE.length : Number(characters)
  if (!Number.isInteger(length) || length < 1 || length > MAX_PICTURE_CHARACTERS)
    throw new UsageError(`Invalid --length: ${characters}. Use a whole number from 1 to ${MAX_PICTURE_CHARACTERS}.`)
  return { kind, length }
}
