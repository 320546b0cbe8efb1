import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import type { SharePicture } from '../../kit/build/share/sharePicture';
import { dayInWords } from '../../kit/content/fields/day';
import { DraftLabel } from '../components/DraftLabel';
import { PageTitle } from '../components/Heading';
import { Prose } from '../components/Prose';
import { Layout } from '../layout/Layout';
import { language } from '../model/language';
import { theme } from '../theme';

type Props = Pick<
  PageProps<Queries.PolicyPageQuery, { share: SharePicture }>,
  'data' | 'pageContext'
>;

/** A policy: a title, a date and rendered markdown. */
export default function PolicyPage({ data, pageContext }: Props) {
  const { policy, site } = data;
  const title = `${policy.title} | ${site.product}`;
  const seo = { path: policy.path, share: pageContext.share, breadcrumb: policy.title };
  return (
    <Layout title={title} description={policy.description} seo={seo}>
      {policy.draftLabel && <DraftLabel words={policy.draftLabel} wide />}
      <Article>
        <PageTitle>{policy.title}</PageTitle>
        <Updated>
          {site.policy.updated}{' '}
          <time dateTime={policy.updated}>{dayInWords(policy.updated, language)}</time>
        </Updated>
        <Body html={policy.body.html} />
      </Article>
    </Layout>
  );
}

export const query = graphql`
  query PolicyPage($id: String!) {
    policy(id: { eq: $id }) {
      path
      title
      description
      updated
      body {
        html
      }
      draftLabel
    }
    site: siteWords {
      product
      policy {
        updated
      }
    }
  }
`;

const Article = styled.article`
  max-width: ${theme.measure};
  margin-inline: auto;
  padding: ${theme.space[64]} ${theme.gutter} ${theme.space[96]};
`;

const Updated = styled.p`
  margin-block: ${theme.space[16]} ${theme.space[32]};
  color: ${theme.color.inkSoft};
`;

/** Tables of more than three columns use the whole width. A shadow marks the side to which a table can be scrolled. */
const Body = styled(Prose)`
  .table {
    background:
      linear-gradient(to right, ${theme.color.ground} 50%, transparent) 0 / 3rem 100% local,
      linear-gradient(to left, ${theme.color.ground} 50%, transparent) 100% / 3rem 100% local,
      linear-gradient(to right, ${theme.color.line}, transparent) 0 / 1.5rem 100%,
      linear-gradient(to left, ${theme.color.line}, transparent) 100% / 1.5rem 100%;
    background-repeat: no-repeat;
  }

  .wide {
    margin-inline-end: max(50% - 50vw + ${theme.gutter}, -20rem);
  }

  th {
    min-width: 6rem;
  }

  .long {
    min-width: 11rem;
  }

  td :is(a, code) {
    overflow-wrap: anywhere;
  }

  ${theme.forcedColors} {
    .table {
      background: none;
    }
  }

  @media print {
    .table {
      overflow: visible;
    }
  }
`;
