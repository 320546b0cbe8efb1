import type { GatsbyConfig } from 'gatsby';
import { avifEffort, lowerAvifEffort } from './src/build/avifEffort';
import { settingsOfCommand } from './src/build/settings';

const { siteUrl, formEndpoint } = settingsOfCommand();

lowerAvifEffort();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl, formEndpoint },
  // With an address such as https://host/site, every page is below /site.
  pathPrefix: new URL(siteUrl).pathname,
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Gatsby would fetch one for some hosts by itself, which moves pages and sends headers of its own.
  adapter: { name: 'none', adapt() {} },
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      // What ends in ~ is about to be renamed.
      options: { name: 'content', path: `${__dirname}/content`, ignore: ['**/*~'] },
    },
    {
      resolve: 'gatsby-transformer-remark',
      options: {
        // The dialect says what is on.
        gfm: false,
        footnotes: false,
        plugins: [{ resolve: `${__dirname}/src/content/markdown/dialect` }],
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      // The plugin doesn't pass it on, but processes pictures again when it changes.
      options: { defaults: { avifOptions: { effort: avifEffort } } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-emotion',
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
