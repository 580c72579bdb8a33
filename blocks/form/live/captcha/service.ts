/** Where a service draws, and what its script is asked for. */
export interface Place {
	element: HTMLElement;
	siteKey: string;
	/** What the response is for: one form. */
	action: string;
	/** Address of the service's script. */
	script: string;
}

export interface Widget {
	/** The visitor's response; empty while there is none. */
	response: () => string | Promise< string >;
	/** Asks for another one: each counts once. */
	reset: () => void;
	/** Takes away what the service put into the page beside its place; the place is emptied behind it. */
	remove?: () => void;
}

/** One captcha service in the browser; each is a chunk of its own. */
export interface Service {
	/** @throws When the service's script does not come. */
	start: ( place: Place ) => Promise< Widget >;
}

/** Where a place is too narrow for a service's usual box, which is 304 px wide. */
export const isNarrow = ( { element }: Place ): boolean => element.clientWidth > 0 && element.clientWidth < 304;
