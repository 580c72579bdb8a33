/** Interaction with an island that had not started. */
export interface Kept {
	event: Event;
	/** Repeats the interaction. */
	again: () => void;
}

/** Island with its delayed interactions in order. The island's script removes those that it handles earlier. */
export interface Part extends HTMLElement {
	/** Exists once the island has been started. */
	starting?: Promise< void >;
	/** Message that the form is not ready. */
	notReady?: HTMLElement;
	waiting?: Kept[];
}
