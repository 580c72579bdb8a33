/** What a visitor did to a part before it was at work. */
export interface Kept {
	event: Event;
	/** Does it again. */
	again: () => void;
}

/** A part, with what waits for it in order; what its own script answers earlier it takes out. */
export interface Part extends HTMLElement {
	waiting?: Kept[];
}
