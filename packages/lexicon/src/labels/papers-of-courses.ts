import { list } from '../match/list.ts';

/** Before the certificate that a course of training led to. */
export const papersOfCourses = list('所获证书, 获得证书, 取得证书, 获取证书, 所获得证书, 所得证书, 培训证书');
