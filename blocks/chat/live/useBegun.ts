import { useLayoutEffect } from 'react';
import type { ChatProps } from '../../../src/contracts/chat-props';
import type { Account } from '../views/Entry';
import { begun } from './begun';

/**
 * Says of each chat that it was begun, also of one that was begun while this script was on its way: of that the loader
 * tells.
 */
export function useBegun( island: HTMLElement, props: ChatProps ): ( account: Account ) => void {
	const onOpen = ( account: Account ) => begun( island, props, account );
	useLayoutEffect( () => {
		const onFollowed = ( { target }: Event ) => {
			const href = target instanceof Element ? target.getAttribute( 'href' ) : null;
			const account = props.accounts.find( ( { links } ) => links.some( ( link ) => link.href === href ) );
			if ( account ) {
				onOpen( account );
			}
		};
		island.addEventListener( 'vestibule:followed', onFollowed );
		return () => island.removeEventListener( 'vestibule:followed', onFollowed );
		// What the server printed never changes.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	return onOpen;
}
