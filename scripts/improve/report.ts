import type { Language } from '@verdant/contracts';
import { localized, missingFields } from '@verdant/resume';
import { fieldLabel } from './field-label.ts';
import type { Improvement } from './improve-content.ts';
import { type Words, words } from './words.ts';

type ReportInput = Improvement & { name: string; language: Language };

/** The report as Markdown, in the language of the résumé. */
export function report(input: ReportInput): string {
  const say = words[input.language];
  const { before, after, content } = input;
  const missing = missingFields(content).map((field) => say.missingNames[field]);
  const parts = [
    `# ${plain(say.title(input.name))}`,
    `**${say.score}: ${before.score} → ${after.score}** (${after.band[input.language]})`,
    say.engine,
    missing.length > 0 ? `**${say.missing}:** ${missing.join(', ')}` : '',
    `## ${say.account}`,
    account(input, say),
    answers(input, say),
    `## ${say.changes(input.applied.length)}`,
    changes(input, say),
    open(input, say),
    questions(input, say),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Every line of the ledger that costs or has cost points, most points lost first. */
function account({ before, after, language }: ReportInput, say: Words): string {
  const lostAfter = new Map(after.ledger.map((line) => [line.checkId, line]));
  const lostBefore = new Map(before.ledger.map((line) => [line.checkId, line]));
  const rows = [...new Map([...lostBefore, ...lostAfter]).values()]
    .map((line) => ({
      line,
      was: lostBefore.get(line.checkId)?.lost ?? 0,
      now: lostAfter.get(line.checkId)?.lost ?? 0,
    }))
    .filter(({ was, now }) => was > 0 || now > 0)
    .sort((a, b) => b.now - a.now || b.was - a.was);
  if (rows.length === 0) return say.nothingLost;
  const head = [say.line, say.lostBefore, say.lostAfter, say.of, say.why];
  const cells = rows.map(({ line, was, now }) => [
    plain(line.title[language]),
    `${was}`,
    `${now}`,
    line.group === 'cap' ? '' : `${line.allotment}`,
    plain(line.detail[language]),
  ]);
  return [head, ['---', '--:', '--:', '--:', '---'], ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function changes({ applied, content, language }: ReportInput, say: Words): string {
  if (applied.length === 0) return say.noChanges;
  return applied
    .map(({ change, text, title }) =>
      [
        `### ${plain(fieldLabel(content, change.path, language))}`,
        plain(title[language]),
        `- ${say.was}: ${plain(change.original)}\n- ${say.now}: ${text === '' ? say.removed : plain(text)}`,
      ].join('\n\n'),
    )
    .join('\n\n');
}

function open({ after, content, language }: ReportInput, say: Words): string {
  const advice = localized(after.advice, language);
  const items = advice.map(({ path, title, detail, original, rewrite }) => {
    const lines = [`- **${plain(title)}** · ${plain(fieldLabel(content, path, language))}`, `  ${plain(detail)}`];
    if (original.trim() !== '') lines.push(`  - ${say.now}: ${plain(original)}`);
    if (rewrite !== null) lines.push(`  - ${say.fill}: ${plain(rewrite)}`);
    return lines.join('\n');
  });
  return [`## ${say.open(items.length)}`, items.length > 0 ? items.join('\n') : say.nothingOpen].join('\n\n');
}

const answers = ({ answered }: ReportInput, say: Words): string =>
  answered.length === 0
    ? ''
    : [
        `## ${say.answered(answered.length)}`,
        ...answered.map(({ ask, bullet }) => `- ${plain(ask)}\n  - ${say.now}: ${plain(bullet)}`),
      ].join('\n\n');

function questions({ asked, language }: ReportInput, say: Words): string {
  if (asked.length === 0) return '';
  const roles = asked.map(({ title, role, questions }) =>
    [
      `### ${plain([title, role.name].filter(Boolean).join(' · '))}`,
      questions.map(({ id, ask }) => `- ${plain(ask[language])} \`${id}\``).join('\n'),
    ].join('\n\n'),
  );
  return [`## ${say.questions}`, say.howToAnswer, ...roles].join('\n\n');
}

/** Text of a résumé as Markdown that shows it unchanged, on one line. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}
