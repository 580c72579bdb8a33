import { SnackbarList } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';

interface Snackbar {
	id: string;
	content: string;
	actions?: { label: string; onClick: () => void }[];
	/** Whether useEnd() closes the message. Otherwise, WordPress closes it after 10 seconds. */
	explicitDismiss?: boolean;
}

/** Undo action of a message. */
export interface Offer {
	undo: () => void;
	/** Called once after the message has closed, unless the user chose Undo. */
	over?: () => void;
	/** Called every 20 seconds while the message stays open because the pointer or the focus is on it. */
	stays?: () => void;
}

/** Shows a message, with an Undo button if an action is given. */
export type Say = ( content: string, offer?: Offer | ( () => void ) ) => void;

/**
 * Time in milliseconds until a message with Undo closes. It restarts when the pointer or the focus leaves the message.
 */
const STAYS = 30_000;

/** Interval of the `stays` calls in milliseconds. Must be less than the minute for which the server holds times. */
const REPEATS = 20_000;

let count = 0;

/** Closes a message with an Undo button after a while, unless the pointer or the focus is on it. */
function useEnd( notices: readonly Snackbar[], isHeld: boolean, close: () => void ): void {
	useEffect( () => {
		if ( isHeld || ! notices.some( ( { explicitDismiss } ) => explicitDismiss ) ) {
			return;
		}
		const timer = setTimeout( close, STAYS );
		return () => clearTimeout( timer );
	}, [ notices, isHeld, close ] );
}

/** Calls `stays` of the open message repeatedly while the pointer or the focus is on it. */
function useStay( notices: readonly Snackbar[], isHeld: boolean, open: RefObject< Offer > ): void {
	useEffect( () => {
		if ( ! isHeld || ! open.current?.stays ) {
			return;
		}
		const timer = setInterval( () => open.current?.stays?.(), REPEATS );
		return () => clearInterval( timer );
	}, [ notices, isHeld, open ] );
}

/**
 * Provides short messages at the edge of the screen that disappear by themselves. A new message replaces the previous
 * one.
 */
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

	const close = useCallback( () => {
		end();
		setNotices( [] );
	}, [ end ] );
	useEnd( notices, isHeld, close );
	useStay( notices, isHeld, open );

	const hold = () => setHeld( true );
	const letGo = () => setHeld( false );
	const snackbars = (
		<div onMouseEnter={ hold } onMouseLeave={ letGo } onFocus={ hold } onBlur={ letGo }>
			<SnackbarList
				className="vestibule-list__snackbars"
				notices={ notices }
				onRemove={ ( id ) => {
					// Removed elements fire no blur event, so release the message here.
					letGo();
					// WordPress removes a message before it calls the action of the pressed button, such as Undo.
					queueMicrotask( end );
					setNotices( ( all ) => all.filter( ( one ) => one.id !== id ) );
				} }
			/>
		</div>
	);
	return { say, snackbars };
}
