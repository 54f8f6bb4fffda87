/** Public keys of the demo's provider, on whose page anyone may press Pay. Production cannot be started with them. */
export const demoKeys = {
  keyId: 'rzp_demo',
  keySecret: 'the key secret of the demo',
  webhookSecret: 'the webhook secret of the demo',
}
