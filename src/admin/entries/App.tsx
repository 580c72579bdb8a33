import { SnackbarList } from '@wordpress/components';
import { useCallback, useEffect, useMemo, useRef } from '@wordpress/element';
import { fetchOverview } from './api';
import { showUnread } from './bubble';
import { EntryScreen } from './EntryScreen';
import { ListScreen } from './ListScreen';
import { entryHash, routeOf, useHash } from './route';
import { useActions } from './useActions';
import { useLoad } from '../kit/useLoad';
import { useSnackbars } from './useSnackbars';

/** The screen "Entries": a list and an entry, each at its own address. */
export function App() {
	const hash = useHash();
	const route = useMemo( () => routeOf( hash ), [ hash ] );
	const overview = useLoad( fetchOverview );
	const { reload } = overview;
	const { notices, say, dismiss } = useSnackbars();
	const actions = useActions( say, reload );
	const opened = useRef< string | null >( null );
	const unread = overview.data?.counts.unread;

	useEffect( () => {
		if ( unread !== undefined ) {
			showUnread( unread );
		}
	}, [ unread ] );

	if ( route.screen === 'entry' ) {
		opened.current = entryHash( route.id, route.query );
	}

	const returned = useCallback( () => {
		const address = opened.current;
		opened.current = null;
		return address;
	}, [] );

	return (
		<>
			{ route.screen === 'list' ? (
				<ListScreen
					query={ route.query }
					overview={ overview.data }
					actions={ actions }
					say={ say }
					returned={ returned }
				/>
			) : (
				<EntryScreen key={ route.id } id={ route.id } query={ route.query } actions={ actions } say={ say } />
			) }
			<SnackbarList className="vestibule-entries__snackbars" notices={ notices } onRemove={ dismiss } />
		</>
	);
}
