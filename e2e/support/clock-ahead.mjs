// Loaded before a server whose clock is to be ahead of the machine's: time that no journey has to sit through. How far ahead
// it is at first stands in the environment; a message from the journey moves it on, and is answered.
let aheadMs = Number(process.env.E2E_AHEAD_SECONDS) * 1000
const machineNow = Date.now

Date.now = () => machineNow() + aheadMs
// A stand-in, not a class of its own: dates that come from another thread stay dates.
globalThis.Date = new Proxy(Date, {
  construct: (MachineDate, parts) => new MachineDate(...(parts.length === 0 ? [Date.now()] : parts)),
})

// The threads of the server load this file as well, and have nobody to talk to.
if (process.send) {
  process.on('message', (aheadSeconds) => {
    aheadMs = aheadSeconds * 1000
    process.send(aheadSeconds)
  })
  // The server ends when it is told to, not when the journey stops listening.
  process.channel.unref()
}
