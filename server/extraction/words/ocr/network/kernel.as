// The arithmetic of tesseract's line recognisers, on vectors of 128 bits. Memory is laid out by the caller; every
// argument named like a place is an address. See run.ts.

/** Sums of one tile: 2 items, 16 outputs each, four to a vector. */
const SUMS = memory.data(128, 16);

/**
 * Sixteen outputs for two items: `bias` + weights · (x, h). An item is `nx` and then `nh` numbers of 16 bits, both even.
 * Weights lie in pairs: for every two numbers of an item, two weights of each output.
 */
@inline
function tile(weights: usize, bias: usize, x0: usize, h0: usize, x1: usize, h1: usize, nx: i32, nh: i32): void {
  let a0 = v128.load(bias);
  let b0 = v128.load(bias, 16);
  let c0 = v128.load(bias, 32);
  let d0 = v128.load(bias, 48);
  let a1 = a0;
  let b1 = b0;
  let c1 = c0;
  let d1 = d0;
  let w = weights;
  // The input, and then the last output.
  let end = x0 + (<usize>nx << 1);
  for (let part = 0; part < 2; part += 1) {
    for (; x0 < end; x0 += 4, x1 += 4, w += 64) {
      const s0 = v128.load32_splat(x0);
      const s1 = v128.load32_splat(x1);
      const wa = v128.load(w);
      a0 = i32x4.add(a0, i32x4.dot_i16x8_s(wa, s0));
      a1 = i32x4.add(a1, i32x4.dot_i16x8_s(wa, s1));
      const wb = v128.load(w, 16);
      b0 = i32x4.add(b0, i32x4.dot_i16x8_s(wb, s0));
      b1 = i32x4.add(b1, i32x4.dot_i16x8_s(wb, s1));
      const wc = v128.load(w, 32);
      c0 = i32x4.add(c0, i32x4.dot_i16x8_s(wc, s0));
      c1 = i32x4.add(c1, i32x4.dot_i16x8_s(wc, s1));
      const wd = v128.load(w, 48);
      d0 = i32x4.add(d0, i32x4.dot_i16x8_s(wd, s0));
      d1 = i32x4.add(d1, i32x4.dot_i16x8_s(wd, s1));
    }
    x0 = h0;
    x1 = h1;
    end = h0 + (<usize>nh << 1);
  }
  v128.store(SUMS, a0);
  v128.store(SUMS, b0, 16);
  v128.store(SUMS, c0, 32);
  v128.store(SUMS, d0, 48);
  v128.store(SUMS, a1, 64);
  v128.store(SUMS, b1, 80);
  v128.store(SUMS, c1, 96);
  v128.store(SUMS, d1, 112);
}

/** Lambert's continued fraction of the hyperbolic tangent, cut after its seventh term; off by 0.0001 at most. */
@inline
function tanh4(value: v128): v128 {
  const x = f32x4.max(f32x4.min(value, f32x4.splat(4.97)), f32x4.splat(-4.97));
  const s = f32x4.mul(x, x);
  const above = f32x4.mul(
    x,
    f32x4.add(
      f32x4.mul(f32x4.add(f32x4.mul(f32x4.add(s, f32x4.splat(378)), s), f32x4.splat(17325)), s),
      f32x4.splat(135135),
    ),
  );
  const below = f32x4.add(
    f32x4.mul(
      f32x4.add(f32x4.mul(f32x4.add(f32x4.mul(s, f32x4.splat(28)), f32x4.splat(3150)), s), f32x4.splat(62370)),
      s,
    ),
    f32x4.splat(135135),
  );
  return f32x4.div(above, below);
}

@inline
function logistic4(value: v128): v128 {
  return f32x4.add(f32x4.mul(tanh4(f32x4.mul(value, f32x4.splat(0.5))), f32x4.splat(0.5)), f32x4.splat(0.5));
}

/** A value between -1 and 1 in 127ths, four to 64 bits. */
@inline
function storeQuantised(to: usize, value: v128): void {
  const whole = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(value, f32x4.splat(127))));
  v128.store64_lane(to, i16x8.narrow_i32x4_s(whole, whole), 0);
}

