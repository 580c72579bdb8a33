import { View } from '../../../blocks/chat/View';
import type { ChatProps } from '../../../src/contracts/chat-props';
import { parity } from './parity';

const WORDS: ChatProps[ 'words' ] = {
	close: 'Close',
	online: 'Online',
	offline: 'Offline',
	newTab: '(opens in a new tab)',
	opens: 'Opens WhatsApp',
	opensInTab: 'Opens WhatsApp in a new tab',
	hour: '1 hour',
	hours: '%s hours',
	minute: '1 minute',
	minutes: '%s minutes',
	opensTomorrow: 'Opens tomorrow at %s',
	opensOn: 'Opens on %1$s at %2$s',
	sunday: 'Sunday',
	monday: 'Monday',
	tuesday: 'Tuesday',
	wednesday: 'Wednesday',
	thursday: 'Thursday',
	friday: 'Friday',
	saturday: 'Saturday',
};

/** Default properties of a row. tests/php/Views/ChatViewsTest.php uses the same. */
const PLAIN: ChatProps = {
	id: 'chat',
	kind: 'launcher',
	label: 'Need Help? Chat with us',
	showsLabel: true,
	title: 'Start a Conversation',
	description: 'Click on WhatsApp',
	response: '',
	needsConsent: false,
	opensInNewTab: true,
	timezone: '+00:00',
	symbols: 'h:m',
	showsNext: true,
	countUrl: '',
	analytics: { facebook: false, google: false, ga4: false },
	words: WORDS,
	accounts: [],
};

const ACCOUNT = {
	id: 1,
	name: 'Ada',
	title: '',
	avatar: '',
	links: [ { device: 'all' as const, href: 'https://api.whatsapp.com/send?phone=1&text=a%20%22b%22' } ],
	isOnline: true,
	status: 'Online',
	next: '',
	working: null,
};

type Row = Partial< Omit< ChatProps, 'accounts' > > & { accounts?: Partial< ChatProps[ 'accounts' ][ number ] >[] };

parity< Row >( 'chat-views', ( { accounts = [], ...row } ) => (
	<View { ...PLAIN } { ...row } accounts={ accounts.map( ( account ) => ( { ...ACCOUNT, ...account } ) ) } />
) );
