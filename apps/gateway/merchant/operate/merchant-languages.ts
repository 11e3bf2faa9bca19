import type { Db } from '../../kit/db.ts'
import { storedAgreements } from '../../messaging/public.ts'
import { change } from '../../operator/kit/change.ts'
import { writeSettings } from '../../operator/kit/change-settings.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { parseLanguage } from '../../operator/kit/languages.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { languagesWithoutAgreement } from '../offered-languages.ts'
import type { Merchant } from '../public.ts'

const EFFECT = 'Open pages show it within a second.'

/**
 * Sets the languages of a merchant. Refuses languages without a user agreement in effect, because new members must be
 * able to read it.
 */
export const updateLanguages: Command = {
  action: 'update-languages',
  summary: 'Updates the languages that a merchant offers; each must have its user agreement',
  parameters: [
    merchantParameter,
    { name: 'language', about: 'two-letter codes, in the order of the language list', many: true },
  ],
  options: { default: { value: 'code', about: 'language of visitors who read none of them; default: unchanged' } },
  examples: ['aurora EN TH AR', 'aurora TH EN --default TH'],
  run: (operator, { positional: { merchant: code = '' }, many, options }) => {
    const commandChange = {
      merchant: code,
      command: 'merchants update-languages',
      subject: many.join(' '),
      effect: EFFECT,
    }
    return change(operator, commandChange, async (tx, merchant) => {
      const { settings } = merchant
      const languages = [...new Set(many.map((name) => parseLanguage(merchant, name)))]
      const defaultLanguage = parseLanguage(merchant, options['default'])
      if (!languages.includes(defaultLanguage))
        throw new CommandFailed(
          `The default language ${defaultLanguage} must be among them. Another default language: --default <code>.`,
        )
      await requireAgreement(tx, { ...merchant, settings: { ...settings, languages } })
      const after = { languages, defaultLanguage }
      return {
        before: { languages: settings.languages, defaultLanguage: settings.defaultLanguage },
        after,
        write: writeSettings(code, settings, after),
      }
    })
  },
}

async function requireAgreement(tx: Db, merchant: Merchant): Promise<void> {
  const { code } = merchant
  const now = await databaseNow(tx)
  const missingLanguages = languagesWithoutAgreement(merchant, now)
  const [first] = missingLanguages
  if (first === undefined) return
  const versions = await storedAgreements(tx, [code])
  const version = versions.find(({ effective_at: from }) => from <= now)?.version
  const command = version === undefined ? `create ${code} <version>` : `update ${code} ${version}`
  throw new CommandFailed(
    `No user agreement of ${code} is in effect in ${missingLanguages.join(', ')}. ` +
      `Add it first: \`ante agreement ${command} --language ${first} --file <path>\``,
    { missing: missingLanguages },
  )
}