/** Four units of a cell: gates are cell input, input, forget and output. `sums` and `scales` hold four of each. */
@inline
function unit(sums: usize, scales: usize, state: usize, out: usize): void {
  const input = tanh4(f32x4.mul(f32x4.convert_i32x4_s(v128.load(sums)), v128.load(scales)));
  const open = logistic4(f32x4.mul(f32x4.convert_i32x4_s(v128.load(sums, 16)), v128.load(scales, 16)));
  const keep = logistic4(f32x4.mul(f32x4.convert_i32x4_s(v128.load(sums, 32)), v128.load(scales, 32)));
  const show = logistic4(f32x4.mul(f32x4.convert_i32x4_s(v128.load(sums, 48)), v128.load(scales, 48)));
  const next = f32x4.add(f32x4.mul(keep, v128.load(state)), f32x4.mul(input, open));
  const held = f32x4.max(f32x4.min(next, f32x4.splat(100)), f32x4.splat(-100));
  v128.store(state, held);
  storeQuantised(out, f32x4.mul(tanh4(held), show));
}

/**
 * One step of an LSTM for `count` items (even). `table` has four addresses for each: its input, its last output, its
 * state and where its output goes. `units` is a multiple of four.
 */
export function lstmStep(
  table: usize, count: i32, inputs: i32, units: i32, weights: usize, biases: usize, scales: usize,
): void {
  const size = <usize>(inputs + units) << 5;
  const end = table + (<usize>count << 4);
  for (let u = 0; u < units; u += 4) {
    for (let at = table; at < end; at += 32) {
      tile(
        weights, biases,
        load<u32>(at), load<u32>(at, 4), load<u32>(at, 16), load<u32>(at, 20),
        inputs, units,
      );
      unit(SUMS, scales, <usize>load<u32>(at, 8) + (<usize>u << 2), <usize>load<u32>(at, 12) + (<usize>u << 1));
      unit(SUMS + 64, scales, <usize>load<u32>(at, 24) + (<usize>u << 2), <usize>load<u32>(at, 28) + (<usize>u << 1));
    }
    weights += size;
    biases += 64;
    scales += 64;
  }
}

/**
 * Probabilities of `outputs` characters (a multiple of sixteen, those beyond `real` are padding) for `count` steps (even),
 * whose inputs follow one another.
 */
export function softmax(
  from: usize, count: i32, inputs: i32, outputs: i32, real: i32, weights: usize, biases: usize, scales: usize, to: usize,
): void {
  const size = <usize>inputs << 5;
  const row = <usize>outputs << 2;
  const input = <usize>inputs << 1;
  for (let g = 0; g < outputs; g += 16) {
    let x = from;
    let y = to + (<usize>g << 2);
    for (let t = 0; t < count; t += 2) {
      tile(weights, biases, x, x, x + input, x, inputs, 0);
      for (let part: usize = 0; part < 64; part += 16) {
        const scale = v128.load(scales + part);
        v128.store(y + part, f32x4.mul(f32x4.convert_i32x4_s(v128.load(SUMS + part)), scale));
        v128.store(y + row + part, f32x4.mul(f32x4.convert_i32x4_s(v128.load(SUMS + 64 + part)), scale));
      }
      x += input << 1;
      y += row << 1;
    }
    weights += size;
    biases += 64;
    scales += 64;
  }
  for (let t = 0; t < count; t += 1) {
    normalise(to, outputs, real);
    to += row;
  }
}

/** Logarithms of odds become probabilities, in place. */
function normalise(at: usize, outputs: i32, real: i32): void {
  for (let i = real; i < outputs; i += 1) store<f32>(at + (<usize>i << 2), -1e9);
  const end = at + (<usize>outputs << 2);
  let most = v128.load(at);
  for (let p = at + 16; p < end; p += 16) most = f32x4.max(most, v128.load(p));
  const top = f32x4.splat(
    max(
      max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)),
      max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)),
    ),
  );
  let sum = f32x4.splat(0);
  for (let p = at; p < end; p += 16) {
    const value = exp4(f32x4.sub(v128.load(p), top));
    v128.store(p, value);
    sum = f32x4.add(sum, value);
  }
  const whole = f32x4.splat(
    1 /
      (f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3)),
  );
  for (let p = at; p < end; p += 16) v128.store(p, f32x4.mul(v128.load(p), whole));
}

