import { honestRewrites } from '@verdant/testkit/gate-cases/honest';
import { honestAgain } from '@verdant/testkit/gate-cases/second';
import { judge } from './testing/measure-gate.ts';
for (const one of [...honestRewrites, ...honestAgain]) { const v = judge(one); if (!v.ok || v.confirm.length) console.log(v.ok ? v.confirm.join(' | ') : v.reason, ':: ', one.original, '=>', one.rewrite); }
