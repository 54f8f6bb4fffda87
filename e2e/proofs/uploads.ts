import { userUploadProfileImage } from '@sankalp/contract/users'
import sharp from 'sharp'
import type { ServerProcess } from '@sankalp/server/test/server-process.ts'
import { behindProxy, withServerOnPostgres } from './ground.ts'
import { readPages, show } from './honest.ts'
import type { Proof, Report } from './proof.ts'

const atOnce = 28

export const uploadsProof: Proof = {
  number: 23,
  name: 'uploads',
  title: `${atOnce} uploads at once of pictures that are small as files and large as pictures`,
  run: (report) =>
    withServerOnPostgres(behindProxy, async (server) => {
      await readPages(server.url, 4000)
      await upload(report, server, 7070, 60)
      await upload(report, server, 5000, 260)
    }),
}

/**
 * `mayGrowMb` is the allowed memory growth: oversized pictures are refused by their header; the others are decoded one
 * at a time.
 */
async function upload(report: Report, server: ServerProcess, sidePx: number, mayGrowMb: number): Promise<void> {
  const bytes = await sharp({ create: { width: sidePx, height: sidePx, channels: 3, background: '#b8432f' } })
    .jpeg({ quality: 40, progressive: true })
    .toBuffer()
  const clients = await Promise.all(Array.from({ length: atOnce }, () => server.newClient().signIn()))
  const memory: number[] = [await server.memoryMb()]
  const sampler = setInterval(
    () =>
      void server.memoryMb().then(
        (mb) => memory.push(mb),
        () => undefined,
      ),
    250,
  )
  const reading = readPages(server.url, 3000)
  const answers = await Promise.all(
    clients.map((client) =>
      client.call(userUploadProfileImage, { params: { userId: client.userId }, file: { bytes } }),
    ),
  ).finally(() => clearInterval(sampler))
  const grewMb = Math.max(...memory) - memory[0]!
  const codes = answers.reduce<Record<string, number>>(
    (all, { status, body }) => ({
      ...all,
      [`${status} ${body.code ?? ''}`]: (all[`${status} ${body.code ?? ''}`] ?? 0) + 1,
    }),
    {},
  )
  report.figure(`${atOnce} × ${sidePx} × ${sidePx} px, ${Math.round(bytes.length / 1000)} kB`, JSON.stringify(codes))
  report.figure('honest during', show(await reading))
  report.check(
    `memory grows by less than ${mayGrowMb} MB`,
    grewMb < mayGrowMb,
    `${memory[0]!.toFixed(0)} → ${Math.max(...memory).toFixed(0)} MB`,
  )
}
