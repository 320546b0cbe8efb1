import { customProperties, theme } from '../../src/theme';

const { color, space, size } = theme;

/** The styles of a report, in the colours of the site. */
export const styles = `
${customProperties}
* { box-sizing: border-box; }
body { margin: 0; background: ${color.ground}; color: ${color.ink}; font: ${size.text}/1.6 Georgia, serif; }
header, main { max-width: ${theme.pageWidth}; margin: 0 auto; padding: ${space[24]} ${theme.gutter}; }
h1, h2, h3 { font-weight: 500; line-height: 1.2; text-wrap: balance; overflow-wrap: anywhere; }
h1 { margin: ${space[8]} 0; font-size: ${size.heading}; }
h2 { margin: 0 0 ${space[16]}; font-size: ${size.subheading}; }
h3 { margin: ${space[32]} 0 ${space[8]}; font-size: ${size.lead}; }
.how { color: ${color.accent}; }
p, li { max-width: ${theme.measure}; overflow-wrap: anywhere; }
.small, figcaption { color: ${color.inkSoft}; font: ${size.small}/1.6 system-ui, sans-serif; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
a { color: ${color.action}; }
ul { margin: ${space[8]} 0; padding-left: ${space[24]}; }
li { padding: ${space[4]} 0; }
section { margin-bottom: ${space[32]}; padding: ${space[24]} 0; border-top: ${theme.hairline}; }
ins, del { border-radius: 2px; padding: 0 0.1em; text-decoration-thickness: 2px; text-underline-offset: 3px; }
ins { color: ${color.action}; text-decoration: underline; }
del { color: ${color.accent}; text-decoration: line-through; }
del + ins { margin-left: 0.25em; }
.pair { display: grid; gap: ${space[16]}; align-items: start; margin-top: ${space[16]}; }
summary { margin-top: ${space[16]}; color: ${color.action}; cursor: pointer; }
figure { min-width: 0; margin: 0; }
img { display: block; max-width: 100%; height: auto; border: ${theme.hairline}; border-radius: ${theme.radius}; }
${theme.from.tablet} {
  .pair { grid-template-columns: 1fr 1fr; }
  .pair.phone { grid-template-columns: repeat(2, minmax(0, 390px)); }
}
`;
