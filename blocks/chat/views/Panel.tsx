import type { ReactNode } from 'react';
import type { ChatProps } from '../../../src/contracts/chat-props';
import { inert, POPOVER, popoverButton } from './Entry';

interface ChoiceProps {
	isDisabled: boolean;
	/** Called when the visitor clicks an account without consent. */
	onTry?: () => void;
	children: ReactNode;
}

/**
 * Container of the accounts. It handles clicks on inert elements, which receive no events themselves. `data-again` lets
 * the loader repeat a click from before hydration. `plugin/src/Site/Chat/View/View.php` prints the same markup.
 */
export function Choice( { isDisabled, onTry, children }: ChoiceProps ) {
	return (
		// This handler is for mouse users only. Keyboard and screen reader users reach the checkbox first.
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

/** Panel that the launcher opens. It is a popover, so the browser opens and closes it (docs/chat.md). */
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
