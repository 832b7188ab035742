import type { Language, ResumeContent } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';

/** Openings that name a duty, vague amounts, fillers: several of each, as one check shows only so many places. */
const told: Record<Language, string[]> = {
  en: [
    'Responsible for managing carrier contracts.',
    'Responsible for updating price lists.',
    'Responsible for checking invoices.',
    'Duties included writing weekly reports.',
    'Responsible for planning store openings.',
    'Answered many customer letters.',
    'Sorted various returns.',
    'Built several stock reports.',
    'Trained numerous drivers.',
    'Negotiated various contracts.',
    'Utilized new labels in order to cut waste.',
    'Successfully closed the old depot.',
    'Wrote a handbook in order to shorten the training.',
    'Successfully moved the archive.',
  ],
  zh: [
    '负责承运合同的管理工作。',
    '负责价目表的维护工作。',
    '负责发票的审核工作。',
    '负责周报的撰写工作。',
    '负责门店的筹备工作。',
    '回复大量客户来信。',
    '整理若干退货。',
    '撰写多份库存报告。',
    '培训众多新司机。',
    '谈判多份合同。',
    '成功地对标签进行了更换。',
    '成功地对旧仓库进行了清理。',
    '对培训手册进行了编写。',
    '对档案进行了整理。',
  ],
};

/** A résumé with more to suggest than the free level lets one choose at once. */
export const withWeakPoints = (language: Language): ResumeContent => {
  const [first, ...others] = samples[language].work;
  return { ...samples[language], work: [{ ...first!, content: told[language] }, ...others] };
};
