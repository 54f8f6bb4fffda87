// Loaded before a server whose clock is to be ahead of the machine's: time that no journey has to sit through.
const aheadMs = Number(process.env.E2E_AHEAD_SECONDS) * 1000
const machineNow = Date.now

Date.now = () => machineNow() + aheadMs
// A stand-in, not a class of its own: dates that come from another thread stay dates.
globalThis.Date = new Proxy(Date, {
  construct: (MachineDate, parts) => new MachineDate(...(parts.length === 0 ? [Date.now()] : parts)),
})
