import { flagMeanings } from '@ante/contract/merchant/flags.ts'
import { Language, languages as speeches } from '@ante/contract/merchant/language.ts'
import { menuKeys } from '@ante/contract/merchant/menu-keys.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { Labelled } from '../content/labelled.tsx'
import { Badge } from '../ui/badge.tsx'
import { Select } from '../ui/select.tsx'
import { CheckList } from './check-list.tsx'
import { FieldProblem } from './field-problem.tsx'
import { startingValues } from './starting-values.ts'
import type { FieldsProps } from './step-form.tsx'

/** Languages, the default one, and the user agreement. */
export function LanguageFields({ values, onChange, errorOf }: FieldsProps<'languages'>) {
  const { t } = useLingui()
  const { languages, defaultLanguage, agreement } = values
  return (
    <>
      <CheckList<Language>
        legend={t`Languages`}
        choices={Language.options.map((value) => ({ value, name: speeches[value].name, about: value }))}
        chosen={languages}
        onChange={(chosen) => onChange({ ...values, languages: chosen })}
      />
      <FieldProblem text={errorOf('languages')} />
      <Labelled label={t`Default language`}>
        <Select<Language>
          label={t`Default language`}
          value={defaultLanguage}
          options={Language.options
            .filter((value) => languages.includes(value) || value === defaultLanguage)
            .map((value) => ({ value, label: speeches[value].name }))}
          onChange={(next) => onChange({ ...values, defaultLanguage: next })}
        />
        <FieldProblem text={errorOf('defaultLanguage')} />
      </Labelled>
      <Labelled label={t`User agreement`}>
        <Select<'template' | 'later'>
          label={t`User agreement`}
          value={agreement}
          options={[
            { value: 'template', label: t`The platform's text, in every language` },
            { value: 'later', label: t`None yet` },
          ]}
          onChange={(next) => onChange({ ...values, agreement: next })}
        />
      </Labelled>
    </>
  )
}

/** Flags of the site, with their meanings. */
export function FunctionFields({ values, onChange, errorOf }: FieldsProps<'functions'>) {
  const { t } = useLingui()
  return (
    <>
      <CheckList
        legend={t`Functions`}
        choices={Object.entries(flagMeanings).map(([value, meaning]) => ({ value, name: meaning, about: value }))}
        chosen={values.on}
        onChange={(on) => onChange({ on })}
      />
      <FieldProblem text={errorOf('on')} />
    </>
  )
}

/** Entries of menus and blocks of home. Entries of functions that are off are not offered. */
export function MenuFields({ values, onChange, errorOf, shown }: FieldsProps<'menu'>) {
  const { t } = useLingui()
  const { on } = startingValues(shown).functions
  const groups: [legend: string, keys: readonly string[]][] = [
    [t`Bottom menu`, menuKeys.bottomMenu],
    [t`Side menu`, menuKeys.popupMenu.filter((key) => !menuKeys.bottomMenu.some((one) => one === key))],
    [t`Home page`, menuKeys.home],
    [t`Entries of functions`, on],
  ]
  return (
    <>
      {groups.map(([legend, keys]) => (
        <CheckList
          key={legend}
          legend={legend}
          choices={keys.map((value) => ({ value, name: flagMeanings[value] ?? nameOf(value), about: value }))}
          chosen={values.shown}
          onChange={(chosen) => onChange({ shown: chosen })}
        />
      ))}
      <FieldProblem text={errorOf('shown')} />
    </>
  )
}

/** `HOME_BANNERS` becomes `Banners`. */
function nameOf(key: string): string {
  const words = key
    .replace(/^HOME_/, '')
    .toLowerCase()
    .replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Vendors with their number of games. */
export function GameFields({ values, onChange, errorOf, shown }: FieldsProps<'games'>) {
  const { t } = useLingui()
  return (
    <>
      <CheckList
        legend={t`Vendors`}
        choices={shown.offered.vendors.map(({ code, name, games, hasKey }) => ({
          value: code,
          name,
          about: (
            <>
              <Plural value={games} one="# game" other="# games" />{' '}
              {!hasKey && (
                <Badge tone="warn">
                  <Trans>No key yet</Trans>
                </Badge>
              )}
            </>
          ),
        }))}
        chosen={values.vendors}
        onChange={(vendors) => onChange({ vendors })}
      />
      <FieldProblem text={errorOf('vendors')} />
    </>
  )
}
