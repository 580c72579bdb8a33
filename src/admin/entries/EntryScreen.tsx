import { useCallback, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fetchEntry } from './api';
import { Entry } from './Entry';
import { Failed } from './Failed';
import { Neighbours } from './Neighbours';
import { listHash, type ListQuery } from './route';
import { Skeleton } from './Skeleton';
import { useLoad } from '../kit/useLoad';
import { senderOf } from './words';
import type { Actions } from './useActions';
import type { Say } from './useSnackbars';

interface Props {
	id: number;
	/** Of the list that the reader came from. */
	query: ListQuery;
	actions: Actions;
	say: Say;
}

/** An entry at its own address. Opening it marks it as read, once. */
export function EntryScreen( { id, query, actions, say }: Props ) {
	const list = listHash( query );
	const load = useCallback( ( signal: AbortSignal ) => fetchEntry( id, signal ), [ id ] );
	const { data, failure, reload, change } = useLoad( load, actions.version );
	const heading = useRef< HTMLHeadingElement >( null );
	const opened = useRef( false );

	useEffect( () => {
		if ( data === null || opened.current ) {
			return;
		}
		opened.current = true;
		heading.current?.focus();
		window.scrollTo( 0, 0 );
		if ( data.status === 'unread' ) {
			void actions
				.mark( [ data ], 'read', true )
				.then( ( done ) => done && change( ( now ) => now && { ...now, status: 'read' } ) );
		}
	}, [ data, actions, change ] );

	useEffect( () => {
		const before = document.title;
		if ( data !== null ) {
			document.title = `${ senderOf( data ) } ‹ ${ before }`;
		}
		return () => {
			document.title = before;
		};
	}, [ data ] );

	return (
		<div className="vestibule-entries">
			<div className="vestibule-entries__top">
				<p className="vestibule-entries__back">
					<a href={ list }>{ __( 'Back to the entries', 'vestibule' ) }</a>
				</p>
				<Neighbours id={ id } query={ query } />
			</div>
			{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
			{ failure === '' && data === null && (
				<>
					<p className="screen-reader-text" role="status">
						{ __( 'Loading the entry', 'vestibule' ) }
					</p>
					<Skeleton />
				</>
			) }
			{ failure === '' && data !== null && (
				<Entry entry={ data } list={ list } actions={ actions } say={ say } heading={ heading } />
			) }
		</div>
	);
}
