import { z } from 'zod'

/**
 * Sent when connecting. The other fields of the specification (userId, userName, profilePic, role) are accepted and
 * ignored.
 */
export const liveAuth = z.object({ token: z.string().min(1).max(200) })
