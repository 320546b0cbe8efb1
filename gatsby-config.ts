import type { GatsbyConfig } from 'gatsby';
import { avifEffort, setAvifEffort } from './kit/build/avifEffort';
import { isUnwatched } from './kit/content/read/findFiles';
import { formAnchors } from './src/model/formAnchors';

setAvifEffort(avifEffort);

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Otherwise Gatsby would install one for some hosts, which moves pages and adds headers.
  adapter: { name: 'none', adapt() {} },
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: __dirname,
        // Gatsby needs only the pictures of the content. It would report mistakes in markdown in other words.
        ignore: [
          (path: string) =>
            isUnwatched(`${__dirname}/content`, path) || /\.(?:md|json)$/.test(path),
        ],
      },
    },
    {
      resolve: 'gatsby-transformer-remark',
      options: {
        // The dialect decides what is enabled.
        gfm: false,
        footnotes: false,
        plugins: [
          {
            resolve: `${__dirname}/kit/content/markdown/dialect`,
            options: { taken: Object.values(formAnchors) },
          },
        ],
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      // The plugin doesn't pass `effort` on, but reprocesses pictures when it changes. By `failOn`, it accepts the pictures
      // that the check accepts.
      options: { failOn: 'error', defaults: { avifOptions: { effort: avifEffort } } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-emotion',
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
