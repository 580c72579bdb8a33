import { useCallback, useMemo, useState } from '@wordpress/element';
import { useSnackbars } from '../kit/Snackbars';
import { mount } from '../kit/mount';
import { useLoad } from '../kit/useLoad';
import { fetchSources } from './api';
import { CalendarScreen } from './CalendarScreen';
import { siteOf, SiteProvider, type FromServer } from './site';
import { useActions } from './useActions';
import { NowProvider } from './browser';
import { useQuery } from './route';
import '../kit/list.css';
import './screen.css';
import './grid.css';
import './booking.css';
import './month.css';
import './list.css';
import './dialog.css';
import './print.css';

/** The screen "Bookings": what the address names, and what is asked about it. */
function App( { server }: { server: FromServer } ) {
	const site = useMemo( () => siteOf( server ), [ server ] );
	const address = useQuery( site.view );
	const sources = useLoad( fetchSources );
	const { say, snackbars } = useSnackbars();
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
			{ snackbars }
		</SiteProvider>
	);
}

mount( 'vestibule-bookings', 'vestibuleBookings', App );
