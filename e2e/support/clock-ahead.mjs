// Loaded before a server whose clock is ahead of the machine's, so that no journey must wait. The environment sets the
// initial difference; a message from the journey changes it, and is answered.
let aheadMs = Number(process.env.E2E_AHEAD_SECONDS) * 1000
const machineNow = Date.now

Date.now = () => machineNow() + aheadMs
// A proxy instead of a subclass: dates from another thread stay dates.
globalThis.Date = new Proxy(Date, {
  construct: (MachineDate, parts) => new MachineDate(...(parts.length === 0 ? [Date.now()] : parts)),
})

// The threads of the server load this file as well, but have no parent process to message.
if (process.send) {
  process.on('message', (aheadSeconds) => {
    aheadMs = aheadSeconds * 1000
    process.send(aheadSeconds)
  })
  // The server ends when told to, not when the journey disconnects.
  process.channel.unref()
}
