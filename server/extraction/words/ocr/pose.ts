/** How a picture of a page lies, and the page turned upright, straightened and evenly lit. */
import { findComponents, type Component } from './components.ts';
import { flattenFills } from './fills.ts';
import { percentile, type Grey } from './grey.ts';
import { evenLight } from './light.ts';
import { letters, lineSlope, runsVertically } from './orientation.ts';
import { findPaper } from './paper.ts';
import { eraseRules } from './rules.ts';
import { findSegments, type Segment } from './segments.ts';
import { fadeStamps } from './stamps.ts';
import { uprightVote } from './upright.ts';
import { compose, rectangleToQuad, scaling, warp, type Projection } from './warp.ts';

/** A picture of a page as it comes out of the file. */
export interface PagePicture {
  readonly grey: Grey;
  /** Pixels per inch of paper; null where the file does not know, as with photos. */
  readonly dpi: number | null;
}

/** A page upright and straight. */
export interface Pose {
  /** Maps pixels of the upright page to pixels of the picture. */
  readonly toPicture: Projection;
  /** Pixels of the upright page, and how many of them make an inch. */
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

export interface PreparedPage extends Pose {
  /** Evenly lit, without ruled lines; white where there is nothing. */
  readonly image: Grey;
  readonly segments: readonly Segment[];
}

/** Width (inches) of a page whose scale is not known: A4; letter is 3 % wider. */
const USUAL_WIDTH = 8.27;
/** Finer than this nothing is gained, coarser than this the file's own claim is not believed. */
const MAX_DPI = 300;
const MIN_DPI = 110;
/** Smaller slopes (degrees) are left alone. */
const MIN_SLOPE = 0.03;
/** Darker than this is a bar of colour that white letters may stand on. */
const FILL_THRESHOLD = 150;

/** Which of two ways up can be read; asked only where marks and letters do not tell. */
export type WhichWayUp = (page: PreparedPage) => boolean | Promise<boolean>;

/** Turns a picture into a page. `isUpright` answers for a page that may stand on its head. */
export async function preparePage(picture: PagePicture, isUpright: WhichWayUp): Promise<PreparedPage> {
  const framed = frame(picture);
  const light = evenLight(framed.image, framed.dpi);
  const threshold = inkThreshold(light);
  const body = letters(findComponents(light, threshold), framed.dpi);
  const turned = runsVertically(body);
  const page = turned ? turnedLeft(framed) : framed;
  const slope = lineSlope(turned ? body.map((one) => turnLeft(one, framed.width)) : body);
  const straightened = Math.abs(slope) < MIN_SLOPE ? page : straighten(page, slope);
  const toFramed = straightened.fromFramed;
  const image =
    toFramed === null
      ? { ...light, data: light.data }
      : warp(light, toFramed, straightened.width, straightened.height);
  flattenFills(image, FILL_THRESHOLD, framed.dpi);
  eraseRules(image, threshold, framed.dpi);
  let components = findComponents(image, threshold);
  if (fadeStamps(image, components, threshold, framed.dpi)) components = findComponents(image, threshold);
  const prepared: PreparedPage = {
    image,
    segments: findSegments(components, framed.dpi),
    toPicture: straightened.toPicture,
    width: straightened.width,
    height: straightened.height,
    dpi: framed.dpi,
  };
  const vote = uprightVote(prepared.segments);
  if (vote === 'upright' || prepared.segments.length === 0) return prepared;
  if (vote === 'unsure' && (await isUpright(prepared))) return prepared;
  return upsideDown(prepared, components);
}

/** The same page the other way up. */
export function upsideDown(page: PreparedPage, components?: readonly Component[]): PreparedPage {
  const { width, height, image } = page;
  const found = components ?? page.segments.flatMap((segment) => segment.letters);
  const turned = found.map(({ x0, y0, x1, y1, area, seed }) => ({
    x0: width - x1,
    y0: height - y1,
    x1: width - x0,
    y1: height - y0,
    area,
    seed: width - 1 - seed,
  }));
  return {
    ...page,
    image: { data: image.data.toReversed(), width, height },
    segments: findSegments(turned, page.dpi),
    toPicture: compose(page.toPicture, [-1, 0, width, 0, -1, height, 0, 0]),
  };
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly toPicture: Projection;
  /** From the page's pixels to those of the framed picture; null while they are the same. */
  readonly fromFramed: Projection | null;
}

const IDENTITY: Projection = [1, 0, 0, 0, 1, 0, 0, 0];

/** Cuts the sheet of paper out of a photo, and brings the resolution into bounds. */
function frame({ grey, dpi }: PagePicture): Frame & { readonly image: Grey } {
  const paper = findPaper(grey);
  const width = paper?.width ?? grey.width;
  const height = paper?.height ?? grey.height;
  const claimed = dpi !== null && dpi >= MIN_DPI ? dpi : Math.min(width, height) / USUAL_WIDTH;
  const scale = Math.min(1, MAX_DPI / claimed);
  const target = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (paper === null && scale > 0.95) {
    return {
      width,
      height,
      dpi: claimed,
      image: grey,
      toPicture: IDENTITY,
      fromFramed: null,
    };
  }
  const toPicture =
    paper === null
      ? scaling(width / target.width, height / target.height)
      : rectangleToQuad(target.width, target.height, paper.corners);
  return {
    ...target,
    dpi: claimed * scale,
    image: warp(grey, toPicture, target.width, target.height),
    toPicture,
    fromFramed: null,
  };
}

function turnLeft({ x0, y0, x1, y1, area, seed }: Component, width: number): Component {
  return { x0: y0, x1: y1, y0: width - x1, y1: width - x0, area, seed };
}

/** A quarter turn, counter-clockwise. */
function turnedLeft(page: Frame): Frame {
  const turn: Projection = [0, -1, page.width, 1, 0, 0, 0, 0];
  return {
    ...page,
    width: page.height,
    height: page.width,
    toPicture: compose(page.toPicture, turn),
    fromFramed: turn,
  };
}

/** Turned about the middle so that lines that slope by `degrees` lie level. */
function straighten(page: Frame, degrees: number): Frame {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [page.width / 2, page.height / 2];
  const turn: Projection = [cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y, 0, 0];
  return {
    ...page,
    toPicture: compose(page.toPicture, turn),
    fromFramed: page.fromFramed === null ? turn : compose(page.fromFramed, turn),
  };
}

/** Below this is ink: well apart from the noise of the paper, and high enough for grey print. */
function inkThreshold(light: Grey): number {
  const paper = percentile(light.data, 0.5, 7);
  const noise = paper - percentile(light.data, 0.16, 7);
  return Math.max(150, Math.min(205, paper - 5 * noise - 10));
}
