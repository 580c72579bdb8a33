import type { ReactNode } from 'react';
import type { ChatProps } from '../../../src/contracts/chat-props';
import { inert, POPOVER, popoverButton } from './Entry';

interface ChoiceProps {
	isDisabled: boolean;
	/** A click that could not choose anybody, because nobody agreed yet. */
	onTry?: () => void;
	children: ReactNode;
}

/**
 * Stands around whom a visitor can choose. What is inert answers no click, so this does; `data-again` has the loader do
 * a click that came too early once more. `plugin/src/Site/Chat/View/View.php` prints the same.
 */
export function Choice( { isDisabled, onTry, children }: ChoiceProps ) {
	return (
		// Only for clicks: a visitor with keys or a screen reader meets the box to tick, never this.
		<div className="vestibule-chat__choice" { ...( isDisabled ? { 'data-again': '', onClick: onTry } : {} ) }>
			{ children }
		</div>
	);
}

interface PanelProps extends Pick< ChatProps, 'id' | 'title' | 'description' | 'response' | 'poweredBy' | 'words' > {
	consent: ReactNode;
	entries: ReactNode;
	isDisabled: boolean;
	onTry?: () => void;
}

/** What the launcher opens: a dialog that the browser itself opens and closes (docs/chat.md). */
export function Panel( {
	id,
	title,
	description,
	response,
	poweredBy = '',
	words,
	consent,
	entries,
	isDisabled,
	onTry,
}: PanelProps ) {
	return (
		<div
			className="vestibule-chat__panel"
			id={ `${ id }-panel` }
			role="dialog"
			aria-labelledby={ `${ id }-title` }
			aria-describedby={ `${ id }-description` }
			{ ...POPOVER }
		>
			<div className="vestibule-chat__head">
				<h2 className="vestibule-chat__heading" id={ `${ id }-title` } tabIndex={ -1 }>
					{ title }
				</h2>
				<p className="vestibule-chat__description" id={ `${ id }-description` }>
					{ description }
				</p>
				<button
					type="button"
					className="vestibule-chat__close"
					aria-label={ words.close }
					{ ...popoverButton( `${ id }-panel`, 'hide' ) }
				/>
			</div>
			<div className="vestibule-chat__body">
				{ response === '' ? null : <p className="vestibule-chat__response">{ response }</p> }
				{ consent }
				<Choice isDisabled={ isDisabled } onTry={ onTry }>
					<ul className="vestibule-chat__accounts" { ...inert( isDisabled ) }>
						{ entries }
					</ul>
				</Choice>
				{ poweredBy === '' ? null : <p className="vestibule-chat__powered">{ poweredBy }</p> }
			</div>
		</div>
	);
}
