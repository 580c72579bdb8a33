import { SnackbarList } from '@wordpress/components';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { useSnackbars } from '../entries/useSnackbars';
import { useLoad } from '../kit/useLoad';
import { fetchSources } from './api';
import { CalendarScreen } from './CalendarScreen';
import { readSite, SiteProvider } from './site';
import { useActions } from './useActions';
import { NowProvider } from './useNow';
import { useQuery } from './useQuery';

/** The screen "Bookings": what the address names, and what is asked about it. */
export function App() {
	const site = useMemo( readSite, [] );
	const address = useQuery( site.view );
	const sources = useLoad( fetchSources );
	const { notices, say, dismiss } = useSnackbars();
	const [ version, setVersion ] = useState( 0 );
	const [ touched, setTouched ] = useState( 0 );
	const changed = useCallback( ( booking = 0 ) => {
		setTouched( booking );
		setVersion( ( before ) => before + 1 );
	}, [] );
	const actions = useActions( say, changed, site );
	return (
		<SiteProvider value={ site }>
			<NowProvider>
				<CalendarScreen
					address={ address }
					sources={ sources.data }
					actions={ actions }
					version={ version }
					touched={ touched }
					say={ say }
				/>
			</NowProvider>
			<SnackbarList className="vestibule-bookings__snackbars" notices={ notices } onRemove={ dismiss } />
		</SiteProvider>
	);
}
