import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Reads the arguments of a command. With `--help` it prints the help, and the process ends.
 *
 * @throws with the help, for arguments that the command doesn't take
 */
export function readArguments<Config extends ParseArgsConfig>(help: string, config?: Config) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(help);
    process.exit();
  }
  try {
    return parseArgs<Config>(config);
  } catch (error) {
    // After its first sentence, the message is about "--", which npm removes.
    const [problem] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Error(`${problem}. These are understood:\n\n${help}`);
  }
}
