import { isLink } from './valid.ts';

/** What a profile is for, as a sign says it. */
export type ProfileIcon = 'code' | 'writing' | 'person' | 'link';
type Network = { host: string; name: string; zh?: string; icon: ProfileIcon };

const network = (icon: ProfileIcon, host: string, name: string, zh?: string): Network => ({ host, name, zh, icon });
const NETWORKS: readonly Network[] = [
  network('code', 'github.com', 'GitHub'),
  network('code', 'gitlab.com', 'GitLab'),
  network('code', 'gitee.com', 'Gitee'),
  network('code', 'bitbucket.org', 'Bitbucket'),
  network('code', 'stackoverflow.com', 'Stack Overflow'),
  network('code', 'kaggle.com', 'Kaggle'),
  network('code', 'huggingface.co', 'Hugging Face'),
  network('code', 'leetcode.com', 'LeetCode'),
  network('code', 'leetcode.cn', 'LeetCode', '力扣'),
  network('code', 'codeforces.com', 'Codeforces'),
  network('writing', 'zhihu.com', 'Zhihu', '知乎'),
  network('writing', 'juejin.cn', 'Juejin', '掘金'),
  network('writing', 'csdn.net', 'CSDN'),
  network('writing', 'cnblogs.com', 'cnblogs', '博客园'),
  network('writing', 'jianshu.com', 'Jianshu', '简书'),
  network('writing', 'douban.com', 'Douban', '豆瓣'),
  network('writing', 'medium.com', 'Medium'),
  network('writing', 'substack.com', 'Substack'),
  network('writing', 'dev.to', 'DEV'),
  network('writing', 'orcid.org', 'ORCID'),
  network('writing', 'scholar.google.com', 'Google Scholar', '谷歌学术'),
  network('writing', 'researchgate.net', 'ResearchGate'),
  network('person', 'linkedin.com', 'LinkedIn', '领英'),
  network('person', 'maimai.cn', 'Maimai', '脉脉'),
  network('person', 'xing.com', 'XING'),
  network('person', 'x.com', 'X'),
  network('person', 'twitter.com', 'X'),
  network('person', 'weibo.com', 'Weibo', '微博'),
  network('person', 'xiaohongshu.com', 'RedNote', '小红书'),
  network('link', 'bilibili.com', 'Bilibili', '哔哩哔哩'),
  network('link', 'youtube.com', 'YouTube'),
  network('link', 'behance.net', 'Behance'),
  network('link', 'dribbble.com', 'Dribbble'),
  network('link', 'zcool.com.cn', 'ZCOOL', '站酷'),
];

/** `知乎: zhihu.com/people/x`, `公众号：青简`. An address alone has no name in front. */
const NAMED = /^([^:：/]{1,30})[:：]\s*(?!\/)(\S.*)$/u;
const HOST = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#:]{1,100})/i;
/** A name with a dot may be anybody's; an address says where it leads. */
const LEADS = /^https?:\/\/|^www\.|\//i;

/** A row of the basics: where else somebody is. `isNamed`: the row itself says the network; `network` is '' where nobody does. */
export type OnlineProfile = { network: string; isNamed: boolean; value: string; isAddress: boolean; icon: ProfileIcon };

/** What a row says: an address of a network that is known by its host, or any name, a colon, and who one is there. */
export function profileOf(row: string, language: 'en' | 'zh'): OnlineProfile {
  const plain = row.trim();
  // `host:80/me` is one address
  const [, name, told] = (isLink(plain) ? null : NAMED.exec(plain)) ?? [];
  const value = told ?? plain;
  const host = HOST.exec(value)?.[1]?.toLowerCase() ?? '';
  const called = (name ?? '').trim().toLowerCase();
  const known =
    NETWORKS.find((one) => host === one.host || host.endsWith(`.${one.host}`)) ??
    NETWORKS.find((one) => called !== '' && [one.name.toLowerCase(), one.zh].includes(called));
  const byHost = (language === 'zh' ? known?.zh : undefined) ?? known?.name ?? '';
  return {
    network: name?.trim() ?? byHost,
    isNamed: name !== undefined,
    value,
    isAddress: isLink(value) && (LEADS.test(value) || !name),
    icon: known?.icon ?? 'link',
  };
}
