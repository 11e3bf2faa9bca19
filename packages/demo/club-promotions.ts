/** Promotions that describe the VIP club's rewards to members. */
export const clubPromotions = [
  {
    code: 'club-levels',
    type: 'MEMBERLEVEL',
    title: { EN: 'The VIP club', TY: 'Ang VIP club', AR: 'نادي كبار اللاعبين' },
    summary: {
      EN: 'Your level counts what you have played, and gives more back.',
      TY: 'Binibilang ng antas mo ang nalaro mo, at mas malaki ang ibinabalik.',
      AR: 'يحسب مستواك ما لعبته ويعيد إليك أكثر.',
    },
    terms: {
      EN: '<p>What each level asks for and gives stands in the VIP room. A month with too little play costs a level.</p><p>It is no reason to play for more than you like to.</p>',
      TY: '<p>Nasa VIP room ang hinihingi at ibinibigay ng bawat antas. Bumababa ng isang antas kapag kulang ang laro sa isang buwan.</p><p>Hindi ito dahilan para maglaro nang higit sa gusto mo.</p>',
      AR: '<p>ما يطلبه كل مستوى وما يمنحه مذكور في غرفة كبار اللاعبين. شهر بلعب أقل من المطلوب يُنزل مستوى واحدًا.</p><p>ليس ذلك سببًا للعب أكثر مما تريد.</p>',
    },
    rules: {},
  },
  {
    code: 'club-bonus',
    type: 'UPGRADE_BONUS',
    title: { EN: 'A bonus for each VIP level', TY: 'Bonus sa bawat antas ng VIP', AR: 'مكافأة لكل مستوى VIP' },
    summary: {
      EN: 'Once for each level that you reach; it waits in the VIP room.',
      TY: 'Isang beses sa bawat antas na maabot mo; nasa VIP room ito.',
      AR: 'مرة واحدة لكل مستوى تبلغه، وتنتظرك في غرفة كبار اللاعبين.',
    },
    terms: {
      EN: '<p>Given once for each level. Who falls and comes back has had it.</p>',
      TY: '<p>Isang beses lang sa bawat antas. Hindi na ito inuulit kapag bumaba at bumalik.</p>',
      AR: '<p>تُمنح مرة واحدة لكل مستوى، ولا تُعاد لمن نزل ثم عاد.</p>',
    },
    rules: {},
  },
  {
    code: 'club-salary',
    type: 'RANK_SALARY',
    title: {
      EN: 'A VIP salary by week and month',
      TY: 'Sahod ng VIP bawat linggo at buwan',
      AR: 'راتب VIP أسبوعي وشهري',
    },
    summary: {
      EN: 'Members with a level have it every Monday and on the first of a month.',
      TY: 'May sahod ang may antas tuwing Lunes at sa unang araw ng buwan.',
      AR: 'لأصحاب المستويات كل يوم إثنين وفي أول كل شهر.',
    },
    terms: {
      EN: '<p>How much it is stands with each level in the VIP room, where it is claimed.</p>',
      TY: '<p>Nasa bawat antas sa VIP room kung magkano ito, at doon din ito kinukuha.</p>',
      AR: '<p>مقداره مذكور عند كل مستوى في غرفة كبار اللاعبين، ومنها يُستلم.</p>',
    },
    rules: {},
  },
]
