import { type CheckReason, emptyContent, type Language, LIMITS, type ResumeContent } from '@verdant/contracts';
import { tradeOfTitle, tradeQuestions } from '@verdant/lexicon';
import { describe, expect, test } from 'vitest';
import { everyone, today } from '../../testing/everyone.ts';
import { bulletFromAnswer } from './bullet-from-answer.ts';
import { questionOf, questionsFor } from './questions-for.ts';

const job = (id: string, position: string, content: string[], end: string | null = null) => ({
  id,
  company: `House ${id}`,
  position,
  location: '',
  start: '2019-01',
  end,
  content,
  achievements: [],
  metrics: [],
});
const of = (...work: ReturnType<typeof job>[]): ResumeContent => ({ ...emptyContent(), work });
const asks = (content: ResumeContent, language: Language) =>
  questionsFor({ content, language, today }).map(({ questions }) => questions.map(({ ask }) => ask[language]));

describe('every trade', () => {
  test.each(tradeQuestions.map((trade) => [trade.id, trade] as const))(
    '%s is written out in both languages',
    (_, trade) => {
      expect(trade.questions.length).toBeGreaterThanOrEqual(3);
      for (const question of trade.questions)
        for (const language of ['en', 'zh'] as const) {
          const { about, ask, frame } = question[language];
          expect(frame.split('{}')).toHaveLength(2);
          expect(ask).toMatch(language === 'zh' ? /？$/ : /\?$/);
          expect(about.every((word) => word !== '')).toBe(true);
          expect(question.example[language]).not.toBe('');
        }
    },
  );
  test.each([
    ['staff nurse, ward 4', 'nursing'],
    ['实习护士', 'nursing'],
    ['journeyman welder', 'welding'],
    ['质量工程师', 'factory'],
    ['senior lecturer', 'university'],
    ['sales assistant', 'shop'],
    ['客户经理', 'sales'],
    ['barista', 'cafe'],
    ['site supervisor', 'building'],
    ['conveyancer', 'law'],
    ['ward sister', 'nursing'],
    ['量化研究员', 'banking'],
    ['MEP Project Manager', 'building'],
    ['first officer', null],
    ['lift technician', 'electrics'],
    ['plasma centre technician', null],
  ])('%s is asked about its own work', (title, trade) => {
    expect(tradeOfTitle(title)?.id ?? null).toBe(trade);
  });
});

