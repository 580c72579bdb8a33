import type { ReactNode } from 'react';

interface ChoiceProps {
	isDisabled: boolean;
	/** A click that could not choose anybody, because nobody agreed yet. */
	onTry?: () => void;
	children: ReactNode;
}

/**
 * Stands around whom a visitor can choose. What is inert answers no click, so this does; `data-again` has the loader do
 * a click that came too early once more. `plugin/src/Chat/View/View.php` prints the same.
 */
export function Choice( { isDisabled, onTry, children }: ChoiceProps ) {
	return (
		// Only for clicks: a visitor with keys or a screen reader meets the box to tick, never this.
		<div className="vestibule-chat__choice" { ...( isDisabled ? { 'data-again': '', onClick: onTry } : {} ) }>
			{ children }
		</div>
	);
}
