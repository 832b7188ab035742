import { testWordDocuments } from '../../testing/own-files.ts';

testWordDocuments('others');
