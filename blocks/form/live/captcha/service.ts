/** Element and parameters of a captcha. */
export interface Place {
	element: HTMLElement;
	siteKey: string;
	/** Name of the action, which identifies the form. */
	action: string;
	/** URL of the service's script. */
	script: string;
}

export interface Widget {
	/** Returns the response of the visitor; empty if there is none. */
	response: () => string | Promise< string >;
	/** Requests a new response, because each one can be used only once. */
	reset: () => void;
	/** Removes elements that the service has added outside the captcha's element. The caller empties that element. */
	remove?: () => void;
}

/** Captcha service in the browser. Each service is a separate chunk. */
export interface Service {
	/** @throws {Error} If the script of the service fails to load. */
	start: ( place: Place ) => Promise< Widget >;
}

/** Checks whether the element is too narrow for the standard width of a captcha, 304 px. */
export const isNarrow = ( { element }: Place ): boolean => element.clientWidth > 0 && element.clientWidth < 304;
