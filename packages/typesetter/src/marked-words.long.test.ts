import { testMarkedPages } from '../testing/marked-pages.ts';

testMarkedPages('more');
