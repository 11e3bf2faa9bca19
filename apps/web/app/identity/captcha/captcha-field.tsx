import { useLingui } from '@lingui/react/macro'

import { RewrittenField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FieldProblem } from '../refusals.ts'
import styles from './captcha-field.module.css'
import { pictureProblem } from './picture-problem.ts'
import { pictureSigns } from './picture-signs.ts'
import type { Captcha } from './use-captcha.ts'
import { WorkStatus } from './work-status.tsx'

interface CaptchaFieldProps {
  captcha: Captcha
  problem: FieldProblem | undefined
}

/**
 * Input for a picture code. A tap on the picture requests another one and clears the input. Visitors who cannot see it
 * may use proof of work instead.
 */
export function CaptchaField({ captcha, problem }: CaptchaFieldProps) {
  const { t, i18n } = useLingui()
  const { workState, code } = captcha
  // A refusal before the first proof of work was about the code of the picture.
  if (workState.chosen)
    return <WorkStatus workState={workState} refused={problem !== undefined && workState.isRepeated} />
  return (
    <>
      <RewrittenField
        label={code.kind === 'equation' ? t`Answer to the sum` : t`Code in the image`}
        name="identifying"
        inputMode={code.kind === 'letters' ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        required
        error={problem && i18n._(pictureProblem(problem, code.kind))}
        rewrite={(typed) => pictureSigns(typed, code)}
        aside={<CaptchaPicture captcha={captcha} />}
      />
      <button
        type="button"
        className={styles.other}
        onClick={({ currentTarget: { form } }) => workState.begin(nameIn(form))}
      >
        {t`I can’t see the image`}
      </button>
    </>
  )
}

/** Returns the typed name. Proof of work is bound to the name for a login, but not for a registration. */
function nameIn(form: HTMLFormElement | null): string {
  const input = form?.elements.namedItem('username')
  return input instanceof HTMLInputElement ? input.value.trim() : ''
}

function CaptchaPicture({ captcha: { image, failed, renew } }: { captcha: Captcha }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={failed ? t`Reload image` : t`Show another image`}
      onClick={({ currentTarget: { form } }) => {
        const input = form?.elements.namedItem('identifying')
        if (input instanceof HTMLInputElement) {
          input.value = ''
          input.focus()
        }
        renew()
      }}
    >
      {image ? (
        <img src={image} alt={t`Image with the code to enter`} width={126} height={44} />
      ) : (
        <span className={failed ? styles.failed : styles.waiting}>
          <Icon name="refresh" size={20} />
        </span>
      )}
    </button>
  )
}
