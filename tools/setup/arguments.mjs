import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

// Nothing here may use a package, since none may be installed yet.

/**
 * Reads the arguments of a command, of which nothing is ignored. With `--help` it prints the help, and the process
 * ends.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} help
 * @param {Config} [config] the options of the command, and whether it takes arguments without a name
 * @returns {ReturnType<typeof parseArgs<Config>>}
 * @throws {Error} for whatever the command doesn’t know, and for what npm has kept from it
 */
export function readArguments(help, config) {
  const options = { ...config?.options, help: { type: 'boolean', short: 'h' } };
  const kept = [...Object.keys(options), 'port', 'host'].find(isKeptByNpm);
  if (kept !== undefined) {
    throw new Error(
      `npm has kept --${kept} to itself: what is for the command comes after "--". ` +
        `If you gave none, unset the environment variable ${variableOf(kept)}. These are understood:\n\n${help}`,
    );
  }
  try {
    const read = parseArgs({ ...config, options });
    if (!read.values.help) return read;
  } catch (error) {
    // What follows the first sentence is about "--", which npm removes.
    const [problem] = error.message.split('. ');
    throw new Error(`${problem}. These are understood:\n\n${help}`);
  }
  console.log(help);
  process.exit();
}

/**
 * npm takes the options of `npm run check --launch` for its own, without a word, and makes variables of them, as it does
 * of what stands in an npmrc.
 *
 * @param {string} option
 */
function isKeptByNpm(option) {
  const { [variableOf(option)]: value, ...env } = process.env;
  if (value === undefined) return false;
  // Without the variable, npm knows what stands in its files.
  const { stdout } = spawnSync('npm', ['config', 'get', option], { env, encoding: 'utf8' });
  return stdout?.trim() !== value;
}

/** @param {string} option */
function variableOf(option) {
  return `npm_config_${option.replaceAll('-', '_')}`;
}
