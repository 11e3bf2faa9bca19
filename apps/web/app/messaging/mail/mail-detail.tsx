import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { useNavigate } from '../../lib/pages/router.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MailArticle } from './mail-article.tsx'
import styles from './mail.module.css'
import { wholeMail } from './queries.ts'
import { useMailChange } from './use-mail-change.ts'

interface MailDetailProps {
  id: string
  /** Whether the list is shown beside the mail. */
  isBeside: boolean
}

/** One complete mail; showing it marks it as read. */
export function MailDetail({ id, isBeside }: MailDetailProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mail, body } = useSuspenseQuery(wholeMail(id)).data
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
      <MailArticle mail={mail} body={body} />
      <div className={styles.actions}>
        {!isBeside && <ButtonLink variant="quiet" to="/m/webEmail">{t`Inbox`}</ButtonLink>}
        <Button variant="quiet" onClick={remove}>{t`Delete`}</Button>
      </div>
    </>
  )
}
