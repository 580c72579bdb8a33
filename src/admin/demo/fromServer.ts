/** What the screen needs to know; the server puts it in front of this script. */
export interface FromServer {
	/** Whether the demo is on the site. */
	isThere: boolean;
	/** The steps in which it is made, in order. */
	steps: string[];
	/** Address of the site. */
	home: string;
	/** Where to choose the theme that the demo is made for; empty when it is in use. */
	theme: string;
}
