import type { BannerContent } from '@ante/contract/console/banners.ts'
import { languages as details } from '@ante/contract/merchant/language.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { useAudienceText } from '../ui/audience-text.ts'
import { usePlaceText } from '../ui/banner-fields.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AUDIENCES, withValue } from './audiences.ts'
import type { FormProps } from './content-kind.ts'
import styles from './content.module.css'
import { Labelled } from './labelled.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { LinkFields } from './link-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { pictureSource } from './picture-source.ts'
import { ScheduleFields } from './schedule-fields.tsx'

type Form = FormProps<BannerContent>

/** All fields of a banner. */
export function BannerForm(props: Form) {
  const { shown, content, isReadOnly, onChange } = props
  return (
    <>
      <fieldset className={styles.part} disabled={isReadOnly}>
        <legend>
          <Trans>Picture</Trans>
        </legend>
        <PictureField
          source={pictureSource(shown.site, content.picture)}
          address={content.picture}
          isReadOnly={isReadOnly}
          onChange={(picture) => onChange({ picture })}
        />
      </fieldset>
      <BannerTexts {...props} />
      <fieldset className={styles.part} disabled={isReadOnly}>
        <legend>
          <Trans>Link</Trans>
        </legend>
        <LinkFields link={content.link} isReadOnly={isReadOnly} onChange={(link) => onChange({ link })} />
      </fieldset>
      <PlaceFields {...props} />
      <ScheduleFields period={content} isReadOnly={isReadOnly} onChange={onChange} />
    </>
  )
}

function BannerTexts({ shown, content: { texts }, language, isReadOnly, onLanguage, onChange }: Form) {
  const { t } = useLingui()
  const text = texts.find((one) => one.language === language) ?? { language, title: '', html: '', alt: '' }
  const change = (changed: Partial<typeof text>) =>
    onChange({ texts: [...texts.filter((one) => one.language !== language), { ...text, ...changed }] })
  const { name } = details[language]
  return (
    <LanguageTabs
      languages={shown.languages}
      language={language}
      onLanguage={onLanguage}
      isWritten={(wanted) =>
        texts.some((one) => one.language === wanted && (one.title.trim() !== '' || one.alt.trim() !== ''))
      }
    >
      <TextField
        label={t`Title in ${name}`}
        hint={t`Shown over the picture. Empty, if the picture contains its text.`}
        value={text.title}
        onChange={(title) => change({ title })}
        maxLength={200}
        isReadOnly={isReadOnly}
      />
      <TextField
        label={t`Second line in ${name}`}
        value={plainOf(text.html)}
        onChange={(line) => change({ html: line === '' ? '' : `<p>${escaped(line)}</p>` })}
        maxLength={300}
        isReadOnly={isReadOnly}
      />
      <TextField
        label={t`Alternative text in ${name}`}
        hint={t`What the picture says or shows, for players who can't see it. Needed without a title.`}
        value={text.alt}
        onChange={(alt) => change({ alt })}
        maxLength={200}
        isReadOnly={isReadOnly}
      />
    </LanguageTabs>
  )
}

/** Returns the words of a line that is stored as HTML; the site shows banners without formats. */
const plainOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const escaped = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function PlaceFields({ content: { group, audience, priority }, isReadOnly, onChange }: Form) {
  const { t } = useLingui()
  const placeText = usePlaceText()
  const audienceText = useAudienceText()
  return (
    <fieldset className={styles.part} disabled={isReadOnly}>
      <legend>
        <Trans>Who sees it, and where</Trans>
      </legend>
      <div className={styles.columns}>
        <Labelled label={t`Place`}>
          <Select
            label={t`Place`}
            value={group}
            options={(['m_home', 'm_reg'] as const).map((value) => ({ value, label: placeText(value) }))}
            onChange={(chosen) => onChange({ group: chosen, ...(chosen === 'm_reg' && { audience: 'all' }) })}
          />
        </Labelled>
        {group === 'm_home' && (
          <Labelled label={t`Group`}>
            <Select
              label={t`Group`}
              value={audience}
              options={withValue(AUDIENCES, audience).map((value) => ({ value, label: audienceText(value) }))}
              onChange={(chosen) => onChange({ audience: chosen })}
            />
          </Labelled>
        )}
        <TextField
          label={t`Order`}
          hint={t`Lower numbers are shown first.`}
          value={String(priority)}
          inputMode="numeric"
          isReadOnly={isReadOnly}
          onChange={(typed) => /^\d{0,3}$/.test(typed) && onChange({ priority: Number(typed) })}
        />
      </div>
    </fieldset>
  )
}
