import { SnackbarList } from '@wordpress/components';
import { useCallback, useEffect, useMemo, useRef } from '@wordpress/element';
import { fetchOverview } from './api';
import { showUnread } from './bubble';
import { EntryScreen } from './EntryScreen';
import { ListScreen } from './ListScreen';
import { entryHash, listHash, routeOf, useHash, FIRST_LIST } from './route';
import { useActions } from './useActions';
import { useLoad } from '../settings-parts/useLoad';
import { useSnackbars } from './useSnackbars';

/** The screen "Entries": a list and an entry, each at its own address. */
export function App() {
	const hash = useHash();
	const route = useMemo( () => routeOf( hash ), [ hash ] );
	const overview = useLoad( fetchOverview );
	const { reload } = overview;
	const { notices, say, dismiss } = useSnackbars();
	const actions = useActions( say, reload );
	const list = useRef( listHash( FIRST_LIST ) );
	const opened = useRef< number | null >( null );
	const unread = overview.data?.counts.unread;

	useEffect( () => {
		if ( unread !== undefined ) {
			showUnread( unread );
		}
	}, [ unread ] );

	if ( route.screen === 'list' ) {
		list.current = listHash( route.query );
	} else {
		opened.current = route.id;
	}

	const returned = useCallback( () => {
		const id = opened.current;
		opened.current = null;
		return id === null ? null : entryHash( id );
	}, [] );

	return (
		<>
			{ route.screen === 'list' ? (
				<ListScreen
					query={ route.query }
					overview={ overview.data }
					actions={ actions }
					returned={ returned }
				/>
			) : (
				<EntryScreen key={ route.id } id={ route.id } list={ list.current } actions={ actions } />
			) }
			<SnackbarList className="vestibule-entries__snackbars" notices={ notices } onRemove={ dismiss } />
		</>
	);
}
