import type { IslandPackage } from './islandParts';

/** An entry for one package from `npm audit --json`: https://docs.npmjs.com/cli/commands/npm-audit */
interface Vulnerability {
  name: string;
  /** Advisories about the package itself; a string names a dependency that has one instead. */
  via: readonly (string | Omit<KnownProblem, 'name'>)[];
  /** Where it is installed, for example `node_modules/a/node_modules/b`. */
  nodes: readonly string[];
}

export interface KnownProblem {
  name: string;
  title: string;
  url: string;
  severity: string;
}

/**
 * Splits the known problems into those in code that browsers get, and those only in build and test tools.
 *
 * @param answer the output of `npm audit --json`
 * @throws when it contains no report, as when npm can't reach a registry
 */
export function splitKnownProblems(answer: string, packages: readonly IslandPackage[]) {
  const shippedFolders = new Set(packages.map(({ folder }) => folder));
  const shipped: KnownProblem[] = [];
  const buildOnly: KnownProblem[] = [];
  for (const { name, via, nodes } of readVulnerabilities(answer)) {
    const group = nodes.some((node) => shippedFolders.has(node)) ? shipped : buildOnly;
    for (const each of via) {
      if (typeof each === 'string') continue;
      group.push({ name, title: each.title, url: each.url, severity: each.severity });
    }
  }
  return { shipped, buildOnly };
}

function readVulnerabilities(answer: string): Vulnerability[] {
  let report: { vulnerabilities?: Record<string, Vulnerability>; message?: string } = {};
  try {
    report = JSON.parse(answer);
  } catch {
    // Anything that isn't JSON isn't a report either.
  }
  if (report.vulnerabilities) return Object.values(report.vulnerabilities);
  throw new Error(
    'Nothing was checked: npm could not get the known problems from the registry. Try again with a connection to ' +
      `a registry that answers "npm audit".${report.message ? ` npm says: ${report.message}` : ''}`,
  );
}
