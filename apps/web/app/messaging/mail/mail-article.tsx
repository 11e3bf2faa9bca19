import type { WholeMail } from '@ante/contract/messaging/mail.ts'
import { useLingui } from '@lingui/react/macro'

import { useMerchant } from '../../merchant/public.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Moment } from '../../ui/times.tsx'
import styles from './mail.module.css'
import { kindTexts } from './mail-texts.ts'
import { useMailTexts } from './use-mail-texts.ts'

/** The kind, time, title and text of a mail. */
export function MailArticle({ mail, body }: WholeMail) {
  const { i18n } = useLingui()
  const { zone } = useMerchant()
  const { title, text, link } = useMailTexts()(mail)
  return (
    <article className={styles.whole} lang={mail.letter?.lang}>
      <p className={styles.time}>
        {i18n._(kindTexts[mail.kind])} · <Moment at={mail.writtenAt} zone={zone} />
      </p>
      <h2 className={styles.head} dir="auto">
        {title}
      </h2>
      {body === null ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : (
        <div dir="auto">
          <RichText text={body} />
        </div>
      )}
      {link && (
        <ButtonLink wide to={link.to}>
          {link.label}
        </ButtonLink>
      )}
    </article>
  )
}
