import type { ChatProps } from '../../../src/contracts/chat-props';
import { popoverButton } from './Entry';

type LauncherProps = Pick< ChatProps, 'id' | 'label' | 'showsLabel' > & { isOpen?: boolean };

const Label = ( { label, showsLabel }: Pick< ChatProps, 'label' | 'showsLabel' > ) => (
	<>
		<span className="vestibule-chat__icon" aria-hidden="true" />
		<span className={ showsLabel ? 'vestibule-chat__label' : 'vestibule-chat__hidden' }>{ label }</span>
	</>
);

/**
 * Button at the edge of the page. The browser itself reports to screen readers whether the panel is open. The live view
 * also sets `aria-expanded`.
 */
export function Launcher( { id, label, showsLabel, isOpen }: LauncherProps ) {
	return (
		<button
			type="button"
			className="vestibule-chat__launcher"
			aria-haspopup="dialog"
			aria-expanded={ isOpen }
			{ ...popoverButton( `${ id }-panel` ) }
		>
			<Label label={ label } showsLabel={ showsLabel } />
		</button>
	);
}

type LinkProps = Pick< ChatProps, 'label' | 'showsLabel' | 'opensInNewTab' | 'words' | 'accounts' > & {
	onOpen?: () => void;
};

/** Launcher of a chat that has a single account and needs no consent. It starts the chat at once (docs/chat.md). */
export function LauncherLink( { label, showsLabel, opensInNewTab, words, accounts, onOpen }: LinkProps ) {
	return (
		<>
			{ accounts[ 0 ]?.links.map( ( { device, href } ) => (
				<a
					key={ device }
					className={ `vestibule-chat__launcher is-for-${ device }` }
					href={ href }
					{ ...( opensInNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {} ) }
					onClick={ onOpen }
				>
					<Label label={ label } showsLabel={ showsLabel } />
					{ opensInNewTab ? <span className="vestibule-chat__hidden">{ words.newTab }</span> : null }
				</a>
			) ) }
		</>
	);
}
