export const SITE_KEY: string;
export const SECRET: string;

/** Starts fake spam services on this machine. */
export function spamServices(): Promise< {
	address: string;
	/** All requests in the order of their arrival. */
	asked: { path: string; form: Record< string, string >; agent: string | undefined }[];
	/** Makes a service slow, broken or return invalid responses. */
	mode: ( service: string, is: 'up' | 'slow' | 'broken' | 'garbage' ) => void;
	close: () => Promise< unknown >;
} >;
