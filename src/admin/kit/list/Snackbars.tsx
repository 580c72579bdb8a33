import { SnackbarList } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Snackbar {
	id: string;
	content: string;
	actions?: { label: string; onClick: () => void }[];
	/** Stays for WordPress's 10 seconds unless it is put away. */
	explicitDismiss?: boolean;
}

/** A way back, and what depends on how long it is offered. */
export interface Offer {
	undo: () => void;
	/** Runs once when the message has closed and Undo was not pressed. */
	over?: () => void;
	/** Runs every 20 seconds while a pointer or the focus keeps the message open. */
	stays?: () => void;
}

/** Says what has happened, with a way back where there is one. */
export type Say = ( content: string, offer?: Offer | ( () => void ) ) => void;

/** How long a message with a way back stays, in ms; the time begins again when pointer and focus leave it. */
const STAYS = 30_000;

/** Shorter than the minute for which the server holds places. */
const REPEATS = 20_000;

let count = 0;

/** Short messages at the screen's edge that go by themselves; the newest replaces the one before. */
export function useSnackbars() {
	const [ notices, setNotices ] = useState< Snackbar[] >( [] );
	const [ isHeld, setHeld ] = useState( false );
	const open = useRef< Offer | null >( null );
	const end = useCallback( () => {
		const offer = open.current;
		open.current = null;
		offer?.over?.();
	}, [] );
	const say = useCallback< Say >(
		( content, given ) => {
			count += 1;
			end();
			const offer = typeof given === 'function' ? { undo: given } : given;
			open.current = offer ?? null;
			const undo = () => {
				open.current = null;
				offer?.undo();
			};
			setNotices( [
				{
					id: `vestibule-${ count }`,
					content,
					...( offer && {
						actions: [ { label: __( 'Undo', 'vestibule' ), onClick: undo } ],
						explicitDismiss: true,
					} ),
				},
			] );
		},
		[ end ]
	);

	useEffect( () => {
		if ( isHeld || ! notices.some( ( { explicitDismiss } ) => explicitDismiss ) ) {
			return;
		}
		const going = setTimeout( () => {
			end();
			setNotices( [] );
		}, STAYS );
		return () => clearTimeout( going );
	}, [ notices, isHeld, end ] );

	useEffect( () => {
		if ( ! isHeld || ! open.current?.stays ) {
			return;
		}
		const repeating = setInterval( () => open.current?.stays?.(), REPEATS );
		return () => clearInterval( repeating );
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
					// WordPress removes a message before it calls the action that was pressed, such as Undo.
					queueMicrotask( end );
					setNotices( ( all ) => all.filter( ( one ) => one.id !== id ) );
				} }
			/>
		</div>
	);
	return { say, snackbars };
}
