/**
 * Radicals of Han characters, which fonts draw with the glyphs of the characters themselves: a text layer written from the glyphs
 * names the radical ("⽇付" for "日付", "⻄" for "西"). Those of one block have a plain spelling in Unicode, those of the other here.
 */
export const RADICAL = /[\u2e80-\u2ef3\u2f00-\u2fd5]/gu;

/** Radicals and their characters, in pairs; what is only a part of characters has none. */
const CHARACTERS =
  '⺁厂⺎兀⺒巳⺓幺⺔彑⺛旡⺞歺⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻲亀⻳龟';

const characterOf = new Map(
  Array.from(CHARACTERS.matchAll(/(.)(.)/gu), ([, radical, character]) => [radical!, character!]),
);

/** The character that a radical is drawn as; itself where it is only a part of characters. */
export function plainRadical(radical: string): string {
  return characterOf.get(radical) ?? radical.normalize('NFKC');
}
