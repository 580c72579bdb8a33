export const SITE_KEY: string;
export const SECRET: string;

/** The services of others on this machine. */
export function spamServices(): Promise< {
	address: string;
	/** Every request that came, in order. */
	asked: { path: string; form: Record< string, string >; agent: string | undefined }[];
	/** Has a service answer with errors or not at all. */
	mode: ( service: string, is: 'up' | 'slow' | 'broken' | 'garbage' ) => void;
	close: () => Promise< unknown >;
} >;
