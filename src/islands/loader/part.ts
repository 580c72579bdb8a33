/** Interaction with an island that had not started. */
export interface Kept {
	event: Event;
	/** Repeats the interaction. */
	again: () => void;
}

/**
 * Island with its delayed interactions in order. The island's script removes interactions that it has already handled.
 */
export interface Part extends HTMLElement {
	/** Resolves when the island has started. Undefined if the start has not been requested. */
	starting?: Promise< void >;
	/** Element with the message saying that the form is not ready. */
	notReady?: HTMLElement;
	waiting?: Kept[];
}
