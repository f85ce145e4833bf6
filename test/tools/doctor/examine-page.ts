import type { Side } from '../../../core/channel/read-pointer';
import { ask, isResponse, type ReceivedResponse } from './ask';
import { checkAgentTools } from './check-agent-tools';
import { checkChannel } from './check-channel';
import { checkEarlyRules } from './check-early-rules';
import { checkHints } from './check-hints';
import { checkIntegrity } from './check-integrity';
import { checkPageData } from './check-page-data';
import { checkPolicy } from './check-policy';
import { checkSlots } from './check-slots';
import { checkTag } from './check-tag';
import { type ExaminedChannel, examineChannel } from './examine-channel';
import type { ExaminedVersion } from './examine-version';
import { findStalePage } from './find-stale-page';
import { type Finding, fault, note } from './finding';
import { readLinks } from './read-links';
import { type PageFacts, readPage } from './read-page';
import { readPolicies } from './read-policy';

/** A page with all its findings. */
export interface ExaminedPage {
  /** The requested URL. */
  readonly asked: string;
  /** The final URL, after redirects. */
  readonly url: string;
  readonly pageType: string | undefined;
  /** The version that the tag loads; undefined without a tag. */
  readonly version: ExaminedVersion | undefined;
  readonly facts: PageFacts | undefined;
  readonly findings: readonly Finding[];
}

/** Finds a version on the CDN, fetched from an origin; fetches each one once. */
export type FindVersion = (folder: string, origin: string) => Promise<ExaminedVersion>;

/** Checks one page, and the version of its tag. */
export async function examinePage(asked: string, seconds: number, findVersion: FindVersion): Promise<ExaminedPage> {
  const response = await ask(asked, seconds, { accept: 'text/html' });
  const nothing = { asked, url: asked, pageType: undefined, version: undefined, facts: undefined };
  if (!isResponse(response)) {
    const sentence = `The shop does not respond at ${asked}: ${response.reason}; look at the URL, and whether the shop is up.`;
    return { ...nothing, findings: [fault('page-unanswered', sentence)] };
  }
  const { url } = response;
  const arrival = [...describeRedirects(asked, response), ...describeStatus(response)];
  const type = response.headers.get('content-type') ?? 'of no type';
  if (!/html/i.test(type)) {
    const sentence = `The response at ${url} is ${type} and no page: the doctor examines pages only; give the URL of a page that shoppers see.`;
    return { ...nothing, url, findings: [...arrival, fault('page-type', sentence)] };
  }
  const facts = readPage(response.body.toString());
  // An error page need not have widgets.
  if (response.status !== 200 && facts.tags.length === 0) return { ...nothing, url, findings: arrival };
  const stale = await findStalePage(response, facts, seconds);
  const [tag] = facts.tags;
  const { origin } = new URL(url);
  const src = tag?.['src'];
  const folder = src && URL.canParse(src, url) ? new URL('.', new URL(src, url)).href : undefined;
  const ofTag = folder ? await findVersion(folder, origin) : undefined;
  const pointerUrl = tag?.['data-channel'];
  const channel =
    pointerUrl && URL.canParse(pointerUrl, url)
      ? await examineChannel(new URL(pointerUrl, url).href, origin, seconds)
      : undefined;
  const ofChannel = channel && (await findSides(channel, origin, findVersion));
  const version = ofChannel ? ofChannel.live : ofTag;
  return {
    asked,
    url,
    pageType: facts.pageData?.['data-page-type'],
    version,
    facts,
    findings: [
      ...arrival,
      // The page is outdated and a fresh copy has the tag: then the theme is right.
      ...(stale && !tag ? [] : checkTag(facts, url)),
      ...(stale ? [stale] : []),
      ...(tag ? checkPageData(facts.pageData) : []),
      ...(channel?.findings ?? []),
      ...(tag && channel ? checkChannel(tag, channel, { script: ofTag, live: version, next: ofChannel?.next }) : []),
      ...(tag && !channel && version ? checkIntegrity(tag, version) : []),
      ...(tag && version ? checkWithVersion(response, facts, version) : []),
    ],
  };
}

/** The versions that a pointer names. */
async function findSides({ url, pointer }: ExaminedChannel, origin: string, findVersion: FindVersion) {
  const find = async (side: Side | undefined) =>
    side?.version ? findVersion(new URL(`${side.version}/`, url).href, origin) : undefined;
  return { live: await find(pointer), next: await find(pointer?.next) };
}

function checkWithVersion({ url, headers }: ReceivedResponse, facts: PageFacts, version: ExaminedVersion): Finding[] {
  const tag = facts.tags[0]!;
  const policies = [
    ...readPolicies(headers.get('content-security-policy'), true),
    ...facts.policies.flatMap((text) => readPolicies(text, true)),
    ...readPolicies(headers.get('content-security-policy-report-only'), false),
  ];
  return [
    ...checkPolicy(policies, tag, { page: url, earlyRules: facts.earlyRules }, version),
    ...checkEarlyRules(facts.earlyRules, headers),
    ...checkAgentTools(facts.agentTools, headers),
    ...checkHints([...readLinks(headers.get('link')), ...facts.links], url, version),
    ...checkSlots(facts, version),
  ];
}

function describeRedirects(asked: string, { url, redirects }: ReceivedResponse): Finding[] {
  if (redirects.length === 0) return [];
  const statuses = redirects.map(({ status }) => status).join(', ');
  return [
    note(
      'page-redirected',
      `The URL ${asked} leads to ${url} (${statuses}): this report is about that page; correct the URL if you meant another page.`,
    ),
  ];
}

const describeStatus = ({ url, status }: ReceivedResponse): Finding[] =>
  status === 200
    ? []
    : [
        fault(
          'page-status',
          `The page at ${url} responds with ${status} instead of 200: shoppers see no page of the shop there; check that the shop is open and the URL is right.`,
        ),
      ];
