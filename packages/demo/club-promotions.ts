/** Promotions that describe the VIP club's rewards to members. */
export const clubPromotions = [
  {
    code: 'club-levels',
    type: 'MEMBERLEVEL',
    title: { EN: 'VIP club', TY: 'Ang VIP club', AR: 'نادي كبار اللاعبين', TH: 'คลับ VIP' },
    summary: {
      EN: 'Your turnover counts towards your level. Higher levels give more back.',
      TY: 'Binibilang ng antas mo ang nalaro mo, at mas malaki ang ibinabalik.',
      AR: 'يحسب مستواك ما لعبته ويعيد إليك أكثر.',
      TH: 'ยอดเดิมพันของคุณนับรวมเพื่อเลื่อนระดับ ระดับยิ่งสูงยิ่งได้คืนมากขึ้น',
    },
    terms: {
      EN: '<p>See the VIP room for the requirements and benefits of each level. If your turnover in a month is too low, you drop one level.</p><p>A VIP level is no reason to play more than you want.</p>',
      TY: '<p>Nasa VIP room ang hinihingi at ibinibigay ng bawat antas. Bumababa ng isang antas kapag kulang ang laro sa isang buwan.</p><p>Hindi ito dahilan para maglaro nang higit sa gusto mo.</p>',
      AR: '<p>ما يطلبه كل مستوى وما يمنحه مذكور في غرفة كبار اللاعبين. شهر بلعب أقل من المطلوب يُنزل مستوى واحدًا.</p><p>ليس ذلك سببًا للعب أكثر مما تريد.</p>',
      TH: '<p>ดูเงื่อนไขและสิทธิของแต่ละระดับได้ในห้อง VIP หากยอดเดิมพันในเดือนน้อยเกินไป คุณจะลดลงหนึ่งระดับ</p><p>ระดับ VIP ไม่ใช่เหตุผลที่จะเล่นเกินกว่าที่ต้องการ</p>',
    },
    rules: {},
  },
  {
    code: 'club-bonus',
    type: 'UPGRADE_BONUS',
    title: {
      EN: 'VIP upgrade bonus',
      TY: 'Bonus sa bawat antas ng VIP',
      AR: 'مكافأة لكل مستوى VIP',
      TH: 'โบนัสเลื่อนระดับ VIP',
    },
    summary: {
      EN: 'Once for each level you reach. Claim it in the VIP room.',
      TY: 'Isang beses sa bawat antas na maabot mo; nasa VIP room ito.',
      AR: 'مرة واحدة لكل مستوى تبلغه، وتنتظرك في غرفة كبار اللاعبين.',
      TH: 'หนึ่งครั้งสำหรับแต่ละระดับที่ขึ้นถึง รับได้ในห้อง VIP',
    },
    terms: {
      EN: '<p>Granted once per level. If you drop below a level and reach it again, the bonus isn’t repeated.</p>',
      TY: '<p>Isang beses lang sa bawat antas. Hindi na ito inuulit kapag bumaba at bumalik.</p>',
      AR: '<p>تُمنح مرة واحدة لكل مستوى، ولا تُعاد لمن نزل ثم عاد.</p>',
      TH: '<p>ให้ระดับละหนึ่งครั้ง หากลดระดับแล้วขึ้นมาใหม่ จะไม่ได้โบนัสซ้ำ</p>',
    },
    rules: {},
  },
  {
    code: 'club-salary',
    type: 'RANK_SALARY',
    title: {
      EN: 'Weekly and monthly VIP salary',
      TY: 'Sahod ng VIP bawat linggo at buwan',
      AR: 'راتب VIP أسبوعي وشهري',
      TH: 'เงินเดือน VIP รายสัปดาห์และรายเดือน',
    },
    summary: {
      EN: 'For members with a VIP level, every Monday and on the first of each month.',
      TY: 'May sahod ang may antas tuwing Lunes at sa unang araw ng buwan.',
      AR: 'لأصحاب المستويات كل يوم إثنين وفي أول كل شهر.',
      TH: 'สำหรับสมาชิกที่มีระดับ VIP ทุกวันจันทร์และวันที่ 1 ของทุกเดือน',
    },
    terms: {
      EN: '<p>The VIP room shows the salary of each level. Claim it there.</p>',
      TY: '<p>Nasa bawat antas sa VIP room kung magkano ito, at doon din ito kinukuha.</p>',
      AR: '<p>مقداره مذكور عند كل مستوى في غرفة كبار اللاعبين، ومنها يُستلم.</p>',
      TH: '<p>ห้อง VIP แสดงเงินเดือนของแต่ละระดับ รับได้ที่นั่น</p>',
    },
    rules: {},
  },
]
