import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'توقّف عند إعادة اللف',
  paytableNote: 'ما تدفعه الطريقة الواحدة عند رهان {bet}',
  wildRule: 'يحل محل كل رمز ما عدا النجمة. يظهر على البكرات الثانية والثالثة والرابعة، ويتمدد على بكرته كلها.',
  scatterRule: 'تدفع أينما ظهرت.',
  ways: '٢٤٣ طريقة',
  waysRule:
    'يدفع الرمز إذا ظهر على بكرات متجاورة بدءًا من اليسار، في أي صف. تدفع كل طريقة لقراءته من بكرة إلى بكرة، وتُجمع الطرق كلها.',
  respins: 'البكرات الجوكر وإعادات اللف',
  respinsRule:
    'عندما يظهر الجوكر تصبح بكرته كلها جوكرًا وتثبت، وتدور البكرات الأخرى مرة ثانية دون مقابل. وكل بكرة جوكر جديدة تمنح إعادة أخرى: حتى ثلاث.',
  respin: 'إعادة لف',
  respinsDone: 'أرباح البكرات الجوكر',
  respinEvery: 'إعادة لف، في المتوسط مرة كل',
  toldWays_zero: '{times} × {symbol}، {count} طريقة',
  toldWays_one: '{times} × {symbol}، طريقة واحدة',
  toldWays_two: '{times} × {symbol}، طريقتان',
  toldWays_few: '{times} × {symbol}، {count} طرق',
  toldWays_many: '{times} × {symbol}، {count} طريقة',
  toldWays_other: '{times} × {symbol}، {count} طريقة',
  toldRespins: 'إعادات اللف',
  toldRespinsWon: 'ربح إعادات اللف',
  toldNothing: 'لم تدفع أي طريقة',
}
