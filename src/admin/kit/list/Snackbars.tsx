import { SnackbarList } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Snackbar {
	id: string;
	content: string;
	actions?: { label: string; onClick: () => void }[];
	/** Stays for WordPress's 10 seconds unless it is put away. */
	explicitDismiss?: boolean;
}

/** Says what has happened, with a way back where there is one. */
export type Say = ( content: string, undo?: () => void ) => void;

/** How long a message with a way back stays, in ms; the time begins again when pointer and focus leave it. */
const STAYS = 30_000;

let count = 0;

/** Short messages at the screen's edge that go by themselves; the newest replaces the one before. */
export function useSnackbars() {
	const [ notices, setNotices ] = useState< Snackbar[] >( [] );
	const [ isHeld, setHeld ] = useState( false );
	const say = useCallback< Say >( ( content, undo ) => {
		count += 1;
		setNotices( [
			{
				id: `vestibule-${ count }`,
				content,
				...( undo && {
					actions: [ { label: __( 'Undo', 'vestibule' ), onClick: undo } ],
					explicitDismiss: true,
				} ),
			},
		] );
	}, [] );

	useEffect( () => {
		if ( isHeld || ! notices.some( ( { explicitDismiss } ) => explicitDismiss ) ) {
			return;
		}
		const going = setTimeout( () => setNotices( [] ), STAYS );
		return () => clearTimeout( going );
	}, [ notices, isHeld ] );

	const hold = () => setHeld( true );
	const letGo = () => setHeld( false );
	const snackbars = (
		<div onMouseEnter={ hold } onMouseLeave={ letGo } onFocus={ hold } onBlur={ letGo }>
			<SnackbarList
				className="vestibule-list__snackbars"
				notices={ notices }
				onRemove={ ( id ) => {
					// What had the focus is gone and tells nobody that it lost it.
					letGo();
					setNotices( ( all ) => all.filter( ( one ) => one.id !== id ) );
				} }
			/>
		</div>
	);
	return { say, snackbars };
}
