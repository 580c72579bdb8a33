/** Interaction with an island that had not started. */
export interface Kept {
	event: Event;
	/** Repeats the interaction. */
	again: () => void;
}

/** Island with its delayed interactions in order. The island's script removes those that it handles earlier. */
export interface Part extends HTMLElement {
	waiting?: Kept[];
}
