const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s*[,，\n]\s*/)
      .map((pair) => pair.split(' ') as [string, string]),
  );

/** Another verb for the same deed that claims neither more nor less: both stand on one rung of the ladder. */
export const englishSynonyms = pairs(`
  build develop, develop build, create produce, produce create, improve enhance, enhance improve, increase raise,
  raise increase, reduce lower, lower reduce, cut reduce, analyze examine, analyse examine, organize arrange,
  organise arrange, write compose, draft write, test verify, check verify, train coach, teach train, handle process,
  manage run, run manage, lead head, collect gather, gather collect, prepare compile, design devise
`);
export const chineseSynonyms = pairs(`
  开发 实现, 实现 开发, 搭建 构建, 构建 搭建, 优化 改进, 改进 优化, 撰写 编写, 编写 撰写, 提升 提高, 提高 提升, 降低 减少, 分析 研究,
  制定 拟定, 整理 梳理, 梳理 整理, 推动 推进, 推进 推动, 排查 定位, 制作 编制
`);
