/** A slow 4G network, as Lighthouse takes it to be: 150 ms there and back, 1.6 Mbit/s. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
