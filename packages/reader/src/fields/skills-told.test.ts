import { expect, test } from 'vitest';
import { readResume } from '../formats/read-resume.ts';

const read = async (below: string) => {
  const text = `# 何小满\n13800002222 | hexm@example.com\n\n## 工作经历\n2019.07-2024.03  湖山物流有限公司  仓管员\n- 收货、盘点\n\n${below}\n`;
  return (await readResume(new TextEncoder().encode(text))).content;
};
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test('what somebody can use, told among certificates, is skills', async () => {
  const { certifications, skills } = await read(
    '## 证书\n熟练操作扫码枪、WMS系统、Excel（会透视表）；盘点差异万分之三以内。\n叉车证、低压电工证',
  );
  expect(names(certifications)).toEqual(['叉车证', '低压电工证']);
  expect(skills[0]!.items.slice(0, 3)).toEqual(['扫码枪', 'WMS系统', 'Excel（会透视表）']);
});

test('a heading for entitlements and skills promises both', async () => {
  const { certifications, skills } = await read(
    '## 从业资格及技能\n安全员C证；特种设备作业人员证。\n会使用CAD、天正，能看懂图纸。',
  );
  expect(names(certifications)).toEqual(['安全员C证', '特种设备作业人员证']);
  expect(skills.flatMap(({ items }) => items)).toContain('天正');
});

test('a paper in such a sentence stays a certificate', async () => {
  const { certifications } = await read('## 证书\n熟练驾驶，C1驾照\n熟练使用办公软件，计算机二级证书');
  expect(names(certifications).join()).toContain('C1驾照');
  expect(names(certifications).join()).toContain('计算机二级证书');
});
