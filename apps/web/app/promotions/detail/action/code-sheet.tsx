import { useLingui } from '@lingui/react/macro'

import { CallRefused } from '../../../lib/calls/call-errors.ts'
import { useKeyedCall } from '../../../lib/calls/use-keyed-call.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { useNavigate } from '../../../lib/pages/router.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { SheetActions } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { promotionAddress } from '../../offer/promotion-address.ts'
import { promotionFailure } from '../../offer/refusals.ts'
import { useStorePromotion } from '../use-store-promotion.ts'
import { enterPromoCode } from './enter-promo-code.ts'

interface CodeSheetProps {
  open: boolean
  onClose(): void
}

const FIELDS = ['code'] as const
const MAX_LENGTH = 40
/** Refusals about the typed code, shown below its field. */
const CODE_REFUSALS = ['promo.code.wrong', 'promo.code.exhausted']

/** Sheet for a promo code; it opens the promotion of the code. */
export function CodeSheet({ open, onClose }: CodeSheetProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const enter = useKeyedCall(enterPromoCode, ({ code }) => t`Promo code ${code}`)
  const { store } = useStorePromotion()
  const { problems, setProblems, formProps } = useCheckedForm<'code', 'missing' | 'refused'>(FIELDS, ({ code }) =>
    code.trim() === '' ? { code: 'missing' } : {},
  )
  const send = ({ code }: { code: string }) =>
    enter.mutate(
      { code },
      {
        onSuccess: (promotion) => {
          onClose()
          store(promotion)
          showToast(t`Code accepted. Your reward is ready to claim.`, { tone: 'good' })
          navigate(promotionAddress(promotion.promotionId), { replace: true })
        },
        onError: (error) => {
          if (isOfCode(error)) setProblems({ code: 'refused' })
        },
      },
    )
  const refused = enter.error ? i18n._(promotionFailure(enter.error)) : null
  const missing = t`Enter your promo code.`
  return (
    <Sheet open={open} title={t`Enter promo code`} onClose={onClose}>
      <form {...formProps(send)}>
        <Field
          label={t`Promo code`}
          name="code"
          dir="ltr"
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problems.code === 'missing' ? missing : problems.code && refused}
        />
        <Alert message={isOfCode(enter.error) ? null : refused} />
        <SheetActions>
          <Button type="submit" wide busy={enter.isPending}>{t`Use code`}</Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}

const isOfCode = (error: unknown) => error instanceof CallRefused && CODE_REFUSALS.includes(error.code)
