/** What a carousel that moves by itself has to heed. */
export interface Surroundings {
	/** The pointer is above it, and it is set to hold then. */
	hovered: boolean;
	focused: boolean;
	/** The tab is in the background. */
	hidden: boolean;
	/** It is scrolled out of the window. */
	away: boolean;
}

/** `asked`: the visitor pressed Play, so the pointer and the focus on that button do not hold it. */
export type Wish = 'still' | 'playing' | 'asked';

/** Whether the slides move by themselves now. */
export function turns( wish: Wish, { hovered, focused, hidden, away }: Surroundings ): boolean {
	const held = wish === 'asked' ? false : hovered || focused;
	return wish !== 'still' && ! hidden && ! away && ! held;
}