describe('questions', () => {
  test('go to the roles that say least, in the words of their trade', () => {
    const content = of(
      job('w1', 'Head Chef', ['Cut food cost from 36% to 31%', 'Cooked for 90 covers', 'Trained 4 cooks'], null),
      job('w2', 'Chef de Partie', ['Ran the fish section'], '2018-12'),
    );
    const [first, ...rest] = questionsFor({ content, language: 'en', today });
    expect(rest).toEqual([]);
    expect(first!.role.id).toBe('w2');
    expect(first!.questions.length).toBeGreaterThanOrEqual(5);
    expect(first!.questions[0]!.ask.en).toMatch(/covers or portions/);
  });

  test('are not asked where a figure answers them', () => {
    expect(
      asks(of(job('w1', 'Nurse', ['Looked after 8 patients a shift'])), 'en')
        .flat()
        .join(),
    ).not.toMatch(/How many patients/);
    expect(
      asks(of(job('w1', '护士', ['每班看护 8 位患者'])), 'zh')
        .flat()
        .join(),
    ).not.toMatch(/多少位病人/);
  });

  test('are not asked of what the import doubts', () => {
    const asked = (path: string, reason: CheckReason = 'unclear', position = 'Nurse') =>
      questionsFor({
        content: of(job('w1', position, ['Looked after patients'])),
        language: 'en',
        today,
        reading: { doubts: { [path]: reason }, looseLines: false },
      });
    expect(asked('work/w1/position', 'scattered')).toEqual([]);
    expect(asked('work/w1/company', 'scattered')).toEqual([]);
    // a post that is named as one is one, wherever the ends of its head are
    expect(asked('work/w1/position')).toHaveLength(1);
    expect(asked('work/w1/company')).toHaveLength(1);
    expect(asked('work/w1/position', 'unclear', 'I have been a nurse')).toEqual([]);
    expect(asked('work/w1/position', 'unclear', 'Appointment')).toEqual([]);
    // an answer stands beside a bullet that was perhaps misread, and does not go on with it
    const targets = (path: string) =>
      asked(path).flatMap(({ questions }) => questions.flatMap(({ target }) => target ?? []));
    expect(targets('work/w1/content/0')).toEqual([]);
    expect(targets('work/w1/start').map(({ path }) => path)).toContain('work/w1/content/0');
  });

  test('of a learner are those of the trade that is learnt', () => {
    const work = (position: string) =>
      of(job('w1', 'Backend developer', ['Kept services']), job('w2', position, ['Helped']));
    const first = (position: string) => asks(work(position), 'en').at(-1)![0];
    expect(first('Marketing intern')).toMatch(/followers/);
    expect(first('Intern')).toMatch(/users or requests/);
  });

  test('have ids of their own and are the same every time', () => {
    for (const { content, language } of everyone) {
      const asked = questionsFor({ content, language, today });
      const ids = asked.flatMap(({ questions }) => questions.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(asked.length).toBeLessThanOrEqual(3);
      expect(questionsFor({ content, language, today })).toEqual(asked);
    }
  });
});

describe('which roles and points are asked', () => {
  test('the present job is, as long as half of it has no figure', () => {
    const told = ['Cut food cost from 36% to 31%', 'Cooked for 90 covers', 'Trained 4 cooks'];
    const plain = ['Wrote menus', 'Ordered the fish', 'Kept the store', 'Planned the rota'];
    const of_ = (points: string[]) =>
      of(job('w1', 'Head Chef', points, null), job('w2', 'Chef de Partie', ['Ran the fish section'], '2018-12'));
    const ids = (content: ResumeContent) => questionsFor({ content, language: 'en', today }).map(({ role }) => role.id);
    expect(ids(of_(told))).toEqual(['w2']);
    expect(ids(of_([...told, ...plain]))).toEqual(['w1', 'w2']);
  });

  test.each([
    ['Cleaned the steam ovens of the plant', false],
    ['Reported to the team leader every morning', false],
    ['Kept the plans of the site, with help of the crew', false],
    ['Coordinated the workers of the yard', true],
  ])('%s is completed with a number of people: %s', (point, completes) => {
    const content = of(job('w1', 'Site foreman', [point]));
    const [asked] = questionsFor({ content, language: 'en', today });
    const question = asked!.questions.find(({ ask }) => /how many workers/i.test(ask.en));
    expect(question?.target?.text).toBe(completes ? point : undefined);
  });
});

describe('an answer', () => {
  const answer = (language: Language, position: string, points: string[], of_: string, text: string) => {
    const found = questionOf({ content: of(job('w1', position, points)), language, today }, `w1:${of_}`)!;
    return bulletFromAnswer(found.asked, found.question, text, language);
  };
  const proposed = (...args: Parameters<typeof answer>) => {
    const made = answer(...args);
    return typeof made === 'string' ? made : made.proposed;
  };

  test.each([
    ['8', 'Looked after 8 patients a shift.'],
    ['about 8', 'Looked after about 8 patients a shift.'],
    ['8 patients', 'Looked after 8 patients a shift.'],
    ['6–8', 'Looked after 6–8 patients a shift.'],
    ['about 8 residents', 'Looked after about 8 residents a shift.'],
    ['2 hundred', 'Looked after 2 hundred patients a shift.'],
    ['six patients on days and ten at night', 'Six patients on days and ten at night.'],
  ])('%s becomes: %s', (text, bullet) => {
    expect(proposed('en', 'Nurse', ['Gave medicine.'], 'nursing-1', text)).toBe(bullet);
  });
  test.each([
    ['8', '每班看护8位患者'],
    ['30多位', '每班看护30多位患者'],
    ['约 6 到 8 位', '每班看护约 6 到 8位患者'],
    ['白班六位，夜班要看十五位', '白班六位，夜班要看十五位'],
  ])('%s becomes %s', (text, bullet) => {
    expect(proposed('zh', '护士', ['发药'], 'nursing-1', text)).toBe(bullet);
  });

  test.each([
    ['60, in 6 gangs', 'building-2', 'Coordinated 60 workers, in 6 gangs'],
    ['about 60, mostly joiners', 'building-2', 'Coordinated about 60 workers, mostly joiners'],
    ['60 a week', 'building-2', 'bareFigure'],
    ['3 weeks early', 'building-3', 'Finished 3 weeks ahead of schedule'],
    ['3 weeks late', 'building-3', 'bareFigure'],
    ['3', 'building-3', 'bareFigure'],
    ['12 flats, 3 storeys', 'building-1', 'Worked on a project of 12 flats, 3 storeys'],
    ['40, 3 storeys', 'building-1', 'bareFigure'],
  ])('in a frame, of a builder: %s', (text, id, bullet) => {
    expect(proposed('en', 'Site manager', ['Ran the site'], id, text)).toBe(bullet);
  });
  test.each([
    ['60人', 'building-2', '现场协调工人60名'],
    ['六十来人', 'building-2', '现场协调工人六十来名'],
    ['60人，6个班组', 'building-2', '现场协调工人60名，6个班组'],
    ['60多次', 'building-2', 'bareFigure'],
    ['提前10天', 'building-3', '较计划工期提前10天完成'],
    ['延后10天', 'building-3', 'bareFigure'],
    ['8000平左右', 'building-1', '项目建筑面积约8000平方米'],
  ])('in a frame, of a builder: %s', (text, id, bullet) => {
    expect(proposed('zh', '现场施工员', ['看现场'], id, text)).toBe(bullet);
  });
  test.each([
    ['每班8位左右', '每班看护约8位患者'],
    ['每天8位', 'bareFigure'],
    ['8', '每班看护8位患者'],
  ])('says nothing twice, and no other span: %s', (text, bullet) => {
    expect(proposed('zh', '护士', ['发药'], 'nursing-1', text)).toBe(bullet);
  });
  test.each([
    ['8 patients a shift', 'Looked after 8 patients a shift.'],
    ['8 a shift', 'Looked after 8 patients a shift.'],
    ['40 a week', 'bareFigure'],
  ])('says nothing twice, and no other span: %s', (text, bullet) => {
    expect(proposed('en', 'Nurse', ['Gave medicine.'], 'nursing-1', text)).toBe(bullet);
  });

  test('completes a bullet that speaks of the same without a figure, and keeps its end', () => {
    const made = answer('en', 'Nurse', ['Washed and fed patients.'], 'nursing-1', '12');
    expect(made).toEqual({
      path: 'work/w1/content/0',
      original: 'Washed and fed patients.',
      proposed: 'Washed and fed patients, 12 patients a shift.',
    });
    expect(proposed('zh', '护士', ['照护重症患者；'], 'nursing-1', '6')).toBe('照护重症患者，每班看护6位患者；');
  });

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['many', 'saysNothing'],
    ['don’t know', 'saysNothing'],
    ['不知道', 'saysNothing'],
    ['yes', 'saysNothing'],
    ['[X%]', 'saysNothing'],
    ['word '.repeat(LIMITS.bullet), 'tooLong'],
  ])('%j makes nothing: %s', (text, refusal) => {
    expect(answer('en', 'Nurse', ['Gave medicine.'], 'nursing-1', text)).toBe(refusal);
  });

  test('stands as it was written otherwise, on one line', () => {
    expect(proposed('en', 'Nurse', ['Gave medicine'], 'hardest', ' kept <b>calm</b>\n in\tthe flood {} $1 ')).toBe(
      'Kept <b>calm</b> in the flood {} $1',
    );
  });
});

