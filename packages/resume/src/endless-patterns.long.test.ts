import { testEndlessPatterns } from '../testing/endless-patterns.ts';
import { testEndlessPosting } from '../testing/endless-posting.ts';

// processor time: 1.5 s for the slowest where nothing else runs, up to four times that beside fourteen other processes
testEndlessPatterns({ step: 23, mostMs: 8_000 });
testEndlessPosting([
  'SQL、',
  'degree in x, y or ',
  '熟悉',
  'SQL Python ',
  '，',
  '（(',
  'C++ ',
  'word, ',
  '\n',
  '熟悉A或B',
]);
testEndlessPosting(['（SQL', 'Java or ', 'experience, ', '5年', '相关', '岗位：', 'a plus, ', 'a', '\n- SQL']);
