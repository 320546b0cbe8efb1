import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createChecker } from '../check/checker';
import { formatProblem } from '../check/formatProblem';
import { collectionNames, isSingle } from '../model/entry';
import { type CollectionName, contentModel, modelOf } from '../model/model';
import { didYouMean } from '../model/nearest';
import { exampleContextIn, exampleFile } from './exampleContent';

/** The collections that new files can be added to, by the noun that writers use: `page`, `policy` and so on. */
export function creatableCollections(): Map<string, CollectionName> {
  const names = collectionNames.filter((collection) => !isSingle(collection));
  return new Map(names.map((collection) => [modelOf(collection).noun, collection]));
}

/**
 * Writes a new file into the content folder `root`, filled with the model's examples, and returns its path. Throws an
 * error for the writer, without writing anything, if the noun is unknown, the name isn't valid for a file, or the file
 * would add a problem to the content.
 */
export async function makeNewContent(
  root: string,
  noun: string,
  name: string,
  today: string,
): Promise<string> {
  const collection = creatableCollections().get(noun);
  if (collection === undefined) {
    const nouns = [...creatableCollections().keys()];
    throw new Error(`There is no "${noun}". ${didYouMean(noun, nouns)}Known: ${nouns.join(', ')}.`);
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name.length > 60) {
    throw new Error(
      `"${name}" can’t be used as a name. Write it like our-architects: lower case with hyphens.`,
    );
  }
  const place = contentModel[collection].place.replace('*', name);
  const path = join(root, place);
  const file = `${basename(resolve(root))}/${place}`;
  if (existsSync(path)) {
    throw new Error(`${file} exists already. Choose another name, or edit that file.`);
  }
  const text = exampleFile(collection, await exampleContextIn(root, name, today));
  if (text === undefined) {
    throw new Error(`A ${noun} needs something to refer to, and there is none yet.`);
  }
  const found = { place, contentFile: { collection, file, name } };
  const { problems } = await createChecker(root).checkChange(found, Buffer.from(text));
  const messages = problems.map(formatProblem);
  if (messages.length > 0) {
    throw new Error(`${file} was not made:\n\n${messages.join('\n\n')}`);
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return file;
}
