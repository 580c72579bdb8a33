import { version } from 'react';
import { spokenLink } from '../../../src/chat/spoken';
import type { ChatProps } from '../../../src/contracts/chat-props';

/** Whether React supports `inert` and popovers. React 18 renders unknown attributes as strings. */
const isKnown = Number( version.split( '.' )[ 0 ] ) >= 19;

/** Returns the attributes that make an element inaccessible to mouse, keyboard and screen reader. */
export const inert = ( isInert: boolean ): object => ( isInert ? { inert: isKnown ? true : '' } : {} );

/** Returns the attributes of a button that toggles or closes a popover without JavaScript. */
export function popoverButton( id: string, action?: 'hide' ): Record< string, string > {
	return {
		[ isKnown ? 'popoverTarget' : 'popovertarget' ]: id,
		...( action ? { [ isKnown ? 'popoverTargetAction' : 'popovertargetaction' ]: action } : {} ),
	};
}

export const POPOVER: Record< string, string > = { popover: 'auto' };

export type Account = ChatProps[ 'accounts' ][ number ];

interface EntryProps {
	account: Account;
	words: ChatProps[ 'words' ];
	/** Whether consent is missing. If so, the entry has no link (docs/chat.md). */
	isDisabled: boolean;
	opensInNewTab: boolean;
	/** Label of the button on a card. The accessible name of the link starts with this label. */
	label?: string;
	onOpen?: ( account: Account ) => void;
}

/**
 * Chat account with a link that starts the chat. If the links for desktops and phones differ, there is one link for
 * each. `plugin/src/Site/Chat/View/View.php` prints the same markup.
 */
export function Entry( { account, words, isDisabled, opensInNewTab, label = '', onOpen }: EntryProps ) {
	const away = account.isOnline ? '' : account.status;
	return (
		<>
			{ account.links.map( ( { device, href } ) => (
				<a
					key={ device }
					aria-label={ spokenLink( account, words, opensInNewTab, label ) }
					className={ `vestibule-chat__account is-${ account.isOnline ? 'online' : 'offline' } is-for-${ device }` }
					{ ...( isDisabled
						? { role: 'link', 'aria-disabled': true, ...inert( true ) }
						: { href, onClick: () => onOpen?.( account ) } ) }
					{ ...( opensInNewTab && ! isDisabled ? { target: '_blank', rel: 'noopener noreferrer' } : {} ) }
				>
					{ label === '' ? null : <span className="vestibule-chat__call">{ label }</span> }
					<span className="vestibule-chat__avatar">
						{ account.avatar === '' ? null : (
							<img src={ account.avatar } alt="" width="44" height="44" loading="lazy" decoding="async" />
						) }
					</span>
					<span className="vestibule-chat__who">
						<span className="vestibule-chat__name">{ account.name }</span>
						{ account.title === '' ? null : (
							<span className="vestibule-chat__title">{ account.title }</span>
						) }
						{ away === '' ? null : <span className="vestibule-chat__away">{ away }</span> }
						{ account.next === '' ? null : <span className="vestibule-chat__next">{ account.next }</span> }
					</span>
					<span className="vestibule-chat__status">{ account.isOnline ? words.online : words.offline }</span>
					{ opensInNewTab ? <span className="vestibule-chat__hidden">{ words.newTab }</span> : null }
				</a>
			) ) }
		</>
	);
}
