import { z } from 'zod'

/** Sent with the connection. The specification's other fields (userId, userName, profilePic, role) are accepted and ignored. */
export const liveAuth = z.object({ token: z.string().min(1).max(200) })
