/** Known to everybody, as befits a provider at whose page anybody may press Pay. Production cannot be started with it. */
export const demoKeys = {
  keyId: 'rzp_demo',
  keySecret: 'the key secret of the demo',
  webhookSecret: 'the webhook secret of the demo',
}