describe('a frame', () => {
  const bullet = (language: Language, position: string, points: string[], id: string, text: string) => {
    const found = questionOf({ content: of(job('w1', position, points)), language, today }, `w1:${id}`)!;
    const made = bulletFromAnswer(found.asked, found.question, text, language);
    return typeof made === 'string' ? made : made.proposed;
  };

  test('goes on with a deed alone, and never with what belongs to its own verb', () => {
    expect(bullet('en', 'Nurse', ['Taught student nurses on the ward'], 'nursing-3', '4')).toBe(
      'Showed 4 student nurses and new colleagues the work',
    );
    expect(bullet('en', 'Developer', ['Bug fixing of internal forms'], 'software-3', '1')).toBe(
      'Brought incidents down to 1 a month',
    );
  });
  test.each([
    ['建筑工程师', 'building-1', '32,000 m²', '项目建筑面积32,000平方米'],
    ['后端开发', 'software-1', '20 万', '服务用户20万'],
  ])('takes the unit that it has: %s', (position, id, text, made) => {
    expect(bullet('zh', position, ['做项目'], id, text)).toBe(made);
  });
  test('that could not say what changed leaves the answer as it stands, or asks for more', () => {
    expect(bullet('en', 'Design engineer', ['Drew parts'], 'engineering-2', '18%')).toBe('saysNothing');
    expect(bullet('en', 'Design engineer', ['Drew parts'], 'engineering-2', 'weight fell by 18%')).toBe(
      'Weight fell by 18%',
    );
  });
});
