import { useCallback, useMemo, useState } from '@wordpress/element';
import { useSnackbars } from '../kit/list/Snackbars';
import { mount } from '../kit/mount';
import { useLoad } from '../kit/server/useLoad';
import { fetchSources } from './booking/api';
import { CalendarScreen } from './CalendarScreen';
import { siteOf, SiteProvider, type FromServer } from './site/site';
import { useActions } from './booking/useActions';
import { NowProvider } from './site/browser';
import { useQuery } from './query/route';
import '../kit/list/list.css';
import './screen.css';
import './calendar/grid.css';
import './calendar/booking.css';
import './calendar/month.css';
import './calendar/list.css';
import './dialogs/dialog.css';
import './calendar/agenda.css';
import './calendar/hosts.css';
import './calendar/print.css';

/** The Bookings screen: the calendar for the current URL, dialogs and messages. */
function App( { server }: { server: FromServer } ) {
	const site = useMemo( () => siteOf( server ), [ server ] );
	const address = useQuery( site.view, site.isHost );
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
