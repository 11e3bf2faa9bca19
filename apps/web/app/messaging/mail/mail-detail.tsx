import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { Moment } from '../../ui/times.tsx'
import { useNavigate } from '../../lib/pages/router.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import styles from './mail.module.css'
import { kindTexts } from './mail-texts.ts'
import { wholeMail } from './queries.ts'
import { useMailChange } from './use-mail-change.ts'
import { useMailTexts } from './use-mail-texts.ts'

interface MailDetailProps {
  id: string
  /** Whether the list is shown beside the mail. */
  isBeside: boolean
}

/** One complete mail; showing it marks it as read. */
export function MailDetail({ id, isBeside }: MailDetailProps) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const navigate = useNavigate()
  const { mail, body } = useSuspenseQuery(wholeMail(id)).data
  const { title, text, link } = useMailTexts()(mail)
  const change = useMailChange()
  const markRead = useEffectEvent(() => change.mutate({ kind: 'read', ids: [id] }))
  const { isRead } = mail
  useEffect(() => {
    if (!isRead) markRead()
  }, [isRead])
  const remove = () => {
    change.mutate({ kind: 'delete', ids: [id] })
    navigate('/m/webEmail', { replace: true })
  }
  return (
    <>
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
      <div className={styles.actions}>
        {!isBeside && <ButtonLink variant="quiet" to="/m/webEmail">{t`Inbox`}</ButtonLink>}
        <Button variant="quiet" onClick={remove}>{t`Delete`}</Button>
      </div>
    </>
  )
}
