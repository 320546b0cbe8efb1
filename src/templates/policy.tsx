import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { DraftMark } from '../components/DraftMark';
import { PageTitle } from '../components/Heading';
import { Prose } from '../components/Prose';
import { dayInWords } from '../content/model/day';
import { Layout } from '../layout/Layout';
import type { SharePicture } from '../layout/sharePicture';
import { theme } from '../theme';

type Props = Pick<
  PageProps<Queries.PolicyPageQuery, { share: SharePicture }>,
  'data' | 'pageContext'
>;

/** A policy: a title, a date and rendered markdown. */
export default function PolicyPage({ data, pageContext }: Props) {
  const { policy, site } = data;
  const title = `${policy.title} | ${site.product}`;
  const seo = { path: `/${policy.slug}`, share: pageContext.share, breadcrumb: policy.title };
  return (
    <Layout title={title} description={policy.description} seo={seo}>
      {policy.draftLabel && <DraftMark words={policy.draftLabel} wide />}
      <Article>
        <PageTitle>{policy.title}</PageTitle>
        <Updated>
          {site.policy.updated} <time dateTime={policy.updated}>{dayInWords(policy.updated)}</time>
        </Updated>
        <Prose html={policy.body.html} />
      </Article>
    </Layout>
  );
}

export const query = graphql`
  query PolicyPage($id: String!) {
    policy(id: { eq: $id }) {
      slug
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