/** e to the power of numbers up to 0: a power of two by its exponent, what is left by its series. */
@inline
function exp4(value: v128): v128 {
  const x = f32x4.mul(f32x4.max(value, f32x4.splat(-86)), f32x4.splat(1.44269504));
  const whole = f32x4.nearest(x);
  const r = f32x4.mul(f32x4.sub(x, whole), f32x4.splat(0.69314718));
  let series = f32x4.add(f32x4.mul(r, f32x4.splat(1.0 / 120)), f32x4.splat(1.0 / 24));
  series = f32x4.add(f32x4.mul(series, r), f32x4.splat(1.0 / 6));
  series = f32x4.add(f32x4.mul(series, r), f32x4.splat(0.5));
  series = f32x4.add(f32x4.mul(series, r), f32x4.splat(1));
  series = f32x4.add(f32x4.mul(series, r), f32x4.splat(1));
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(whole), i32x4.splat(127)), 23);
  return f32x4.mul(series, power);
}

/**
 * Sixteen features of every three by three pixels: the largest of what a window of three by three sees at each of them.
 * The picture has a border of one pixel and lies column by column, 16 bits each, with one pixel more behind it; `height`
 * and `width` are without the border. `weights` hold two pairs for each of three columns, the last of them half empty.
 */
export function features(
  picture: usize, width: i32, height: i32, weights: usize, biases: usize, scales: usize, to: usize,
): void {
  const column = <usize>(height + 2) << 1;
  for (let x = 0; x + 3 <= width; x += 3) {
    for (let y = 0; y + 3 <= height; y += 3) {
      let a = i32x4.splat(i32.MIN_VALUE);
      let b = a;
      let c = a;
      let d = a;
      for (let dx = 0; dx < 3; dx += 1) {
        let corner = picture + <usize>(x + dx) * column + (<usize>y << 1);
        for (let dy = 0; dy < 3; dy += 1, corner += 2) {
          let sa = i32x4.splat(0);
          let sb = sa;
          let sc = sa;
          let sd = sa;
          let w = weights;
          let p = corner;
          for (let k = 0; k < 3; k += 1, p += column, w += 128) {
            const upper = v128.load32_splat(p);
            const lower = v128.load32_splat(p, 4);
            sa = i32x4.add(sa, i32x4.add(i32x4.dot_i16x8_s(v128.load(w), upper), i32x4.dot_i16x8_s(v128.load(w, 64), lower)));
            sb = i32x4.add(sb, i32x4.add(i32x4.dot_i16x8_s(v128.load(w, 16), upper), i32x4.dot_i16x8_s(v128.load(w, 80), lower)));
            sc = i32x4.add(sc, i32x4.add(i32x4.dot_i16x8_s(v128.load(w, 32), upper), i32x4.dot_i16x8_s(v128.load(w, 96), lower)));
            sd = i32x4.add(sd, i32x4.add(i32x4.dot_i16x8_s(v128.load(w, 48), upper), i32x4.dot_i16x8_s(v128.load(w, 112), lower)));
          }
          a = i32x4.max_s(a, sa);
          b = i32x4.max_s(b, sb);
          c = i32x4.max_s(c, sc);
          d = i32x4.max_s(d, sd);
        }
      }
      feature(a, biases, scales, to, 0);
      feature(b, biases, scales, to, 1);
      feature(c, biases, scales, to, 2);
      feature(d, biases, scales, to, 3);
      to += 32;
    }
  }
}

@inline
function feature(sums: v128, biases: usize, scales: usize, to: usize, part: usize): void {
  const whole = f32x4.convert_i32x4_s(i32x4.add(sums, v128.load(biases + (part << 4))));
  storeQuantised(to + (part << 3), tanh4(f32x4.mul(whole, v128.load(scales + (part << 4)))));
}
