import type { IslandPackage } from '../src/build/islands/islandFiles';

/** What `npm audit --json` says of one package: https://docs.npmjs.com/cli/commands/npm-audit */
interface Vulnerability {
  name: string;
  /** Advisories about the package itself; a name alone means that only a dependency of it has one. */
  via: readonly (string | Advisory)[];
  /** Where it is installed, for example `node_modules/a/node_modules/b`. */
  nodes: readonly string[];
}

interface Advisory {
  title: string;
  url: string;
  severity: string;
}

export interface KnownProblem extends Advisory {
  name: string;
}

export interface KnownProblems {
  /** In what browsers get. */
  shipped: KnownProblem[];
  /** In what runs while building or testing alone. */
  buildOnly: KnownProblem[];
}

/**
 * Splits what npm knows of problems by who meets them.
 *
 * @param answer the text that `npm audit --json` has written
 * @throws when it holds no report, as where npm reached no registry
 */
export function splitKnownProblems(
  answer: string,
  packages: readonly IslandPackage[],
): KnownProblems {
  const shippedFolders = new Set(packages.map(({ folder }) => folder));
  const split: KnownProblems = { shipped: [], buildOnly: [] };
  for (const { name, via, nodes } of readVulnerabilities(answer)) {
    const group = nodes.some((node) => shippedFolders.has(node)) ? split.shipped : split.buildOnly;
    for (const each of via) {
      if (typeof each === 'string') continue;
      group.push({ name, title: each.title, url: each.url, severity: each.severity });
    }
  }
  return split;
}

function readVulnerabilities(answer: string): Vulnerability[] {
  let report: { vulnerabilities?: Record<string, Vulnerability>; message?: string } = {};
  try {
    report = JSON.parse(answer);
  } catch {
    // What isn't JSON is no report either.
  }
  if (report.vulnerabilities) return Object.values(report.vulnerabilities);
  throw new Error(
    'Nothing was checked: npm could not ask the registry for known problems. Try again with a connection to ' +
      `a registry that answers "npm audit".${report.message ? ` npm says: ${report.message}` : ''}`,
  );
}
