import { testEndlessPosting } from '../../../testing/endless-posting.ts';

testEndlessPosting(['熟悉', 'SQL Python ', '，', '（(', 'C++ ', 'word, ', '\n', '熟悉A或B']);
