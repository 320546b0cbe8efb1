import { splitKnownProblems } from './advisories';

function advisory(title: string) {
  return {
    source: 1,
    title,
    url: `https://advisories.example/${title}`,
    severity: 'high',
    range: '*',
  };
}

function shippedPackage(folder: string) {
  return {
    name: folder.split('node_modules/').at(-1) ?? '',
    version: '1.0.0',
    license: 'MIT',
    folder,
  };
}

function report(vulnerabilities: Record<string, { via: unknown[]; nodes: string[] }>): string {
  const named = Object.entries(vulnerabilities).map(([name, each]) => [name, { name, ...each }]);
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.fromEntries(named) });
}

const packages = [shippedPackage('node_modules/shown'), shippedPackage('node_modules/outer')];

test('problems are split by whether browsers get the package', () => {
  const answer = report({
    shown: { via: [advisory('in-browsers')], nodes: ['node_modules/shown'] },
    tool: { via: [advisory('in-a-tool')], nodes: ['node_modules/tool'] },
  });
  const { shipped, buildOnly } = splitKnownProblems(answer, packages);
  expect(shipped).toEqual([
    {
      name: 'shown',
      title: 'in-browsers',
      url: 'https://advisories.example/in-browsers',
      severity: 'high',
    },
  ]);
  expect(buildOnly).toMatchObject([{ name: 'tool', title: 'in-a-tool' }]);
});

test('another copy of a shipped package, used only by a tool, is not shipped', () => {
  const nodes = ['node_modules/tool/node_modules/shown'];
  const answer = report({ shown: { via: [advisory('old')], nodes } });
  expect(splitKnownProblems(answer, packages)).toMatchObject({
    shipped: [],
    buildOnly: [{ name: 'shown' }],
  });
});

test('a shipped package has no problem just because its tools have one', () => {
  const answer = report({ outer: { via: ['tool'], nodes: ['node_modules/outer'] } });
  expect(splitKnownProblems(answer, packages)).toEqual({ shipped: [], buildOnly: [] });
});

test('no known problems', () => {
  expect(splitKnownProblems(report({}), packages)).toEqual({ shipped: [], buildOnly: [] });
});

test.each(['', 'not JSON', '{"message":"405 Method Not Allowed","statusCode":405}'])(
  'no report is not taken for a good one: %s',
  (answer) => {
    expect(() => splitKnownProblems(answer, packages)).toThrow('Nothing was checked');
  },
);
