import { useCallback, useEffect, useMemo, useRef, createRoot } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { useHash } from '../kit/list/page';
import { useSnackbars } from '../kit/list/Snackbars';
import { useLoad } from '../kit/server/useLoad';
import { fetchOverview } from './entry/api';
import { EntryScreen } from './details/EntryScreen';
import { ListScreen } from './list/ListScreen';
import { ResultsScreen } from './results/ResultsScreen';
import { entryHash, routeOf } from './entry/route';
import { useActions } from './entry/useActions';
import '../kit/list/list.css';
import './screen.css';
import './list/table.css';
import './details/entry.css';
import './list/table-more.css';
import './details/entry-more.css';
import './results/results.css';
import './print.css';

/**
 * Updates the number in wp-admin's menu when entries are read on this screen. PHP prints the initial number
 * (Tools\Menu\Menu).
 */
function showUnread( unread: number, page: Document = document ): void {
	page.querySelectorAll( '.vestibule-unread' ).forEach( ( bubble ) => {
		bubble.className = `awaiting-mod count-${ unread } vestibule-unread`;
		const number = bubble.querySelector( '.pending-count' );
		const words = bubble.querySelector( '.screen-reader-text' );
		if ( number !== null && words !== null ) {
			number.textContent = String( unread );
			words.textContent = sprintf(
				/* translators: %s: number of entries. */
				_n( '%s unread entry', '%s unread entries', unread, 'vestibule' ),
				String( unread )
			);
		}
	} );
}

/** The Entries screen: the list, its results, or one entry, each with its own URL. */
function App() {
	const hash = useHash();
	const route = useMemo( () => routeOf( hash ), [ hash ] );
	const overview = useLoad( fetchOverview );
	const { reload } = overview;
	const { say, snackbars } = useSnackbars();
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
			{ route.screen === 'list' && (
				<ListScreen
					query={ route.query }
					overview={ overview.data }
					actions={ actions }
					say={ say }
					returned={ returned }
				/>
			) }
			{ route.screen === 'results' && <ResultsScreen query={ route.query } overview={ overview.data } /> }
			{ route.screen === 'entry' && (
				<EntryScreen key={ route.id } id={ route.id } query={ route.query } actions={ actions } say={ say } />
			) }
			{ snackbars }
		</>
	);
}

const place = document.getElementById( 'vestibule-entries' );
if ( place !== null ) {
	createRoot( place ).render( <App /> );
}
